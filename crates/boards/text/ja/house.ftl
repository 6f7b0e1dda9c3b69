### 座敷の文言。ゲームごとの文言は別のファイルにあります。

## 共通
house-name = 座敷
house-description = 日本美術のボードゲームを楽しむ静かな一室。友だちとでもボットとでも、登録なしで遊べます。
house-ways = 案内
skip-to-content = 本文へ進む
way-home = 玄関へ戻る
way-table = 卓へ
rules = 遊び方
rules-failed = 遊び方を読み込めませんでした。少し待ってから、もう一度お試しください。
close = 閉じる
list-comma = 、
list-and = { $before }、{ $last }
people-name = { $name }さん
people-and = { $before }と{ $last }
nickname = 卓での名前
nickname-hint = ニックネームで結構です。同じ卓の全員に見えます。
guest-name = お客さま

## 設定
settings = 設定
settings-hint = 設定はこのブラウザーだけに保存され、座敷のどこでも有効です。
settings-lang = 言語
settings-theme = 明るさ
settings-theme-device = 端末の設定に合わせる
settings-theme-paper = 和紙（明るい画面）
settings-theme-evening = 夕べ（行灯の明かりの暗い画面）
settings-motion = 動き
settings-motion-device = 端末の設定に合わせる
settings-motion-less = 控えめ（滑る、光る、待つ動きをなくします）
settings-motion-full = すべて動かす
settings-sound = 音
settings-sound-off = なし
settings-sound-on = あり（木と紙の静かな音）
settings-cards = 札の大きさ
settings-cards-usual = ふつう（卓に収まる大きさ）
settings-cards-larger = 大きめ（ボタンも大きくなります。スクロールが必要なことがあります）
settings-colors = 色
settings-colors-usual = 色と形で見分ける
settings-colors-patterns = 模様を添える（色だけに頼りません）
settings-hand = 利き手
settings-hand-right = 右
settings-hand-left = 左（脇の欄とボタンが反対側に移ります）
settings-sample = 見本
settings-keep = この設定にする
settings-leave = 変えずに戻る

## つながらないとき
offline = オフラインです
offline-text = いま座敷につながりません。このページがつなぎ直しを続け、つながりしだい、お望みのページへ自動でお連れします。
offline-try = いますぐ試す

## 席
seat-name = { $number }番の席
seat-open = 空席
seat-you = あなた
seat-host = 席主
seat-bot = ボット・{ $level }
seat-away = 離席中
bot-name-a = お松
bot-name-b = お竹
bot-name-c = お梅
bot-name-d = お菊
bot-name-e = お藤
bot-name-f = お桜

## 玄関
home-title = 座敷
home-welcome = 日本美術のボードゲームを楽しむ静かな一室です。どうぞお上がりください。友だちと囲んでも、座敷が用意する相手とひと勝負しても。
home-games = 遊べるゲーム
home-seats = { $fewest }〜{ $most }人用
home-play-now = すぐに遊ぶ
home-play-now-hint = 「すぐに遊ぶ」を押すと、ボットを相手にその場で始まります。
home-new-table = 卓を立てる
home-tables = 相手を待っている卓
home-no-tables = いま相手を待っている卓はありません。よろしければ、公開の卓を立ててみてください。
home-table-host = { $host }さんの卓
home-table-open = { $seats }席のうち{ $open }席が空いています
home-join = 加わる
home-mine = あなたの対局
home-with = 相手：{ $names }
home-return = 卓へ戻る
home-state-gathering = 開始前
home-state-your-turn = あなたの番
home-state-playing = 対局中
home-state-over = 終了
home-unofficial = ここは愛好者による非公式のサイトです。各ゲームの作者・発行元とは関係ありません。作者・発行元のお名前は、遊び方のページに記しています。

