### ウキヨエの文。

ukiyo-e-title = ウキヨエ
ukiyo-e-about = 七人の絵師の浮世絵を集めて個展を開き、より大きな個展でほかの人の個展を閉じさせるゲームです。

## 卓の準備
ukiyo-e-option-rounds = 何ラウンド遊ぶか
ukiyo-e-option-rounds-three = 3ラウンド。得点を合計します。
ukiyo-e-option-rounds-one = 1ラウンドのみ。七分ほどで終わります（この座敷の決まりです）。
ukiyo-e-option-deck = 使う札
ukiyo-e-option-deck-full = 七人の絵師すべて。
ukiyo-e-option-deck-small = 絵師三人、手札3枚。個展が二つ開かれたら終わります。
ukiyo-e-level-stroller = そぞろ歩き
ukiyo-e-level-stroller-about = 気に入った絵を集めて飾りますが、誰が何を取ったかはよく忘れます。
ukiyo-e-level-collector = 好事家
ukiyo-e-level-collector-about = 一枚一枚の見込みをその場で見積もりますが、迷うこともあります。
ukiyo-e-level-dealer = 画商
ukiyo-e-level-dealer-about = 数手先まで読み、捨て札を残らず覚えています。
ukiyo-e-level-curator = 目利き
ukiyo-e-level-curator-about = 一手ごとに、何万ものラウンドを頭の中で最後まで進めてみます。

## 名前
ukiyo-e-card-short = { $artist }{ $value }
ukiyo-e-card-full = { $artist }{ $value }「{ $title }」
ukiyo-e-cards = { $artist } { $values }
ukiyo-e-cards-between = { " / " }

## 絵
ukiyo-e-print-moronobu-1 = 見返り
ukiyo-e-print-moronobu-2 = 日傘
ukiyo-e-print-toyokuni-1 = 扇の役者
ukiyo-e-print-toyokuni-2 = 二本差しの役者
ukiyo-e-print-toyokuni-3 = 傘の役者
ukiyo-e-print-kuniyoshi-1 = 眠り猫
ukiyo-e-print-kuniyoshi-2 = 猫に金魚
ukiyo-e-print-kuniyoshi-3 = 踊る猫
ukiyo-e-print-kuniyoshi-4 = 大どくろ
ukiyo-e-print-utamaro-1 = 櫛
ukiyo-e-print-utamaro-2 = 団扇
ukiyo-e-print-utamaro-3 = ビードロ
ukiyo-e-print-utamaro-4 = 文
ukiyo-e-print-utamaro-5 = 鏡
ukiyo-e-print-sharaku-1 = 奴
ukiyo-e-print-sharaku-2 = 博打打ち
ukiyo-e-print-sharaku-3 = 乳母
ukiyo-e-print-sharaku-4 = 殿様
ukiyo-e-print-sharaku-5 = 敵討ち
ukiyo-e-print-sharaku-6 = 追いはぎ
ukiyo-e-print-hokusai-1 = 凱風
ukiyo-e-print-hokusai-2 = 松越しの富士
ukiyo-e-print-hokusai-3 = 山下稲妻
ukiyo-e-print-hokusai-4 = 桶屋の輪
ukiyo-e-print-hokusai-5 = 屋根に凧
ukiyo-e-print-hokusai-6 = うねりの舟
ukiyo-e-print-hokusai-7 = 大波
ukiyo-e-print-hiroshige-1 = 橋の朝霧
ukiyo-e-print-hiroshige-2 = 藤と太鼓橋
ukiyo-e-print-hiroshige-3 = 一本松の雨
ukiyo-e-print-hiroshige-4 = 橋の満月
ukiyo-e-print-hiroshige-5 = 橋の雪
ukiyo-e-print-hiroshige-6 = 夕暮れの梅
ukiyo-e-print-hiroshige-7 = 川の花火
ukiyo-e-print-hiroshige-8 = 大橋の夕立

