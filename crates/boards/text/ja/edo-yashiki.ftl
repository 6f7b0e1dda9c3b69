### 江戸屋敷の文。

edo-yashiki-title = 江戸屋敷
edo-yashiki-about = 場から札を取り、板の間、畳、池、庭が並ぶように屋敷を建てます。

## 卓の準備
edo-yashiki-option-grab = 札の取り方
edo-yashiki-option-grab-draft = 親から順に一人ずつ取ります。
edo-yashiki-option-grab-rush = 全員いっせいに。先に手を置いた人のものです。
edo-yashiki-option-rules = 得点に駒を使うかどうか
edo-yashiki-option-rules-standard = 使いません。列はすべて得点になります。
edo-yashiki-option-rules-specialist = 使います。駒のある種類だけが得点になり、使い切ると四つとも戻ります。
edo-yashiki-option-deck = 使う札
edo-yashiki-option-deck-full = 64枚すべて。
edo-yashiki-option-deck-small = 2種類の札を10枚ずつ。
edo-yashiki-level-novice = 見習い
edo-yashiki-level-novice-about = たいていの場所を見落とし、手も遅い相手です。
edo-yashiki-level-carpenter = 大工
edo-yashiki-level-carpenter-about = そのラウンドで一番点になる場所を必ず見つけます。
edo-yashiki-level-architect = 棟梁
edo-yashiki-level-architect-about = 次の札のことも考えて建てます。
edo-yashiki-level-master = 名人
edo-yashiki-level-master-about = 何ラウンドも先を読み、人の欲しい札を取り、終わり時も心得ています。

## 名前
edo-yashiki-kind-floor = 板の間
edo-yashiki-kind-tatami = 畳
edo-yashiki-kind-pond = 池
edo-yashiki-kind-garden = 庭
edo-yashiki-card = 上{ $top }、中{ $middle }、下{ $bottom }
edo-yashiki-card-row = { $left }と{ $right }
edo-yashiki-row = { $kind }の横{ $length }マス
edo-yashiki-column = { $kind }の縦{ $length }マス
edo-yashiki-line-scored = { $line }：+{ $points }
edo-yashiki-line-long = { $line }：長すぎて0点
edo-yashiki-line-bare = { $line }：駒がなく0点
edo-yashiki-bonus = { $kinds }種類のボーナス：+{ $points }
edo-yashiki-sum = { $points }点
edo-yashiki-points = { $points }点
edo-yashiki-standing = { $name } { $points }点

## 卓
edo-yashiki-round = 第{ $round }ラウンド
edo-yashiki-ask-place = 札を屋敷の隣か上に置いてください。
edo-yashiki-ask-lap = 札を見て、両手を膝に置いてください。
edo-yashiki-ask-laps = 全員の手が膝に置かれるのを待っています。まだの人：{ $names }。
edo-yashiki-ask-hajime = { $you ->
    [yes] 全員の手が膝にあります。「はじめ！」と言ってください。
   *[no] 手は膝に。まもなく{ $name }が「はじめ！」と言います。
}
edo-yashiki-ask-rush = はじめ！札を取ってください！
edo-yashiki-ask-draft = { $you ->
    [yes] 場から札を1枚取ってください。
   *[no] { $name }が場から札を取ります。
}
edo-yashiki-ask-late = { $you ->
    [yes] 時間切れです。札を1枚取ってください。
   *[no] 時間切れです。{ $name }が札を取ります。
}
edo-yashiki-ask-others = 札を置きました。まだの人：{ $names }。
edo-yashiki-ask-goal = 屋敷が完成しました。
edo-yashiki-ask-deck = 次のラウンドの札がありません。屋敷の完成です。
edo-yashiki-track = 得点盤（25点で終わり）：{ $points }
edo-yashiki-own = あなたの屋敷
edo-yashiki-plot = あなたの屋敷
edo-yashiki-plot-place = 屋敷に札を置く：矢印キーで動かし、Rで回し、Enterで置きます
edo-yashiki-markers = 駒
edo-yashiki-marker = { $kind }：駒あり
edo-yashiki-marker-used = { $kind }：駒なし
edo-yashiki-save = 絵を保存
edo-yashiki-save-caption = { $name }の屋敷 · { $points }点
edo-yashiki-offer = 場の札
edo-yashiki-deck = 山札{ $cards }枚
edo-yashiki-grab = { $number }番の札を取る：{ $card }
edo-yashiki-taken = { $you ->
    [yes] { $number }番はあなたの札
   *[no] { $number }番は{ $name }の札
}
edo-yashiki-ready = 手を膝に置く
edo-yashiki-hajime = はじめ！
edo-yashiki-hand = あなたの札
edo-yashiki-held = あなたの札：{ $card }
edo-yashiki-hint = 屋敷の置きたい所を指すか、矢印キーで動かします。Rで札が回ります。
edo-yashiki-no = ここには置けません。押すと理由がわかります。
edo-yashiki-turn = 回す
edo-yashiki-put = 置く
edo-yashiki-left = 左へ
edo-yashiki-up = 上へ
edo-yashiki-down = 下へ
edo-yashiki-right = 右へ
edo-yashiki-places = 置ける所の一覧（{ $places }）
edo-yashiki-place = { $spot }
edo-yashiki-place-turned = { $spot }（回して）
edo-yashiki-last = 前に置いた札
edo-yashiki-last-card = 前の札：
edo-yashiki-others = ほかの人の屋敷
edo-yashiki-house-of = { $name }の屋敷、札{ $cards }枚
edo-yashiki-places-now = 札を置く番
edo-yashiki-begins = 「はじめ！」と言う人
edo-yashiki-unready = 札を見ている
edo-yashiki-is-ready = 手は膝の上
edo-yashiki-chooses = 札を取る番
edo-yashiki-grabs = 札を狙う
edo-yashiki-placed = 置き終わり