## 新しい卓
new-title = { $game }の卓を立てる
new-seats = 誰と遊びますか
new-seats-number = 人数
new-seats-count = { $count }人
new-seat-if = （{ $count }人以上のとき）
new-occupant-me = 自分
new-occupant-open = 空席（リンクで招きます）
new-levels = 座敷のボット
new-visibility = 卓を誰に見せますか
new-private = リンクを送った相手だけ。
new-public = 誰でも。相手を待つあいだ、玄関に表示されます。
new-open = 卓を立てる

## 開始前の卓
table-needs-script = 卓の動きをその場でお見せするために、JavaScriptが必要です。このページで有効にしてください。
lobby-title = { $game }の卓
lobby-state-ready = 全員そろいました。いつでも始められます。
lobby-state-host = あと{ $open }席空いています。リンクを送って誘うか、ボットを座らせてください。
lobby-state-wait-start = 全員そろいました。席主がゲームを始めます。
lobby-state-wait-guests = 席に着きました。あと{ $open }人を待っています。
lobby-state-full = 満席です。このまま観戦できます。ゲームが始まると、ここに映ります。
lobby-state-welcome = 席が空いています。お名前を入れて、どうぞお座りください。
lobby-sit = 座る
lobby-sit-here = ここに座る
lobby-seats = 卓を囲む人
lobby-arrange = { $seat }に座る人
lobby-occupant-open = 空席
lobby-start = ゲームを始める
lobby-start-hint = 空席がなくなると、自動で始まります。
lobby-invitation = 人を誘う
lobby-link = このリンクを開いた人は、席に着けます。
lobby-copy = コピー
lobby-copied = コピーしました
lobby-options = この卓の決まり

## 対局中の卓
game-over = ゲームが終わりました
game-turn-yours = あなたの番です
game-turn = { $names }の番です
game-turn-nobody = 少しお待ちください
game-watching = 観戦中
game-side = 盤の脇
game-log = これまでの流れ
game-fairness = 配り方を確かめるには
game-fairness-text = このゲームの運の要素はすべて、秘密のシードから決まります。下はそのSHA-256ハッシュで、最初から公開しています。シードは終局後に公開しますので、途中で変えられていないことを誰でも確かめられます。

## 終局
result-you-won = あなたの勝ちです
result-you-won-with = あなたと{ $names }の勝ちです
result-won = { $count ->
    [1] { $names }の勝ちです
   *[other] { $names }がともに勝ちました
}
result-place = { $place }位
result-points = { $points }点
result-again = もう一度遊ぶ
result-record = 対局の記録をダウンロード
result-seed = 配り方を確かめる
result-seed-text = 座敷は最初から、このシードのSHA-256ハッシュを公開していました。シードと対局の記録があれば、ゲーム全体を再現できます。
result-seed-label = シード
result-hash-label = ハッシュ

## 接続
line-lost = 接続が切れました。つなぎ直しています……
line-away = オフラインです。つながりしだい、卓は自動で元に戻ります。
line-waiting = 手を送りました。座敷からの返事を待っています……
line-offline = いまは接続していません。手は送られませんでした。