## 卓
ukiyo-e-round = 第{ $round }ラウンド（全{ $rounds }）
ukiyo-e-before = 第{ $round }ラウンドの結果：{ $points }
ukiyo-e-ask-first = { $you ->
    [yes] 1枚目を、どちらかの山から引いてください。
   *[no] { $name }が1枚目を引きます。
}
ukiyo-e-ask-second = { $you ->
    [yes] 2枚目を、どちらかの山から引いてください。
   *[no] { $name }が2枚目を引きます。
}
ukiyo-e-ask-end = { $you ->
    [yes] 1枚捨てるか、個展を開いてください。
   *[no] { $name }が1枚捨てるか、個展を開きます。
}
ukiyo-e-ask-close = { $you ->
    [yes] あなたの{ $artist }展が閉じます。捨てる順番を選んでください。
   *[no] { $name }が{ $artist }展を片付けます。
}
ukiyo-e-ask-over = 最後のラウンドの得点計算が終わりました。
ukiyo-e-near = 個展 { $shown }/{ $end } · { $cards ->
    [0] 山札なし
   *[other] 山札 残り{ $cards }枚
}
ukiyo-e-ending = { $you ->
    [yes] あなたがラウンドを終わらせました。ほかの人はあと一手番です。
   *[no] { $name }がラウンドを終わらせました。ほかの人はあと一手番です。
}
ukiyo-e-ending-last = { $yours ->
    [yes] あなたの最後の手番です。枚数で上回ることはできますが、新しい絵師の個展は開けません。
   *[no] { $turn }の最後の手番です。新しい絵師の個展は開けません。
}
ukiyo-e-wall = 開催中の個展
ukiyo-e-wall-empty = 未開催
ukiyo-e-wall-barred = このラウンドは開催なし
ukiyo-e-wall-range = { $count }枚、{ $low }〜{ $high }
ukiyo-e-show-owner = { $you ->
    [yes] あなた
   *[no] { $name }
}
ukiyo-e-show = { $count }枚、{ $value }点
ukiyo-e-closing = { $you ->
    [yes] あなたの{ $artist }展は枚数で上回られました。1枚ずつ捨て札に置いてください。最後の1枚が一番上になります。
   *[no] { $name }が、上回られた{ $artist }展の札を好きな順に捨て札へ置きます。
}
ukiyo-e-lay = 次に{ $card }を置く
ukiyo-e-piles = 山札と捨て札
ukiyo-e-pile = 山札
ukiyo-e-discards = 捨て札
ukiyo-e-pile-label = 山札から引く（{ $cards ->
    [0] 山札なし
   *[other] { $cards }枚
}）
ukiyo-e-discards-label = 捨て札から{ $card }を引く（{ $cards }枚）
ukiyo-e-discards-label-empty = 捨て札から引く（捨て札なし）
ukiyo-e-seats = 席
ukiyo-e-seat-ender = 終わらせた人
ukiyo-e-seat-shows = 個展
ukiyo-e-seat-show = { $artist }：{ $facts }
ukiyo-e-seat-no-show = 個展なし
ukiyo-e-points = { $points }点
ukiyo-e-points-shown = 展示中 +{ $points }
ukiyo-e-held = { $cards ->
    [0] 手札なし
   *[other] 手札{ $cards }枚
}
ukiyo-e-hand = あなたの手札
ukiyo-e-hand-empty = 手札はありません。
ukiyo-e-group = { $artist }、{ $cards }枚
ukiyo-e-group-shown = 展示{ $cards }枚
ukiyo-e-tap = 札を選んで、1枚捨てるか、個展を開きます。
ukiyo-e-discard = 捨てる
ukiyo-e-hold = 個展を開く
ukiyo-e-moves = できること一覧
ukiyo-e-moves-discard = 捨てる
ukiyo-e-moves-show = 個展を開く
ukiyo-e-collections = 得点札
ukiyo-e-collection-kept = 得点札{ $cards }枚
ukiyo-e-collection-round = 第{ $round }ラウンド：{ $points }点
ukiyo-e-scores = 得点表
ukiyo-e-scores-round = ラウンド
ukiyo-e-scores-total = 合計
ukiyo-e-scores-kept = 得点札

