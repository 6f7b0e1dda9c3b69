### お客さまの手元に残るもの：公正さの確認、席の持ち運び、これまでの対局、情報の消去。

## 配り方の公正さ
verify-title = { $game }の対局を確かめる
verify-link = 座敷に再現させて確かめる
verify-house = 座敷が調べたこと
verify-same = 再現しました：シードから{ $inputs }手、同じ結果です。
verify-other = 再現しましたが、シードから{ $inputs }手で、保存された結果とは違う結果になりました。
verify-refused = 手順を再現できません。記録が書き換えられたか、座敷に不具合があります。
verify-damaged = 残っているのは最初の{ $inputs }手だけです。それより後の手は、失われたか変わっています。
verify-house-hint = いま、シードからゲームを用意し直し、記録の手をすべて打ち直して、終局時に書き留めた結果と比べました。
verify-yourself = ご自分で確かめるには
verify-checking = ブラウザーが計算しています……
verify-noted = ブラウザーがシードのハッシュを計算しました。対局中にこのブラウザーが最初に書き留めたハッシュと一致します。
verify-unseen = ブラウザーがシードのハッシュを計算しました。ここに示したハッシュと一致します。ただし、このブラウザーは対局中の卓を見ていないため、当時のハッシュと同じかどうかは、書き留めた人にしか分かりません。
verify-other-noted = ご注意ください。対局中にこのブラウザーが最初に書き留めたハッシュと違います。
verify-wrong = ご注意ください。このシードから計算したハッシュは、ここに示したものと違います。
verify-unable = 暗号化されていない接続では、ブラウザーはハッシュを計算できません。下のコマンドで同じことができます。
verify-by-hand = このページを信用せずに、ターミナルで確かめるには：
verify-offline = 対局の記録を使って、手元で確かめるには：

## 席を別の端末へ移す
carry-title = 席を別の端末でも使う
carry-text = 別の端末でこのコードを読み取るか、リンクを開いてください。{ $minutes }分のあいだ、一度だけ使えます。その後は{ $name }さんとして両方の端末で席に着き、どちらからでも手を打てます。
carry-code = リンクのQRコード
carry-link = リンク：
carry-secret = 最初に開いた人があなたとして遊べます。ほかの人には渡さないでください。
carry-here = { $name }さんとして、ここに座りますか
carry-here-text = この端末でも、{ $name }さんの手札と対局がそのまま見えるようになります。もとの端末はそのままです。
carry-other = いまこの端末では、{ $name }さんとして対局があります。座り直すと、この端末からは見えなくなります。残したいときは、先に別の端末へ移してください。
carry-sit = 座る

## 自分の番のお知らせ
push-title = 自分の番のお知らせ
push-about = 席を外しているあいだ、お待ちの方がいることをこの端末でお知らせします。この座敷のすべての対局が対象で、切り替えるとすぐに効きます。
push-switch = 自分の番になったら知らせる
push-on = 席を外しているときに番が来たら、この端末でお知らせします。
push-insecure = 暗号化されていない接続では、お知らせを受け取れません。httpsで開いてください。
push-unable = このブラウザーではお知らせを受け取れません。iPhoneやiPadでは、先に座敷をホーム画面に追加してください。
push-denied = ブラウザーがこの座敷からの通知を許可していません。ブラウザーの設定で許可してから、もう一度お試しください。
push-failed = うまくいきませんでした。少ししてからもう一度お試しください。
push-your-turn = 「{ $game }」はあなたの番です。{ $names }がお待ちです。
push-your-turn-alone = 「{ $game }」はあなたの番です。

