### 歌舞伎の文。

kabuki-title = 歌舞伎
kabuki-about = 重ねられた隈取を覚えておき、役者が同じ隈取をもう一度つけたら「待った」をかけるゲームです。

## 卓の準備
kabuki-option-window = 「待った」をかけられる時間
kabuki-option-window-quick = 速い勝負。誰にも最低2秒、長くて5秒。
kabuki-option-window-calm = ゆったりした勝負。誰にも最低4秒、長くて12秒。
kabuki-option-window-untimed = 時間制限なし。全員がこっそり答え、そろってから判定します。
kabuki-option-deck = 使う隈取
kabuki-option-deck-full = 50枚すべて。
kabuki-option-deck-small = 三種類を2枚ずつ。
kabuki-level-novice = 初見の客
kabuki-level-novice-about = 最近の数枚しか覚えておらず、色に惑わされます。
kabuki-level-regular = 常連
kabuki-level-regular-about = 下に隠れた隈取を半分ほど覚えていて、ときどき鎌をかけます。
kabuki-level-connoisseur = 見巧者
kabuki-level-connoisseur-about = ほとんど見落とさず、なかなか忘れず、人を誘い込むのが好きです。
kabuki-level-master = 座頭
kabuki-level-master-about = 何もかも覚えていますが、声を上げる速さは人並みです。

## 名前
kabuki-mask = { $mask }（{ $color }）
kabuki-green = 緑
kabuki-yellow = 黄
kabuki-red = 紅
kabuki-purple = 紫
kabuki-blue = 藍
kabuki-pine = 松
kabuki-bamboo = 竹
kabuki-plum = 梅
kabuki-wisteria = 藤

## 卓
kabuki-round = 第{ $round }幕（全{ $rounds }幕）
kabuki-ask-open = { $you ->
    [yes] あなたから始まります。最初の一枚をめくってください。
   *[no] { $name }が最初の一枚をめくります。
}
kabuki-ask-place = { $you ->
    [yes] 「{ $mask }」が出ました。どの役者につけますか。
   *[no] { $name }が「{ $mask }」をめくり、役者を選んでいます。
}
kabuki-ask-wait = あなたの隈取です。「待った」はかかるでしょうか。
kabuki-ask-race = この役者、前にもつけていた？ なら「待った！」
kabuki-ask-turn = 「待った」をかけるか、次の一枚をめくってください。
kabuki-ask-soon = { $name }がいつ次をめくるかわかりません。
kabuki-ask-last = この幕の最後の一枚。「待った」の最後の機会です。
kabuki-ask-answer = { $you ->
    [yes] あなたの隈取です。ほかの人が答えています。
   *[no] { $name }の隈取。止めますか、見送りますか。（答えは秘密）
}
kabuki-ask-stopped = 「待った」と答えました。考え中：{ $names }
kabuki-ask-passed = 見送りました。考え中：{ $names }
kabuki-ask-others = 考え中：{ $names }
kabuki-ask-check = 隈取を改めています。
kabuki-ask-over = 幕が下りました。
kabuki-sound = 音
kabuki-fair = 持ち時間
kabuki-stage = 四人の役者
kabuki-bare = { $actor }：素顔
kabuki-wears = { $height ->
    [1] { $actor }：{ $mask }、1枚
   *[other] { $actor }：一番上は{ $mask }、{ $height }枚
}
kabuki-place = 「{ $mask }」を{ $actor }につける（{ $standing }）
kabuki-deck = { $masks ->
    [0] 山札なし
   *[other] 山札{ $masks }枚
}
kabuki-turn = 次をめくる
kabuki-stop = 待った！
kabuki-stop-key = スペースキー
kabuki-pass = 見送る
kabuki-check = 改めている隈取
kabuki-cry = { $you ->
    [yes] あなたが「待った！」 { $actor }の隈取を改めます。
   *[no] { $name }が「待った！」 { $actor }の隈取を改めます。
}
kabuki-match = 同じ隈取
kabuki-new = いま置かれた一枚
kabuki-caught = 同じ隈取が{ $matches }枚！ { $side ->
    [first] あなたから{ $other }へ{ $paid }枚。
    [second] { $name }からあなたへ{ $paid }枚。
   *[none] { $name }から{ $other }へ{ $paid }枚。
}
kabuki-mistaken = { $you ->
    [yes] 同じ隈取はありません。あなたは小判を1枚、箱に戻します。
   *[no] 同じ隈取はありません。{ $name }は小判を1枚、箱に戻します。
}
kabuki-cover = 見終わった
kabuki-looking = ほかの人がまだ見ています。
kabuki-missed-label = 見逃された隈取
kabuki-missed = { $count ->
    [0] 第{ $round }幕、見逃しはありませんでした。
   *[other] 第{ $round }幕、見逃された隈取は{ $count }枚。
}
kabuki-got-through = { $you ->
    [yes] あなたが{ $actor }に「{ $mask }」（{ $matches }枚分）
   *[no] { $name }が{ $actor }に「{ $mask }」（{ $matches }枚分）
}
kabuki-seats = 席と小判
kabuki-tokens = 小判{ $tokens }枚
kabuki-points = これまで{ $points }点
kabuki-role-turns = 最初にめくる
kabuki-role-places = 思案中
kabuki-role-placed = いま置いた
kabuki-role-thinks = 考え中
kabuki-role-answered = 回答済み
kabuki-role-cried = 待った！
kabuki-scores = 得点表
kabuki-scores-round = 幕
kabuki-scores-sum = 合計
kabuki-standing = { $name } { $points }