## 記録
ukiyo-e-tell-round = { $you ->
    [yes] 第{ $round }ラウンド開始。あなたからです。
   *[no] 第{ $round }ラウンド開始。{ $name }から。
}
ukiyo-e-tell-dealt = { $you ->
    [yes] あなたの手札：{ $cards }。
   *[no] { $name }の手札：{ $cards }。
}
ukiyo-e-tell-drew = { $you ->
    [yes] あなたが山札から{ $card }を引いた。
   *[no] { $name }が山札から{ $card }を引いた。
}
ukiyo-e-tell-drew-unseen = { $you ->
    [yes] あなたが山札から引いた。
   *[no] { $name }が山札から引いた。
}
ukiyo-e-tell-took = { $you ->
    [yes] あなたが捨て札から{ $card }を取った。
   *[no] { $name }が捨て札から{ $card }を取った。
}
ukiyo-e-tell-nothing = { $you ->
    [yes] 山札も捨て札もないので、あなたはこれ以上引けない。
   *[no] 山札も捨て札もないので、{ $name }はこれ以上引けない。
}
ukiyo-e-tell-skipped = { $you ->
    [yes] 引く札も手札もないので、あなたの手番は飛ばされる。
   *[no] 引く札も手札もないので、{ $name }の手番は飛ばされる。
}
ukiyo-e-tell-discarded = { $you ->
    [yes] あなたが{ $card }を捨てた。
   *[no] { $name }が{ $card }を捨てた。
}
ukiyo-e-tell-opened = { $you ->
    [yes] あなたが{ $artist }展を開いた（{ $values }）。{ $value }点の展示。
   *[no] { $name }が{ $artist }展を開いた（{ $values }）。{ $value }点の展示。
}
ukiyo-e-tell-closed = { $you ->
    [yes] あなたの{ $artist }展（{ $count }枚）は上回られ、閉じる。
   *[no] { $name }の{ $artist }展（{ $count }枚）は上回られ、閉じる。
}
ukiyo-e-tell-laid = { $you ->
    [yes] あなたが{ $card }を捨て札に置いた。
   *[no] { $name }が{ $card }を捨て札に置いた。
}
ukiyo-e-tell-end-shown = { $you ->
    [yes] 残る絵師は一人。あなたがラウンドを終わらせ、ほかの人はあと一手番。
   *[no] 残る絵師は一人。{ $name }がラウンドを終わらせ、ほかの人はあと一手番。
}
ukiyo-e-tell-end-pile = { $you ->
    [yes] 山札がなくなった。あなたがラウンドを終わらせ、ほかの人はあと一手番。
   *[no] 山札がなくなった。{ $name }がラウンドを終わらせ、ほかの人はあと一手番。
}
ukiyo-e-tell-last = { $you ->
    [yes] あなたの最後の手番。
   *[no] { $name }の最後の手番。
}
ukiyo-e-tell-hand = { $you ->
    [yes] あなたが手札を捨てた：{ $cards }。
   *[no] { $name }が手札を捨てた：{ $cards }。
}
ukiyo-e-tell-kept = { $you ->
    [yes] あなたが{ $card }を得点札にした。
   *[no] { $name }が{ $card }を得点札にした。
}
ukiyo-e-tell-scored = 第{ $round }ラウンド終了：{ $points }。
ukiyo-e-tell-points = { $name } { $points }点
ukiyo-e-tell-over = { $count ->
    [1] 終局：{ $points }。{ $winners }の勝ち。
   *[other] 終局：{ $points }。{ $winners }が同点で勝ち。
}

## できない理由
ukiyo-e-refuse-draw = まず引いてください。手番の初めに2枚引きます（§4）。
ukiyo-e-refuse-drawn = もう引き終わりました。1枚捨てるか、個展を開いてください（§3）。
ukiyo-e-refuse-close = { $artist }展が閉じるところです。先にその札を捨て札に置きます（§7）。
ukiyo-e-refuse-nothing = 閉じる個展はありません。置く札もありません（§7）。
ukiyo-e-refuse-pile = 山札がありません。捨て札から引いてください（§4）。
ukiyo-e-refuse-discards = 捨て札がありません。山札から引いてください（§4）。
ukiyo-e-refuse-hand = { $card }は手札にありません。手札から選んでください（§3）。
ukiyo-e-refuse-copies = 手札の{ $card }は{ $asked }枚ではなく{ $held }枚です。持っている分だけ展示できます（§6）。
ukiyo-e-refuse-few = 個展には2枚以上必要です。{ $artist }を2枚以上選んでください（§6）。
ukiyo-e-refuse-more = { $artist }展は{ $shown }枚で開催中です。{ $need }枚以上で開いてください（§6）。
ukiyo-e-refuse-last-artist = 個展はもう{ $shown }つ開かれています。このラウンドで{ $artist }展は開けません（§8）。
ukiyo-e-refuse-last-turn = { $artist }展は開かれていません。最後の手番では、開催中の絵師を枚数で上回ることしかできません（§9）。
ukiyo-e-refuse-lay = { $card }は閉じる個展の札ではありません。{ $left }から選んでください（§7）。
ukiyo-e-refuse-over = 最後のラウンドが終わったので、もう何もできません（§12）。