## 記録
edo-yashiki-tell-round = { $you ->
    [yes] 第{ $round }ラウンド。親はあなたです。
   *[no] 第{ $round }ラウンド。親は{ $name }です。
}
edo-yashiki-tell-settled = { $you ->
    [yes] あなたは手を膝に置いた。
   *[no] { $name }は手を膝に置いた。
}
edo-yashiki-tell-hajime = { $you ->
    [yes] あなたが「はじめ！」と言った。
   *[no] { $name }が「はじめ！」と言った。
}
edo-yashiki-tell-grabbed = { $you ->
    [yes] あなたが{ $number }番の札を取った。
   *[no] { $name }が{ $number }番の札を取った。
}
edo-yashiki-tell-left = { $you ->
    [yes] 残った{ $number }番の札はあなたのもの。
   *[no] 残った{ $number }番の札は{ $name }のもの。
}
edo-yashiki-tell-rush-over = 時間切れ。{ $names }は順に札を取る。
edo-yashiki-tell-refilled = { $you ->
    [yes] あなたの駒が四つとも戻った。
   *[no] { $name }の駒が四つとも戻った。
}
edo-yashiki-tell-placed = { $you ->
    [yes] あなたが札を置いた。
   *[no] { $name }が札を置いた。
}
edo-yashiki-tell-advanced = { $you ->
    [yes] あなたは{ $gained }点を得て{ $points }点。
   *[no] { $name }は{ $gained }点を得て{ $points }点。
}
edo-yashiki-tell-goal = 25点に達したので終わり：{ $points }。
edo-yashiki-tell-deck = 次のラウンドの札がないので終わり：{ $points }。

## できない理由
edo-yashiki-refuse-settled = 手はもう膝にあります。「はじめ！」を待ってください（§3）。
edo-yashiki-refuse-begin = あなたが親です。全員の手が膝に置かれたら「はじめ！」と言ってください（§3）。
edo-yashiki-refuse-no-hands = 手を膝に置くのは、いっせいに取る前だけです（§3）。
edo-yashiki-refuse-other-begins = 「はじめ！」と言うのは親です（§3）。
edo-yashiki-refuse-unready = 全員の手が膝に置かれるまで待ってください。あと{ $count }人です（§3）。
edo-yashiki-refuse-laps = 「はじめ！」までは手を膝に置いておきます（§3）。
edo-yashiki-refuse-taken = 先に取られました。別の札を取ってください（§3）。
edo-yashiki-refuse-no-card = 場の札は{ $cards }枚だけです（§3）。
edo-yashiki-refuse-turn = 札を取る番ではありません（§3）。
edo-yashiki-refuse-all-taken = このラウンドの札はすべて取られました（§3）。
edo-yashiki-refuse-place-first = このラウンドの札を持っています。先に置いてください（§4）。
edo-yashiki-refuse-placed = もう札を置きました。ほかの人を待ってください（§3）。
edo-yashiki-refuse-nothing = 置く札がありません。先に取ってください（§3）。
edo-yashiki-refuse-apart = 札は屋敷に重ねるか、マスの辺が屋敷に接するように置いてください（§4）。
edo-yashiki-refuse-covers = { $line }の一部が隠れます。三つ以上並んだマスは隠せません（§4）。
edo-yashiki-refuse-over = ゲームは終わりました（§7）。