## 記録
kabuki-tell-round = { $you ->
    [yes] 第{ $round }幕の始まり。最初にめくるのはあなた。
   *[no] 第{ $round }幕の始まり。最初にめくるのは{ $name }。
}
kabuki-tell-placed = { $you ->
    [yes] あなたが{ $actor }に{ $height }枚目をつけた。
   *[no] { $name }が{ $actor }に{ $height }枚目をつけた。
}
kabuki-tell-stopped = { $side ->
    [first] 「待った！」 { $other }が{ $actor }につけた隈取を、あなたが改める。
    [second] 「待った！」 あなたが{ $actor }につけた隈取を、{ $name }が改める。
   *[none] 「待った！」 { $other }が{ $actor }につけた隈取を、{ $name }が改める。
}
kabuki-tell-covered = { $actor }の隈取は元どおり隠された。
kabuki-tell-over-token = { $you ->
    [yes] 第{ $round }幕、あなたが最後の小判を失って幕。{ $points }。
   *[no] 第{ $round }幕、{ $name }が最後の小判を失って幕。{ $points }。
}
kabuki-tell-over-mask = { $you ->
    [yes] 第{ $round }幕、あなたが最後の一枚を置いて幕。{ $points }。
   *[no] 第{ $round }幕、{ $name }が最後の一枚を置いて幕。{ $points }。
}
kabuki-tell-game-over = 終演。{ $points }。

## できないこと
kabuki-refuse-own = 自分で置いた隈取です。「待った」はほかの人だけがかけられます（§5）。
kabuki-refuse-closed = いま止められる隈取はありません。次が置かれるのを待ってください（§4）。
kabuki-refuse-stopped = この隈取にはもう「待った」がかかりました。一枚に一度だけです（§5）。
kabuki-refuse-answered = もう答えています。ほかの人を待ってください（§4）。
kabuki-refuse-silence = 言うには及びません。黙っていれば見送りです（§4）。
kabuki-refuse-early = まだ皆の持ち時間です。終わってから次をめくってください（§4）。
kabuki-refuse-turns = 次をめくるのは別の人です（§3）。
kabuki-refuse-place-first = めくった隈取を先に置いてください（§3）。
kabuki-refuse-answers-first = 全員が答えてから次がめくられます（§4）。
kabuki-refuse-check-first = 改めている隈取を隠してから続きます（§6）。
kabuki-refuse-empty = 山札はもうありません。この時間が終われば幕です（§7）。
kabuki-refuse-places = この隈取は、めくった人が置きます（§3）。
kabuki-refuse-nothing = 置く隈取がありません。まず一枚めくります（§3）。
kabuki-refuse-nothing-open = いま改めている隈取はありません。改めるのは「待った」の後だけです（§6）。
kabuki-refuse-time-covers = 時間が来れば自動で隠されます（§6）。
kabuki-refuse-over = もう終演です（§8）。