## 遊び方
ukiyo-e-rules-lead = 2人から4人、20分ほどのカードゲームです。1867年のパリは浮世絵に夢中です。皆さんは画商となって、一人の絵師だけの個展を開きます。同じ絵師をより多く並べた人が現れると、小さいほうの個展は閉じます。そして個展の値打ちは、一番点の低い一枚で決まります。
ukiyo-e-rules-1 = 札
ukiyo-e-rules-1-text = 札は70枚、七人の絵師の作品です。枚数の多い絵師も少ない絵師もいます。札には絵師と点数があります。同じ絵は2枚ずつあり、区別はありません。
ukiyo-e-rules-1-values = 点数は推定です。絵師ごとの枚数は説明書にありますが、点数の内訳は公表されていません。ここでは、枚数の半分までの点数が1から2枚ずつあるものとしています。知られている事柄とはすべて合っています。
ukiyo-e-rules-1-count = { $count }枚
ukiyo-e-artist-moronobu = 十七世紀、浮世絵の始まり。ふと振り返る姿。
ukiyo-e-artist-toyokuni = 舞台の上で見得を切る役者たち。
ukiyo-e-artist-kuniyoshi = 猫を愛し、巨大な骸骨も描いた人。
ukiyo-e-artist-utamaro = 間近に見つめた美人たち。
ukiyo-e-artist-sharaku = 十か月だけ現れた、容赦のない役者の顔。
ukiyo-e-artist-hokusai = あらゆる所から見た富士と、大きな波。
ukiyo-e-artist-hiroshige = 雨と雪と月。橋のある風景。
ukiyo-e-rules-2 = ラウンドの準備
ukiyo-e-rules-2-text = すべての札をよく混ぜ、5枚ずつ配ります。手札は自分だけが見ます。残りは裏向きの山札にします。その隣に、表向きの捨て札ができていきます。
ukiyo-e-rules-3 = 手番
ukiyo-e-rules-3-text = 最初はA席から始めます（一番若い人がA席に座りましょう）。手番は時計回りです。手番には2回引き（§4）、そのあと1枚捨てる（§5）か、個展を開きます（§6）。
ukiyo-e-rules-4 = 引く
ukiyo-e-rules-4-text = 1回ごとに、山札か捨て札の一番上の1枚を手札に加えます。1枚目を見てから2枚目の山を選べます。2枚とも同じ山からでも構いません。ない山からは引けません。両方ともなければ、それ以上引きません。
ukiyo-e-rules-5 = 捨てる
ukiyo-e-rules-5-text = 手札から好きな1枚を表向きで捨て札の上に置きます。捨て札は一番上だけが見えます。手札に上限はなく、0枚になっても構いません。引く札も捨てる札もなければ、手番は飛ばされます。
ukiyo-e-rules-6 = 個展を開く
ukiyo-e-rules-6-text = 同じ絵師の札を2枚以上、手札から並べます。全部出す必要はありません。その絵師の個展がすでに開かれていれば、誰のものでも（自分のものでも）、それより多い枚数が必要です。開いた個展に札を足すことはできません。枚数と一番低い点数が見えるように並べます。
ukiyo-e-rules-6-example = 例：北斎を2枚
ukiyo-e-rules-6-example-text = { $a }が北斎3と北斎5で個展を開きました。この個展が続いている間は、低いほうの3点です。
ukiyo-e-rules-7 = 閉じる
ukiyo-e-rules-7-text = 枚数で上回られた個展はすぐに閉じます。その札は、持ち主が好きな順に1枚ずつ捨て札に置きます。ですから、同じ絵師の個展が二つ並ぶことはありません。
ukiyo-e-rules-7-example = 例：3枚で2枚を閉じる
ukiyo-e-rules-7-example-text = { $b }は北斎を4枚持っていますが、1は手元に残し、6、6、7の3枚で個展を開きました。6点の展示です。枚数で上回られた{ $a }は、まず3を、その上に5を捨て札に置きます。次の{ $c }はこの5を取れます。
ukiyo-e-rules-8 = ラウンドの終わり
ukiyo-e-rules-8-text = 六人の絵師の個展が開かれるか（七人目はもう開けません）、山札の最後の1枚が引かれると、ラウンドは終わりに入ります。終わらせた人は、自分の手番を最後まで行います。
ukiyo-e-rules-9 = 最後の手番
ukiyo-e-rules-9-text = そのあと、ほかの全員が一度ずつ最後の手番を行います。このときは、個展がいくつ少なくても、まだ開かれていない絵師の個展は開けません。枚数で上回ることはできます。
ukiyo-e-rules-9-example = 例：最後の手番
ukiyo-e-rules-9-example-text = { $a }が山札の最後の1枚を引きました。写楽展は2枚で開催中です。{ $b }は写楽3枚で個展を開けます。国芳2枚は、国芳展がまだ開かれていないので出せません。
ukiyo-e-rules-10 = ラウンドの得点
ukiyo-e-rules-10-text = 手札をすべて捨てます。個展ごとに、持ち主が一番低い札を1枚取り、その点数を得ます。この札はゲームから外れ、次のラウンドからも使いません。ほかの札は捨てます。
ukiyo-e-rules-11 = 次のラウンド
ukiyo-e-rules-11-text = 全部で3ラウンド遊びます。得点にした札を除いて混ぜ直し、配ります。前のラウンドを終わらせた人から始めます。
ukiyo-e-rules-12 = ゲームの終わり
ukiyo-e-rules-12-text = 合計点の一番多い人の勝ちです。同点なら、得点札の多い人の勝ち。それも同じなら、勝利を分け合います。
ukiyo-e-rules-shown = 展示
ukiyo-e-rules-closed = 閉じた個展（置いた順）
ukiyo-e-rules-kept-back = 手元に残す札
ukiyo-e-rules-rulings = 裁定
ukiyo-e-rules-rulings-text = 説明書に書かれていない場合は、ここでは次のように決めています。
ukiyo-e-ruling-1 = ラウンドを終わらせた人が、次のラウンドの最初の手番です（発行元の回答）。
ukiyo-e-ruling-2 = 手札に上限はありません（発行元の回答）。
ukiyo-e-ruling-3 = 捨て札の一番上を取ったら、2枚目にはその下の札も取れます。引いたばかりの札を捨てても構いません。
ukiyo-e-ruling-4 = 山札と捨て札が合わせて2枚に足りなければ、あるだけ引いて続けます。
ukiyo-e-ruling-5 = 1枚目で山札がなくなったら終わりに入りますが、捨て札からの2枚目と残りの手番は行います。
ukiyo-e-ruling-6 = 終わりに入った手番は「最後の手番」ではありません。新しい絵師の個展を開けます。
ukiyo-e-ruling-7 = 七人目の絵師の個展は開けません。
ukiyo-e-ruling-8 = 「開かれていない絵師」とは、いま個展のない絵師のことです。個展は入れ替わるだけなので、結果は同じです。
ukiyo-e-ruling-9 = 上回るには、同じ枚数ではなく、より多い枚数が必要です。古い札は手番が移る前に捨て札に置き、最後の札が一番上になります。
ukiyo-e-ruling-10 = 個展を開いた人は札を捨てません。
ukiyo-e-ruling-11 = 手札は0枚になっても構いません。
ukiyo-e-ruling-12 = 個展を開くかどうかは自由です。
ukiyo-e-ruling-13 = 一番低い札が2枚あるときは、そのうち1枚だけを取ります。
ukiyo-e-ruling-14 = 一つの手番で両方の条件が満たされても、終わりは一度です。
ukiyo-e-ruling-15 = 同点なら得点札の多い人、それも同じなら勝利を分け合います。
ukiyo-e-rules-open = 公開されていること
ukiyo-e-rules-open-text = 個展は、持ち主と枚数と一番低い札が見えています。ほかの札は開いたときと閉じるときに読み上げられます。捨て札を取るところも全員が見ています。覚えておくかどうかは、皆さん次第です。
ukiyo-e-rules-credits = クレジット
ukiyo-e-rules-credits-text = 市販のゲーム『ウキヨエ』（2025年）のゲームデザイン：Michael Schacht、ディベロップ：Toshiki Sato、発行：さとーふぁみりあ（Sato Famille）、アートワーク：TANSAN。お気に召したら、ぜひ箱のほうも手に取ってください。
ukiyo-e-rules-unofficial = これは非公式の翻案です。遊び方は私たちの言葉で書き直し、絵は絵師たちの作風にならって新たに描いたもので、印刷物からの転載はありません。絵の題名も私たちが付けました。
ukiyo-e-example-a = アデル
ukiyo-e-example-b = バジル
ukiyo-e-example-c = セリーヌ
