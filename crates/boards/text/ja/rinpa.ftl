### 琳派の文。

rinpa-title = 琳派
rinpa-about = トリックを争いながら札を並べて屏風を仕立て、完成させた屏風を手に入れるゲームです。

## 卓の準備
rinpa-option-deals = 何回戦で遊ぶか
rinpa-option-deals-each = 人数と同じ回数。合計点で勝敗を決めます。
rinpa-option-deals-one = 一回戦のみ。五分ほどで終わります。
rinpa-option-ties = 首位が同点のとき
rinpa-option-ties-shared = 全員の勝ち。
rinpa-option-ties-sets = 屏風を多く取った人の勝ち（この座敷の決まりです）。
rinpa-option-deck = 使う札
rinpa-option-deck-full = 48枚すべて。
rinpa-option-deck-small = 7から12までの24枚。
rinpa-option-deck-tiny = 11と12の8枚。
rinpa-level-apprentice = 見習い
rinpa-level-apprentice-about = 目先の得はよく見えますが、出た札をときどき忘れ、良い札の間で迷います。
rinpa-level-dealer = 画商
rinpa-level-dealer-about = 数トリック先まで読みます。
rinpa-level-master = 目利き
rinpa-level-master-about = 何千何万もの配られ方を考え、終盤は一手も間違えません。

## 名前
rinpa-card-short = { $artist }{ $rank }
rinpa-card-full = { $artist } { $rank }、{ $title }、{ $panels }枚中{ $panel }枚目
rinpa-screen = { $artist }{ $low }–{ $high }「{ $title }」
rinpa-or = か

## 卓
rinpa-deal = 第{ $deal }戦/{ $deals }
rinpa-deal-points = { " " }得点表
rinpa-before = 第{ $deal }戦の結果：{ $points }
rinpa-ask-lead = { $you ->
    [yes] あなたが親です。好きな札を出してください。
   *[no] { $name }が親です。
}
rinpa-ask-follow = { $you ->
    [yes] 台札は{ $artist }。{ $artist }の札を出してください。
   *[no] { $name }の番です。台札は{ $artist }。
}
rinpa-ask-discard = 台札は{ $artist }ですが、手札にありません。好きな札を出せます。
rinpa-ask-take = { $you ->
    [yes] トリックを取りました。屏風を一つ選んでください。
   *[no] トリックを取った{ $name }が屏風を一つ選びます。
}
rinpa-ask-over = 最後の回が終わりました。
rinpa-center = 屏風
rinpa-led = 台札
rinpa-gods = 風神雷神
rinpa-screen-label = { $screen }：{ $standing }
rinpa-screen-missing = あと{ $missing }枚
rinpa-screen-full = このトリックで完成
rinpa-screen-completed = { $you ->
    [yes] あなたが完成
   *[no] { $name }が完成
}
rinpa-screen-taken = { $you ->
    [yes] あなたが獲得、{ $points }点
   *[no] { $name }が獲得、{ $points }点
}
rinpa-screen-dead = 流れ、誰のものにもなりません
rinpa-mark-full = ✓ 完成
rinpa-mark-completed = { $you ->
    [yes] ✓ あなた
   *[no] ✓ { $name }
}
rinpa-mark-taken = { $you ->
    [yes] あなた
   *[no] { $name }
}
rinpa-mark-dead = 流れ
rinpa-screen-absent = この札組にはありません
rinpa-panel-laid = { $rank }
rinpa-panel-gap = { $rank }はまだありません
rinpa-panel-yours = { $rank }はまだありません。あなたの手札にあります
rinpa-panel-coming = { $rank }はトリックに出ています
rinpa-take = 取る +{ $points }
rinpa-take-label = 取る +{ $points }：{ $screen }
rinpa-seats = 席とトリック
rinpa-points = { $points }点
rinpa-points-said = { $points }点、そのうち今回{ $deal }点
rinpa-points-deal = 今回
rinpa-taken = この回に取った屏風
rinpa-taken-none = 屏風なし
rinpa-held = { $cards ->
    [0] 手札なし
   *[other] 手札{ $cards }枚
}
rinpa-order = { $order ->
    [1] 親
   *[other] { $order }番手
}
rinpa-leads = 親
rinpa-turn = 手番
rinpa-winning = 優勢
rinpa-won = 勝ち
rinpa-hand = あなたの手札
rinpa-hand-empty = 手札はありません。
rinpa-scores = 得点表
rinpa-scores-deal = 回
rinpa-scores-running = { $deal }（途中）
rinpa-scores-total = 合計
rinpa-scores-screens = 屏風