## 遊び方
kabuki-rules-lead = 四人の役者に、五十枚の隈取。置くときは誰も覚えていないことを願い、人が置くときは自分が覚えていれば勝ちです。
kabuki-rules-1 = 使うもの
kabuki-rules-1-text = 隈取は50枚。十種類が5枚ずつあります。同じ種類どうしだけが「同じ隈取」です。同じ色の隈取は見間違えやすいのですが、色が同じだけでは同じ隈取ではありません。額には色ごとの印があります。緑は葉、黄は月、紅は炎、紫は花、藍は波。ほかに、隈取をつける役者が四人、小判が24枚あります。
kabuki-rules-2 = 幕の準備
kabuki-rules-2-text = 全部で三幕です。幕ごとに隈取をすべて切り混ぜて山札にし、役者を素顔に戻し、全員に同じ枚数の小判を配ります。残りは箱にしまいます。最初の幕で先にめくる人はくじで決まります。
kabuki-rules-2-seats = 人数
kabuki-rules-2-tokens = 一人の小判
kabuki-rules-3 = 手番
kabuki-rules-3-text = 手番は時計回りです。山札の一番上を全員に見えるようにめくり、四人の役者の一人につけます。それまでの隈取はその下に隠れます。見えるのは、四人の一番上の隈取と、それぞれ何枚つけているかだけです。役者は着物の紋の名で呼びます。
kabuki-rules-4 = 「待った」の時間
kabuki-rules-4-text = 隈取が置かれてから次がめくられるまで、置いた人のほかは誰でも「待った」をかけられます。当たりがあってもなくても、全員に機会があります。
kabuki-rules-4-option = 速さ
kabuki-rules-4-quick = 速い
kabuki-rules-4-calm = ゆったり
kabuki-rules-4-least = 最低
kabuki-rules-4-most = 最長
kabuki-rules-4-check = 改める時間
kabuki-rules-4-check-time = { $base }秒と、1枚につき{ $more }秒
kabuki-seconds = { $seconds }秒
kabuki-rules-4-clock = 時間を決めて遊ぶときは早い者勝ちです。役者の上の幕が、残りの時間を表します。目印までは皆の持ち時間で、誰も締め切れません。目印を過ぎると、次の人が次をめくって締め切ることができます。幕が閉まりきると、次は自動でめくられます。山札の最後の一枚では、最長の時間いっぱいまで待ちます。
kabuki-rules-4-secret = 時間を決めずに遊ぶこともできます。そのときは置いた人のほかの全員が、それぞれ好きなだけ考えて「待った」か「見送る」をこっそり答えます。「待った」が何人かいれば、置いた人の左隣から時計回りで最初の人のものになります。ほかの答えは明かされません。
kabuki-rules-5 = 待った！
kabuki-rules-5-text = 最初に声を上げた人の「待った」になります。一枚につき一度だけで、いつも、たったいま置かれた役者が相手です。大きなボタンでも、スペースキーでもかけられます。
kabuki-rules-6 = 改め
kabuki-rules-6-text = その役者の隈取を、全員に順番どおりに見せます。いま置かれたのと同じ隈取があれば、置いた人は「待った」をかけた人に、一枚につき小判を1枚払います。ただし手持ちより多くは払いません。一枚もなければ、「待った」をかけた人が小判を1枚、箱に戻します。ほかの隈取どうしが同じでも関係ありません。過ぎたことは過ぎたことです。
kabuki-rules-6-two = 二枚的中
kabuki-rules-6-two-text = 置かれたのは「狐」。下にあと二枚あるので、置いた人は小判を2枚払います。
kabuki-rules-6-color = 色だけ同じ
kabuki-rules-6-color-text = 置かれたのは「鬼」。下にほかの藍の隈取が二枚ありますが、「鬼」はありません。「待った」をかけた人が小判を1枚、箱に戻します。
kabuki-rules-6-past = 過ぎたこと
kabuki-rules-6-past-text = 置かれたのは「猿」。「公家」が二枚ありますが、そのとき誰も止めませんでした。「猿」と同じものはないので、「待った」をかけた人が小判を1枚、箱に戻します。
kabuki-rules-6-after = 小判はその場で払います。隈取は同じ順のまま隠し、次の人の番になります。
kabuki-rules-7 = 幕切れ
kabuki-rules-7-text = 誰かが最後の小判を失うか、山札がなくなって最後の「待った」の時間が終わると、幕切れです。そのとき持っている小判の数を書き留めます。幕を終わらせた人が次の幕を始めます。幕の後には、役者が前にもつけていたのに誰も止めなかった隈取が示されます。
kabuki-rules-8 = 勝敗
kabuki-rules-8-text = 三幕が終わったら、書き留めた数を合計します。一番多い人の勝ちです。同点なら全員の勝ちです。
kabuki-rules-races = 早い者勝ちの決め方
kabuki-rules-races-text = 最初の声が届くと、さらに{ $allowance }ミリ秒のあいだ、ほかの声も聞きます。聞いた声は、届いた順に並べます。その場でいちばん速い回線より遅い人には、遅れの差の分だけ、{ $head-start }ミリ秒を上限に有利にします。回線の速さはサーバーのOSが測り、いちばん速かった値を使うので、遠くにいるふりをしても得はしません。
kabuki-rules-races-tie = それでも同時なら、「待った」は次をめくることに優先し、「待った」どうしなら、置いた人の左隣から時計回りで最初の人のものになります。順番は棋譜のように記録され、再生すれば誰が先だったかがわかります。
kabuki-rules-races-slow = 間に合わなかった「待った」は断られるだけで、損はありません。相手役も人と同じく、声を上げるまで少なくとも四分の一秒かかり、かかった時間から考えは読めません。
kabuki-rules-rulings = 裁定
kabuki-ruling-1 = 自分の置いた隈取に「待った」はかけられません。
kabuki-ruling-2 = 置かれた瞬間から次がめくられるまで「待った」をかけられます。山札の最後の一枚の後にも、もう一度だけ機会があります。
kabuki-ruling-3 = 同じ隈取の枚数が手持ちの小判より多ければ、あるだけ払い、幕切れになります。
kabuki-ruling-4 = 外れの「待った」で最後の小判を失っても、幕切れです。
kabuki-ruling-5 = 幕を終わらせた人とは、最後の小判を失った人です。山札がなくなったときは、最後の一枚を置いた人です。
kabuki-ruling-6 = 同じ種類であることが要ります。同じ色では足りません。
kabuki-ruling-7 = 下の隈取を見られるのは改めのときだけです。全員が同じものを見て、順番は変わりません。
kabuki-ruling-8 = 各幕の点は、終わりに持っている小判の数です。小判は幕ごとに配り直します。
kabuki-ruling-9 = 持てる小判の数に上限はありません。
kabuki-ruling-10 = 同点なら、ともに勝ちです。
kabuki-ruling-11 = 「待った」をかけられるのは、最後に置かれた役者に対してだけです。
kabuki-ruling-12 = 同じ種類は5枚、役者は四人。いつかは必ず、前につけた役者に置くことになります。はったりも芸のうちです。
kabuki-ruling-13 = 同じ一枚に二度の「待った」はかけられません。全員が見たばかりだからです。
kabuki-ruling-14 = 最後の一枚への外れの「待った」で最後の小判を失ったら、幕を終わらせたのは「待った」をかけた人です。
kabuki-rules-credits = 作者について
kabuki-rules-credits-text = 原作はホープ・S・ファン（Hope S. Hwang）。2011年に『Illusion』としてDeinkoから、2015年に『Kabuki』としてIELLOから、ナイアード（Naiade）の絵で発売されました。
kabuki-rules-unofficial = これは愛好者による非公式の作品です。文章も隈取の絵も新しく作りました。隈取と役者の名、待ち時間はこの座敷のものです。気に入ったら、ぜひ原作をお求めください。