## 困ったとき
trouble-no-such-page = ここには何もありません
trouble-no-such-page-text = このアドレスの部屋はありません。途中で文字が抜けたのかもしれません。
trouble-no-such-table = その卓はありません
trouble-no-such-table-text = リンクが途中で切れているか、卓がずっと前に片づけられたのかもしれません。
trouble-no-such-game = そのゲームはここでは遊べません
trouble-no-such-game-text = 遊べるゲームは玄関に並んでいます。
trouble-full = 満席です
trouble-full-text = ほかの人が先に座りました。観戦するか、ご自分で卓を立ててみてください。
trouble-broken = この卓は壊れてしまいました
trouble-broken-text = この卓に不具合があり、記録から元どおりにすることもできませんでした。申し訳ありません。
trouble-damaged = この対局の一部が壊れています
trouble-damaged-text = 保存された手の一部が失われたか変わっているため、この対局は続けられません。それより前の手は残っています。
trouble-damaged-running = 保存された手の一部が失われたか変わっているため、この対局はここでは続けられません。それまでにあなたが見たものは残っています。主催者がバックアップから対局を戻すかもしれないので、シードと記録は公開されません。
trouble-damaged-replay = 残っているところを一手ずつ見直す
trouble-damaged-record = 壊れる前までの記録をダウンロード
trouble-other-rules = ここにはない版のルールです
trouble-other-rules-text = この卓のルールの版は、このサーバーではまだ遊べません。失われたものはありません。終わった対局なら記録をダウンロードでき、サーバーが新しくなれば卓も開けます。
trouble-not-over = ゲームはまだ続いています
trouble-not-over-text = 対局の記録には全員の手札が載っています。終局後にダウンロードできます。
trouble-too-many-requests = 少しずつお願いします
trouble-too-many-requests-text = 短いあいだに、とても多くの要求が届きました。1分ほど待ってから続けてください。
trouble-too-slow = 時間がかかりすぎました
trouble-too-slow-text = 要求が時間内に届ききりませんでした。もう一度お試しください。
trouble-too-long = 送られた内容が長すぎます
trouble-too-long-text = この座敷で受け取れる長さを超えています。短くして送り直してください。
trouble-holding = 席をお取りしています
trouble-holding-text = いま帳面の読み書きができません。失われたものはありません。1分ほどしてから、もう一度お試しください。
trouble-opening = 卓の用意が重なっています
trouble-opening-text = いま、たくさんの卓を開いているところです。数秒してから、もう一度お試しください。
trouble-not-from-here = どこから届いたのか分かりません
trouble-not-from-here-text = この座敷のページから送られた要求ではないようです。玄関へ戻って、もう一度お試しください。
trouble-wrong-host = アドレスが違います
trouble-wrong-host-text = この名前では座敷に入れません。案内されたアドレスをお使いください。
trouble-inside = 問題が起きました
trouble-inside-text = こちらの不手際です。記録は残しました。もう一度お試しください。

# 終わった対局を一手ずつ見る
replay = リプレイ
replay-title = { $game }のリプレイ
replay-steps = 対局の手順
replay-first = 最初へ
replay-before = 一手戻る
replay-after = 一手進む
replay-last = 最後へ
replay-play = 自動で進める
replay-step = { $last }手中{ $step }手目
replay-eyes = 誰の目で見るか
replay-eyes-truth = すべて
replay-eyes-table = 全員
replay-go = 表示
replay-truth = 伏せられていたもの
replay-press = この対局は終わっています。別の手を試すには「ここから遊ぶ」を押してください。
replay-play-on = ここから遊ぶ
replay-play-on-hint = この局面から新しい卓を立てます。ほかの席はボットが受け持ち、これから引く札は元の対局と同じ順に出ます。
replay-result = 結果へ
replay-verified = シード、ハッシュ、結果は一致しています
replay-not-verified = この記録は保存された結果と一致しません
result-replay = 一手ずつ見直す

## 同席の方々と
company-hint = ヒント
company-hint-title = 名人ならこう考えます
company-hint-chance = 勝つ見込み 約{ $chance }%
company-hint-none = 名人なら、ここでは何もしません。
company-take-back = 待った
company-take-back-about = 直前の自分の手を取り消します。隠れていたものが見えた後や、ほかの人が動いた後は、まず同席の方々にたずねます。
company-take-back-request = { $name }さんが{ $steps }手の取り消しを願い出ています。返事待ち：{ $names }
company-take-back-request-yours = { $steps }手の取り消しを願い出ました。返事待ち：{ $names }
company-take-back-request-asked = { $name }さんが{ $steps }手の取り消しを願い出て、あなたの返事を待っています。
company-agree = かまいません
company-decline = そのままで
company-clocks = 残り時間
log-took-back = { $name }さんが{ $steps }手戻しました。
log-you-took-back = あなたは{ $steps }手戻しました。
game-log-since = 前回のあなたの番から
fullscreen = 全画面
back = これまでを見る
back-title = { $game }のこれまで
back-about = あなたに見えていた場面です。対局は卓で続いています。
back-press = これは過去の場面です。遊ぶには卓へ戻ってください。
back-to-table = 卓へ戻る
seat-stood-in = ボットが代打ち中
curtain-title = { $name }さんに端末を渡してください
curtain-about = ほかの方は少しのあいだ目をそらしてください。求めがあるまで何も表示されません。
curtain-open = { $name }です。札を見せてください
talk-title = おしゃべり
talk-title-watching = 観戦者どうしのおしゃべり
talk-line = { $name }：{ $words }
talk-say = ひとこと
talk-send = 言う
talk-gestures = しぐさ
talk-mute = 聞かない
talk-bow = おじぎ
talk-bow-line = { $name }さんがおじぎをしました。
talk-applause = 拍手
talk-applause-line = { $name }さんが拍手しています。
talk-laugh = 笑う
talk-laugh-line = { $name }さんが笑っています。
talk-sigh = ため息
talk-sigh-line = { $name }さんがため息をつきました。
talk-thinking = 少し考えます
talk-thinking-line = { $name }さんは少し考えています。
talk-thanks = ありがとう
talk-thanks-line = { $name }さんが「ありがとう」と言っています。