## 記録
rinpa-tell-deal = { $you ->
    [yes] 第{ $deal }戦（全{ $deals }戦）。あなたが最初の親です。
   *[no] 第{ $deal }戦（全{ $deals }戦）。最初の親は{ $name }。
}
rinpa-tell-nothing-open = 場札はありません。
rinpa-tell-open = 場札：{ $cards }。
rinpa-tell-card = { $you ->
    [yes] あなたが{ $card }を出した。
   *[no] { $name }が{ $card }を出した。
}
rinpa-tell-trick = { $you ->
    [yes] あなたがトリックを取った。
   *[no] { $name }がトリックを取った。
}
rinpa-tell-completed = { $you ->
    [yes] あなたが{ $screen }を完成させた。
   *[no] { $name }が{ $screen }を完成させた。
}
rinpa-tell-chooses = { $you ->
    [yes] あなたが{ $screens }から一つ選ぶ。
   *[no] { $name }が{ $screens }から一つ選ぶ。
}
rinpa-tell-taken = { $you ->
    [yes] あなたが{ $screen }を獲得、{ $points }点。
   *[no] { $name }が{ $screen }を獲得、{ $points }点。
}
rinpa-tell-dead-open = { $screen }は初めから揃っていたため流れ。
rinpa-tell-dead-left = { $screen }は選ばれず流れ。
rinpa-tell-scored = 第{ $deal }戦終了：{ $points }。
rinpa-tell-points = { $name } { $points }点
rinpa-tell-over = { $count ->
    [1] 終局：{ $points }。{ $winners }の勝ち。
   *[other] 終局：{ $points }。{ $winners }が同点で勝ち。
}

## 出せない理由
rinpa-refuse-over = 最後の回が終わったので、もう何もできません（§9）。
rinpa-refuse-turn = まだあなたの番ではありません。時計回りに進みます（§3）。
rinpa-refuse-hand = { $card }は手札にありません。手札から出してください（§3）。
rinpa-refuse-follow = { $artist }の札を持っているので、{ $artist }を出さなければなりません（§4）。
rinpa-refuse-take-first = トリックを取ったので、まず{ $screens }を取ってください（§7）。
rinpa-refuse-nothing = いま選べる屏風はありません。札を出してください（§3）。
rinpa-refuse-other = { $screen }は、このトリックで完成した台札の絵師の屏風ではありません。{ $screens }を取ってください（§7）。