## 席主ができること
lobby-private = リンクを知る人だけ
lobby-public = 玄関に載せる
lobby-start-bots = ボットを入れて始める
close-table = この卓を閉じる
close-title = この卓を閉じてしまいますか
close-text = 閉じた卓では続きを遊べず、対局も残りません。対局中の卓は、ほかのお客さまが5分以上いないときだけ閉じられます。
trouble-closed = この卓は閉じられました
trouble-closed-text = 席主が対局を片づけました。玄関にはほかの卓があります。ご自分で卓を立てることもできます。
trouble-others-here = ほかのお客さまがいます
trouble-others-here-text = 対局中の卓は、ほかのお客さまが5分以上いないときだけ閉じられます。席を外すのはいつでもかまいません。席はお取りしておきます。
trouble-not-host = 席主だけができることです
trouble-not-host-text = 卓を整え、公開し、閉じるのは、卓を立てた人です。
trouble-no-seat = この卓には座っていません
trouble-no-seat-text = 席を別の端末でも使えるのは、卓に座っている人だけです。
trouble-carry-bad = このリンクはどこにもつながりません
trouble-carry-bad-text = 途中で切れているか、作った人が卓を離れたのかもしれません。もとの端末で作り直してください。
trouble-carry-expired = このリンクは古くなりました
trouble-carry-expired-text = 席のリンクが使えるのは15分間です。もとの端末で作り直してください。
trouble-carry-used = このリンクはもう使われました
trouble-carry-used-text = 席のリンクは一度しか使えません。もとの端末で作り直してください。

## 自分の対局
home-none-running = いま進行中の対局はありません。
home-finished = 終わった対局
home-all-finished = これまでの対局をすべて見る
home-see-again = 見直す
ago-now = たった今
ago-minutes = { $count }分前
ago-hours = { $count }時間前
ago-days = { $count }日前
guest-who-left = 去ったお客さま

## これまでの対局
history-link = これまでの対局と、保存されているあなたの情報
history-title = これまでの対局
history-empty = まだ最後まで遊んだ対局はありません。終わった対局の結果、得点の移り変わり、相手ごとの成績がここに並びます。
history-begin = はじめての一局を遊ぶ
history-overview = すべてのゲーム
history-game = ゲーム
history-played = 対局数
history-won = 勝ち
history-place = 平均順位
history-shared = うち同率{ $count }
history-all = すべてのゲームを表示
history-by-seats = 人数で絞る
history-any-seats = 人数を問わず
history-seats = { $seats }人（{ $played }局）
history-none-shown = この条件の対局はまだありません。
history-plot = { $count }局の得点。最低{ $least }点、最高{ $most }点
history-plot-hint = あなたの得点です。右端がいちばん新しい対局です。菱形は勝ち、丸はそれ以外を表します。
history-numbers = 数字で見る
history-day = 日付
history-points = 得点
history-place-of = 順位
history-with = 相手
history-against = 相手ごとの成績
history-opponent = 同じ卓の相手
history-guests = ほかのお客さま
history-keeping = 保存されているあなたの情報
history-keeping-text = 座敷はクッキーだけであなたを見分けます。保存しているのは、卓ごとの名前と、そこで遊んだ対局、そして番のお知らせを希望された場合はその端末の宛先だけです。終わった対局の記録はすべて持ち帰れます。情報をすべて消すこともできます。

# ほかの端末での利用を終える
sessions-link = ほかの端末をすべてログアウト……
sessions-title = ほかの端末をすべてログアウトしますか
sessions-text = この座敷であなたとして使われているほかの端末は、すべてただちにログアウトします。開いている卓は閉じ、手札を見ることも、あなたの代わりに打つこともできなくなります。この端末はそのままです。
sessions-links = 席を移すためのリンクは使えなくなります。番のお知らせは、もう一度オンにするまで、どの端末にも届きません。
sessions-button = ほかをすべてログアウト
sessions-not = そのままにする
sessions-ended-title = ほかの端末をすべてログアウトしました
sessions-ended-text = これからは、この端末だけがあなたです。
history-export = 記録をすべて持ち帰る
forget-link = 自分の情報をすべて消す……
forget-title = あなたの情報をすべて消しますか
forget-text = あなたの名前と番号がすべての卓から消え、この端末のクッキーも消えます。終わった対局は「去ったお客さま」の対局として残ります。元には戻せず、あとから対局を探すこともできません。必要なら、先に記録をお持ち帰りください。
forget-running = ほかのお客さまと進行中の対局では、ボットがあなたの席を引き継ぎます。ほかに誰も座っていない卓と、あなたが立ててまだ始まっていない卓は閉じられます。
forget-button = 自分の情報をすべて消す
forget-not = 消さずに戻る
forgotten-title = すべて消しました
forgotten-text = あなたの名前も番号も、もうどこにも残っていません。またいつでも、新しいお客さまとしてお越しください。
trouble-nothing-yet = まだ持ち帰れるものがありません
trouble-nothing-yet-text = 対局を最後まで遊ぶと、その記録を持ち帰れます。