## 遊び方
edo-yashiki-rules-lead = 2人から5人、15分ほどのゲームです。大名は毎年、江戸で暮らさなければなりません。どうせなら、人目を引く屋敷を構えたいもの。場の札を取って建て増し、板の間、畳、池、庭を縦横に並べて得点します。
edo-yashiki-rules-1 = 札
edo-yashiki-rules-1-text = 札は64枚。1枚は横2マス、縦3マスで、どのマスも四種類のどれかです。
edo-yashiki-rules-deck = 64枚の札すべて
edo-yashiki-rules-deck-text = この山札は推定です。印刷された札の模様は公表されていません。同じマスが隣り合うことは多く、縦に三つ並ぶことはない、という知られている事柄には合っています。十六の模様をそれぞれ四通りに塗り替え、どの位置にもどの種類も同じ数だけ現れ、同じ札は二枚とありません。
edo-yashiki-rules-2 = 準備
edo-yashiki-rules-2-text = 札をよく混ぜます。最初の親はくじで決めます。全員が1枚ずつ受け取り、縦向きに置いて屋敷の始まりとします。この札は得点になりません。
edo-yashiki-rules-3 = ラウンド
edo-yashiki-rules-3-text = 人数と同じ枚数の札を表向きに並べ、一人1枚ずつ取ります。取った人は、ほかの人を待たずにすぐ置けます。最後の1枚は、自動で最後の人のものになります。
edo-yashiki-rules-draft = 順に取る：
edo-yashiki-rules-draft-text = 親から時計回りに一人ずつ取ります。
edo-yashiki-rules-rush = いっせいに取る：
edo-yashiki-rules-rush-text = 札を見ながら、全員が両手を膝に置きます。そろったら親が「はじめ！」と言い、先に手を置いた人が札を取ります。取られた札に手を伸ばした人は、すぐに選び直せます。誰も取らず置かずに30秒たったら、まだの人が順に取ります。
edo-yashiki-rules-4 = 置く
edo-yashiki-rules-4-text = 札は縦向きのまま、マス目に合わせて置きます。半回転させても構いません。屋敷に重ねるか、少なくとも一つのマスの辺が屋敷のマスに接していなければなりません。角だけでは足りません。下の札を隠しても構いませんが、同じ種類が縦か横に三つ以上並んだマスは、一つも隠せません。
edo-yashiki-rules-4-example = 例：ここには置けない
edo-yashiki-rules-4-example-text = 縄で結んだマスは、三つ以上の並びです。この札はその一部を隠すので、同じ種類のマスを重ねる場合でも置けません。
edo-yashiki-rules-5 = 得点
edo-yashiki-rules-5-text = 新しい札のマスを含む、同じ種類の縦横の並びが、その全体の長さで得点になります。
edo-yashiki-rules-5-bonus = 1枚で何種類もの並びが得点になると、ボーナスがあります。
edo-yashiki-rules-length = 並んだマス
edo-yashiki-rules-worth = 点
edo-yashiki-rules-kinds = 1枚での種類
edo-yashiki-rules-bonus = ボーナス
edo-yashiki-rules-5-example = 例：1枚で8点
edo-yashiki-rules-5-example-text = 新しい札は畳を二つ隠します。庭が四つ、池が三つ、畳が三つ横に並び、三種類のボーナスも付きます。
edo-yashiki-rules-6 = ラウンドの終わり
edo-yashiki-rules-6-text = 全員が置き終わったら、親の左隣の人が次の親になります。
edo-yashiki-rules-7 = ゲームの終わり
edo-yashiki-rules-7-text = 誰かが25点以上になったラウンドの終わりか、次に並べる札が足りなくなったときに終わります。得点の一番多い人の勝ちです。同点なら勝利を分け合います。
edo-yashiki-rules-8 = 匠のルール
edo-yashiki-rules-8-text = 慣れた人のための選択ルールです。全員が四種類の駒を一つずつ持ちます。並びは、その種類の駒があるときだけ得点になり、得点すると駒はなくなります。最後の駒がなくなると、得点の途中でもすぐに四つとも戻り、残りの並びに使えます。ボーナスは、実際に得点した種類だけを数えます。
edo-yashiki-rules-8-example = 例：庭の駒がない
edo-yashiki-rules-8-example-text = この札で、池が縦に三つ、庭が横に三つ並びます。庭の駒は使ってしまったので、得点は池だけで、ボーナスもありません。
edo-yashiki-rules-hand = この卓では
edo-yashiki-rules-hand-text = 屋敷を指すと、札がそこに仮に置かれ、入る点が見えます。もう一度押すか、Enterを押すと置きます。矢印キーで動き、Rで回り、1から5のキーで場の札を取れます。点の印が置ける所です。ほかの所を押すと、置けない理由がわかります。いっせいに取るとき、ほとんど同時に届いた手は送られた時刻の順とし、それも同じなら親から時計回りの順とします。
edo-yashiki-rules-rulings = 裁定
edo-yashiki-ruling-1 = 札は半回転させても構いませんが、横向きには置けません。
edo-yashiki-ruling-2 = マスはマスにぴったり合わせます。
edo-yashiki-ruling-3 = 新しい札のマスを含む並びは、今の長さ全体で得点になります。三つが五つになれば4点です。六つ以上は0点で、ボーナスの種類にも数えません。
edo-yashiki-ruling-4 = 新しい札でつながった二つの並びは、一つの並びです。
edo-yashiki-ruling-5 = 同じ種類の縦と横の並びはどちらも得点になり、ボーナスでは1種類と数えます。
edo-yashiki-ruling-6 = 三つ以上の並びは、同じ種類のマスでも隠せません。六つ以上でも同じです。
edo-yashiki-ruling-7 = 札を1枚まるごと隠しても構いません。
edo-yashiki-ruling-8 = ある札に重ねながら、別の札の隣に置いても構いません。
edo-yashiki-ruling-9 = 最初の札は得点になりません。
edo-yashiki-ruling-10 = 屋敷のどの札の隣でも構いません。
edo-yashiki-ruling-11 = いっせいに取るときは早い人のもの。順に取るときは親から時計回りです。
edo-yashiki-ruling-12 = 山札が人数より少なくなったら終わりです。得点は29を超えても数えます。
edo-yashiki-ruling-13 = 駒を残すために得点を断ることはできません。
edo-yashiki-ruling-14 = 戻った駒は残りの並びに使えます。ボーナスは、この札で得点した種類を数えます。
edo-yashiki-ruling-15 = 駒が足りなくなることはありません。
edo-yashiki-ruling-16 = 同点の人は全員勝ちです。
edo-yashiki-ruling-17 = 親はラウンドごとに替わります。
edo-yashiki-ruling-18 = 駒のない並びは駒が戻るまで保留し、戻ったら必ず得点します。六つ以上の並びは駒を使いません。順番は得点に関わらないので尋ねず、種類ごとに長い並びから得点します。
edo-yashiki-ruling-19 = 札を取った人は、ほかの人が取る前でもすぐに置けます。
edo-yashiki-rules-credits = クレジット
edo-yashiki-rules-credits-text = 『江戸屋敷』は林尚志（Hisashi Hayashi）作、OKAZU brandから2013年に発行され、2017年にOsprey GamesからSamurai Gardenerとして再版されました。お気に召したら、ぜひ箱のほうも手に取ってください。
edo-yashiki-rules-unofficial = これは非公式の翻案です。遊び方は私たちの言葉で書き直し、絵も新たに描いたもので、印刷物からの転載はありません。