## 遊び方
rinpa-rules-lead = 3人から5人、20分ほどのトリックテイキングゲームです。皆さんは日本画を扱う画商です。力を合わせて札を並べ、琳派の四人の絵師の屏風を修復します。ただし屏風を手に入れるのは、最後の一枚を置いた人か、それを横取りできるほど強い札を出した人です。
rinpa-rules-1 = 札
rinpa-rules-1-text = 札は48枚。四人の絵師それぞれに1から12まであります。一人の絵師の12枚は三つの屏風になります。六枚折り（1から6）、四枚折り（7から10）、二枚折り（11と12）です。一つの屏風の札を並べると、一枚の絵になります。
rinpa-rules-2 = 配り方
rinpa-rules-2-text = 札をよく混ぜて配り、残りは表にして中央の、それぞれの屏風の位置に置きます（場札）。最初の親はくじで決めます。二回戦からは、前の回で最初に親だった人の左隣が最初の親になります。
rinpa-rules-2-seats = 人数
rinpa-rules-2-hand = 手札
rinpa-rules-2-open = 場札
rinpa-rules-3 = トリックの進め方
rinpa-rules-3-text = 親が札を一枚出し（台札）、続いて時計回りに全員が一枚ずつ出します。勝者を決め（§5）、完成した屏風を分け（§6、§7）、出された札を中央に加えます。トリックを取った人が次の親です。これを手札がなくなるまで続けます。トリックを取ること自体に点はありません。
rinpa-rules-4 = 台札に従う
rinpa-rules-4-text = 台札と同じ絵師の札を持っている人は、そのうちのどれかを出さなければなりません。持っていない人は、好きな札を出せます。
rinpa-rules-5 = トリックの勝ち
rinpa-rules-5-text = 台札と同じ絵師の札のうち、一番大きい数を出した人がトリックを取ります。ほかの絵師の札では取れません。切り札もありません。
rinpa-rules-6 = 屏風の完成
rinpa-rules-6-text = 屏風の札が、中央とトリックを合わせてすべて揃えば完成です。トリックで完成した屏風は、その最後の一枚を出した人のものになります。数の大きさ、台札に従ったかどうか、トリックを取ったかどうかは問いません。
rinpa-rules-6-example = 例：台札に従わずに完成させる
rinpa-rules-6-example-text = { $a }が光琳10を出し、そのままトリックを取りました。{ $b }と{ $d }は光琳を持っていません。宗達6と宗達2で「群竜図」が揃いました。最後の一枚を置いたのは{ $d }なので、{ $d }が屏風を手に入れます（6点）。
rinpa-rules-6-dead = 手に入れられるのは、トリックで完成した屏風を、完成したそのときだけです。誰も札を出さないうちに場札だけで揃った屏風は「流れ」です。横向きにして中央に置いたままにし、誰のものにもなりません。
rinpa-rules-7 = 勝者の特権
rinpa-rules-7-text = 台札の絵師の屏風が完成したら、完成させたのが誰でも、トリックを取った人がそれを手に入れます。二つ以上完成したときは、そのうちちょうど一つを選びます。
rinpa-rules-7-rest = 勝者が自分で完成させたのに選ばなかった台札の絵師の屏風は、流れます。それ以外の完成した屏風は、どの絵師のものでも、完成させた人が手に入れます。台札以外の絵師の屏風に、勝者の特権は及びません。
rinpa-rules-7-first = 例：強い札が勝つ
rinpa-rules-7-first-text = { $a }が抱一3を出し、{ $c }が抱一12でトリックを取りました。「金魚水草図」を完成させたのは抱一8を出した{ $d }ですが、台札は抱一なので、勝者の{ $c }が手に入れます（4点）。抱一を持たない{ $b }は、其一の「月蝕図」を完成させました。これには勝者の特権が及ばないので、{ $b }が手に入れます（6点）。
rinpa-rules-7-second = 例：三つ同時に
rinpa-rules-7-second-text = { $a }が光琳6を出し、{ $b }が光琳11で勝ちました。光琳の三つの屏風がすべて完成します。「宇宙筒図」は{ $a }、「双桜図」は{ $d }、「風神雷神之図」は{ $b }が完成させました。{ $b }は一つだけ選べるので、「宇宙筒図」を取ります（6点）。「双桜図」は完成させた{ $d }のもの（4点）。{ $b }が完成させて選ばなかった「風神雷神之図」は流れます。
rinpa-rules-before = トリック
rinpa-rules-after = その後の屏風
rinpa-rules-8 = 得点
rinpa-rules-8-text = 手に入れた屏風の札一枚につき1点、つまり屏風一つで6点、4点、2点です。流れた屏風は誰の点にもなりません。
rinpa-rules-9 = 終わり
rinpa-rules-9-text = 人数と同じ回数だけ遊び、すべての得点を足します。卓の設定で一回戦だけにもできます。合計点の一番多い人の勝ちです。同点なら揃って勝ち。卓の設定で、全回を通して屏風を多く取った人の勝ちにもできます（この座敷の決まりです）。
rinpa-rules-signs = 卓の見方
rinpa-rules-signs-text = 席は時計回りに並び、あなたは一番右です。それぞれの席の前に、いまのトリックで出した札と出した順番が示され、いま勝っている札には印が付きます。いま出せない札は淡く表示されます。押すと、出せない理由がわかります。
rinpa-sign-held = 数字に丸：その札はあなたの手札にあります。
rinpa-sign-full = 淡い絵と点線の数字：その札はいまのトリックに出ています。金の枠：それで屏風が揃います。
rinpa-sign-taken = 折りたたまれた屏風と印：誰かが手に入れ、その点になりました。
rinpa-sign-dead = 横向きで灰色：流れた屏風。誰のものにもなりません。
rinpa-rules-rulings = 裁定
rinpa-rules-rulings-text = 説明書に書かれていない場合は、ここでは次のように決めています。
rinpa-ruling-1 = 屏風を取るかどうかは選べません。台札の絵師の屏風が一つ完成したら勝者はそれを取り、二つ以上ならそのうち一つを選びます。
rinpa-ruling-2 = 勝者が一つも完成させておらず、ほかの人が台札の絵師の屏風を二つ完成させたときは、勝者が一つを取り、もう一つは完成させた人のものです。
rinpa-ruling-3 = 勝者の特権は台札の絵師、つまり勝った札の絵師の屏風だけに及びます。
rinpa-ruling-4 = 台札と違う絵師の札で屏風を完成させた人は、それを手に入れます。
rinpa-ruling-5 = 一つの屏風の札が同じトリックに何枚も出たときは、数の大きい札ではなく、最後に出された札が完成させたことになります。
rinpa-ruling-6 = 最後に同点なら揃って勝ちです。屏風の数で決める方式は選べますが、この座敷の決まりです。
rinpa-ruling-7 = 人数と同じ回数だけ遊び、合計点で決めます。一回戦だけの勝負も選べます。
rinpa-ruling-8 = 最初の親はくじで決めます。市販のゲームでは、一番最近美術館に行った人です。
rinpa-ruling-9 = 屏風を受け取る順番は結果に影響しません。勝者が選んだ後は、どの屏風も受け取る人が一人に決まります。
rinpa-ruling-10 = 中央の札、トリック、流れた屏風、取られた屏風は全員に公開されています。手札は非公開です。
rinpa-ruling-11 = 二回戦からの最初の親は、前の回の最初の親の左隣です。
rinpa-rules-credits = クレジット
rinpa-rules-credits-text = 市販のゲームのデザインとアートワーク：IZAKA Makura、制作：10-Shiki GameWorks。お気に召したら、ぜひ箱のほうも手に取ってください。
rinpa-rules-unofficial = これは非公式の翻案です。遊び方は私たちの言葉で書き直し、絵も新たに描いたもので、印刷物からの転載はありません。
rinpa-example-a = アキ
rinpa-example-b = ベニ
rinpa-example-c = チヨ
rinpa-example-d = ダイゴ
