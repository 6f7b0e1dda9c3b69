### できないわけ、卓の全員へのお知らせ、接続を切るわけ。
### 断りの id は通信に使う符号と同じです。

## 手を選ぶとき
refusal-stale = その場面は過ぎました。卓を見て、選び直してください。
refusal-slower = ほかの人が先でした。卓を見て、選び直してください。
refusal-time-up = お答えが届く前に制限時間が切れました。
refusal-forbidden = いまはこのゲームのルールでできません。
refusal-not-an-action = 「{ $action }」というアクションはこのゲームにありません。盤を見て、選び直してください。
refusal-not-asked = いまは番ではありません。番が来るまでお待ちください。
refusal-no-limit = いまは制限時間がないので、時間切れはありません。
refusal-over = ゲームは終わりました。もう手は選べません。
refusal-not-started = ゲームはまだ始まっていません。席主が始めるのをお待ちください。
refusal-spectator = 観戦中です。手を選べるのは、席に着いている人だけです。

## 席
refusal-already-started = ゲームが始まったので、席はもう変えられません。
refusal-not-host = これができるのは、卓の席主だけです。
refusal-seat-taken = その席にはもう人がいます。別の席を選んでください。
refusal-no-such-seat = この卓にその席はありません。
refusal-full = 満席です。どうぞ観戦していってください。

## 取り消し、ヒント、おしゃべり
refusal-nothing-to-take-back = 取り消せる手がまだありません。
refusal-take-back-refused = 隠れていたものが見えたか、ほかの人が動いたので、この卓では取り消せません。
refusal-no-take-backs-left = この対局ではすでに50回取り消しました。もう取り消せません。
refusal-take-back-request-open = すでに取り消しの願いが出ています。返事をお待ちください。
refusal-no-take-back-request = いま返事を待っている取り消しの願いはありません。
refusal-no-hints = この卓ではヒントは出ません。
refusal-nothing-to-hint = ヒントは自分の番に使えます。
refusal-hint-running = ヒントを考えているところです。少しお待ちください。
refusal-too-busy = ただいま考えることが多すぎます。少したってからもう一度お願いします。
refusal-nothing-said = 何も書かれていません。まずひとこと書いてください。

## 新しい卓
refusal-no-such-game = 「{ $game }」というゲームはここにはありません。
refusal-seat-count = このゲームは{ $from }〜{ $to }人用です。
refusal-no-such-player = このゲームにそのボットはいません。
refusal-no-such-option = このゲームに「{ $option }」という設定はありません。
refusal-no-such-value = 「{ $option }」を「{ $value }」にはできません。
refusal-time-out-of-bounds = 「{ $field }」は{ $least }〜{ $most }秒にしてください。
refusal-two-seats = 座れる席はひとつだけです。「自分」は一度だけ選んでください。
refusal-bad-name = 名前は1〜24文字で入れてください。
refusal-invisible-name = 名前に目に見えない文字が含まれています。その文字を除いて入れ直してください。
refusal-choose-from = { $sentence }{ $known }から選んでください。

## 卓をさがすとき
refusal-no-such-table = その卓はありません。
refusal-table-closed = この卓は席主が閉じました。
refusal-table-broken = この卓に不具合があり、記録から元どおりにできませんでした。
refusal-table-damaged = 保存された手の一部が失われたか変わっているため、この対局は続けられません。残っているところは卓のページで見られます。
refusal-unknown-rules = この卓は、このサーバーではまだ遊べない版のルールで遊ばれています。

## お知らせの通知
refusal-no-push = この座敷からお知らせは送られません。
refusal-bad-subscription = この座敷が知っているプッシュサービスの登録ではありません。

## どの通信や要求でも
refusal-unreadable = うまく伝わりませんでした。盤を見て、選び直してください。
refusal-unreadable-body = 要求を読み取れませんでした：{ $problem }
refusal-too-long = この座敷で受け取れる長さを超えています。短くして送り直してください。
refusal-too-slow = 要求が時間内に届ききりませんでした。もう一度お試しください。
refusal-too-fast = 少し急ぎすぎです。ひと息ついて、もう一度どうぞ。
refusal-too-many-requests = 短いあいだに届いた要求が多すぎます。少し待ってから続けてください。
refusal-too-many-tables = 短いあいだに立てられた卓が多すぎます。少し待ってから、もう一度お試しください。
refusal-too-many-sockets = この卓、またはお使いの端末や回線から開かれている接続が多すぎます。いくつか閉じてください。
refusal-unavailable = いまはできません。失われたものはありません。1分ほどしてから、もう一度お試しください。
refusal-too-many-opening = いま、たくさんの卓を開いているところです。数秒してから、もう一度お試しください。
refusal-internal = こちらの不手際です。もう一度お試しください。

## 用紙
form-does-not-fit = このゲームに合わない項目があります。確かめてください。
form-beside-name = この端末で遊ぶ人全員の名前を教えてください。

## お知らせ
notice-holding = いま記録を書き込めません。席はそのままお取りしています。失われたものはありません。直りしだい、自動で再開します。
notice-going-on = お待たせしました。再開します。
notice-reopened = この卓で不具合がありましたが、記録から元どおりにしました。失われたものはありません。
notice-broken = この卓に不具合があり、元どおりにできませんでした。申し訳ありません。
notice-closing = 座敷をしばらく閉めます。次に開くとき、卓は続きから始まります。
notice-abandoned = 席主がこの卓を閉じました。

## 接続を切るわけ
close-reason-flooding = このページから送られた通信が多すぎたため、接続を切りました。続けるには、ページを読み込み直してください。
close-reason-too-long = このページから送られた通信が長すぎたため、接続を切りました。続けるには、ページを読み込み直してください。
close-reason-silent = 長いあいだ応答がなかったため、接続を切りました。続けるには、ページを読み込み直してください。
close-reason-no-table = この卓はもうありません。
refused-full = ただいま満員です。1分ほど待って、もう一度お試しください。
refused-network = お使いのネットワークからの接続が多すぎます。いくつか閉じてから、もう一度お試しください。
close-reason-too-many-sockets = この卓、またはお使いの回線から開かれている画面が多すぎます。いくつか閉じてから、ページを読み込み直してください。
close-reason-session-ended = 別の端末からこの端末の利用が終了されたため、接続を切りました。観戦するには、ページを読み込み直してください。