## 卓の取り決め
new-settings = 卓の取り決め
new-clock = 考える時間
new-clock-none = 制限なし
new-clock-move-30 = 一手30秒
new-clock-move-120 = 一手2分
new-clock-bank-600-5 = 持ち時間10分、手番ごとに5秒加算
new-clock-bank-1800-15 = 持ち時間30分、手番ごとに15秒加算
new-clock-move-86400 = 一日一手：何日もかけて
new-clock-about = 時間が切れると、その手だけボットが代わりに打ち、次の手から続けられます。
new-stand-in = 席を立った人がいるとき
new-stand-in-120 = 2分後から、戻るまでボットが代打ちします。
new-stand-in-600 = 10分後から、戻るまでボットが代打ちします。
new-stand-in-never = みんなで待ちます。
new-stand-in-level = 代打ちのボット
new-hints = ヒント
new-hints-offered = 名人ならどうするか、だれでもたずねられます。
new-hints-withheld = この卓ではヒントなし。
new-take-back = 待った
new-take-back-consent = 隠れたものが見えないうちは自由に。その先は同席者の同意があれば。
new-take-back-own-steps = 隠れたものが見えないうちの自分の手だけ。
new-occupant-here = この端末で隣にいる人
new-occupant-here-name = その人の名前
lobby-beside = この端末で隣にいる人

# 終わった対局を振り返る。
review-title = { $game }を振り返る
review-look = 勝負の分かれ目を見る
review-looking = このゲームをよく知る者が一手ずつ振り返っています。少しお待ちください。
review-progress = 進み具合
review-look-again = 進み具合を確かめる
review-there = 振り返りができました。勝負の分かれ目と、もっとも響いた手をご覧いただけます。
review-failed = この対局は振り返れません。記録が今のルールでは再現できないためです。
review-lead = 一手ごとの、各席の勝つ見込みです。その席から知りえたことだけに基づき、伏せられたものの{ $worlds }通りの並びを、それぞれもっともらしい打ち方で先へ進めて求めました。
review-press = 曲線を押すと、そのときの卓が見られます。縦の破線は勝負の分かれ目です。
review-chances = 勝つ見込み
review-turns = 勝負の分かれ目
review-no-turns = 大きな分かれ目はありませんでした。一手で見込みが大きく動いた席はありません。
review-costly = もっとも響いた手
review-costly-text = その席から知りえたことだけで、{ $adviser }ならよりよい手を選んだ場面です。
review-nothing-costly = その席から知りえたことだけでは、{ $adviser }にも明らかによい手は見つかりませんでした。
review-better = よりよい手：
review-let-pass = { $name }は見送る
review-cost = { $name }の勝つ見込みが{ $cost } ± { $error }ポイント下がりました。
review-numbers = すべての数値
review-step = 手
review-again = 同じ結果を求めるには
review-again-text = この対局の記録を保存してください。Zashikiをお持ちなら、次のコマンドでまったく同じ結果が得られます。
review-to-replay = リプレイへ
