### 『イキ』の文。

iki-title = イキ
iki-about = 江戸の職人たちと過ごす一年。人を雇い、通りを歩き、飯を食わせ、隠居を見送るゲームです。

## 卓の準備
iki-option-extras = 追加の職業八種を使うかどうか
iki-option-extras-with = 使います。季節ごとに13枚で、毎月4枚ずつ新しい札が出ます。
iki-option-extras-without = 使いません。季節ごとに11枚で、三月目は3枚だけ出ます。説明書は最初の一回にこちらを勧めています。
iki-option-site = 普請場で、建てる代わりに1文で買えるもの
iki-option-site-rice = 米1俵。説明書のとおりです。
iki-option-site-lumber = 材木1本。説明書はおそらくこちらのつもりです。
iki-option-length = 一年のどこまで遊ぶか
iki-option-length-year = 十二か月と元日。
iki-option-length-spring = 一月から三月までと元日。山札は6枚です。
iki-level-newcomer = 新参者
iki-level-newcomer-about = 人を雇い、飯を食わせ、目先のよいものを取りますが、いつも一番とは限りません。
iki-level-journeyman = 渡り職人
iki-level-journeyman-about = 自分の手番は考え抜きますが、一歩ごとに迷います。
iki-level-merchant = 旦那
iki-level-merchant-about = 手番の終わりまで考え抜き、一年を見て一番よいことをします。
iki-level-master = 江戸の達人
iki-level-master-about = さらに月の先まで幾通りも思い描き、隠居と給料日を計画します。

## 名前
iki-kind-master = 親方職
iki-kind-artisan = 居職
iki-kind-shop = 店売り
iki-kind-peddler = 振り売り
iki-kind-special = その他
iki-season-start = 最初の札
iki-season-spring = 春
iki-season-summer = 夏
iki-season-fall = 秋
iki-season-winter = 冬
iki-month-1 = 1月
iki-month-2 = 2月
iki-month-3 = 3月
iki-month-4 = 4月
iki-month-5 = 5月
iki-month-6 = 6月
iki-month-7 = 7月
iki-month-8 = 8月
iki-month-9 = 9月
iki-month-10 = 10月
iki-month-11 = 11月
iki-month-12 = 12月
iki-month-13 = 元日
iki-pipe-1 = 灰色の煙管
iki-pipe-2 = 薄黄の煙管
iki-pipe-3 = 橙の煙管
iki-pipe-4 = 紫の煙管
iki-pouch-1 = 灰色の煙草入れ
iki-pouch-2 = 薄黄の煙草入れ
iki-pouch-3 = 橙の煙草入れ
iki-pouch-4 = 紫の煙草入れ
iki-good-rice = 米：1俵で給料日に一人を養えます。
iki-good-lumber = 材木：普請に使います。終わりに1点です。
iki-good-koban = 小判：普請に使います。終わりに3点です。
iki-good-iki = 粋：1点です。
iki-good-sandal = 草履：1足で一歩多く歩けます。
iki-good-mon = 文（銭）：たいていの支払いに使います。終わりに5文で1点です。
iki-good-firefighting = 火消し：多い人が先に動き、家を火事から守れます。
iki-amount-rice = 米{ $count }俵
iki-amount-lumber = 材木{ $count }本
iki-amount-koban = 小判{ $count }枚
iki-amount-iki = 粋{ $count }
iki-amount-sandal = 草履{ $count }足
iki-amount-mon = { $count }文
iki-amount-firefighting = 火消し{ $count }
iki-nothing = なし
iki-either = { $one }か{ $other }
iki-then = 、次に
iki-skill-gain = { $gain }を得る
iki-skill-trade = { $pay }を払い、{ $gain }を得る
iki-skill-level = { $pay }を払い、通りにいる自分の札一枚が経験を積む
iki-skill-build = { $less }少なく普請をする
iki-skill-swap = 職業札二枚を入れ替える
iki-skill-gift = { $gain }を得る。ほかの全員は{ $others }を得る
iki-reward-discount = 隠居すると：雇うのが1文安くなる。
iki-reward-save = 隠居すると：一度だけ、自分の家一軒を火事から救う。
iki-reward-step = 隠居すると：歩くたびに、望めば一歩多く進める。
iki-reward-wild = 隠居すると：終わりに、どの種類としても数える。
iki-card-grey = 給金はありません。{ $reward }
iki-card-salary = 給金（経験の順に）：{ $spaces }。
iki-card-words = { $card }、{ $kind }。{ $cost ->
    [0] 最初に無料で取れます。
   *[other] { $cost }文。
}{ $firefighters ->
    [0] { "" }
   *[other] 火消し{ $firefighters }。
}商い：{ $skill }。{ $salary }
iki-card-neutral = { $card }誰のものでもなく、一度商いをすると去ります。
iki-card-owned = { $card }{ $you ->
    [yes] あなたの札
   *[no] { $name }さんの札
}。あと{ $steps }回経験を積むと隠居します。
iki-house-words = { $house }：{ $lumber }と{ $koban }で建ち、終わりに{ $score }。
iki-house-owned = { $house }{ $you ->
    [yes] あなたの家です。
   *[no] { $name }さんの家です。
}
iki-score-per = { $piece }につき{ $points }

## 札の説明
iki-more = 札の説明
iki-more-source = 札の数値は、わずかな既知の事実のほかは復元です。詳しくは遊び方にあります。
iki-more-cost = 雇うのに{ $cost }かかります。
iki-more-firefighters = 雇うと火消しが{ $count }増えます。
iki-more-skill = 商い：{ $skill }。
iki-source-rulebook = 名前は説明書にあり、数値は復元です。
iki-source-public = 名前は別の公開資料にあり、数値は復元です。
iki-source-historical = 当時の職業から選びました。名前も数値も復元です。

## 暦
iki-year = 一年
iki-payday = 月末に給料日
iki-fire-of = 月末に強さ{ $strength }の火事
iki-forecast = この先のこと
iki-payday-when = { $left ->
    [0] 今月末が給料日です。
    [1] 来月末、{ $month }に給料日。
   *[other] { $left }か月先、{ $month }に給料日。
}
iki-rice-need = 米は{ $need }俵いります。手元に{ $have }俵{ $coming ->
    [0] { "" }
   *[other] （給金で+{ $coming }）
}{ $short ->
    [0] 。
   *[other] 、{ $short }俵足りません。
}
iki-harmony = 調和
iki-fire-when = { $left ->
    [0] 今月末に強さ{ $strength }の火事。
    [1] 来月末、{ $month }に強さ{ $strength }の火事。
   *[other] { $left }か月先、{ $month }に強さ{ $strength }の火事。
}
iki-fire-power = 火消しは{ $power }。{ $count ->
    [0] 家は無事です。
   *[other] 危ないのは{ $stalls }。
}
iki-risk = 次の火事は、ここで強さ{ $strength }になります。
iki-report-fire = { $row }で火事、強さ{ $strength }！
iki-report-nothing = 何も焼けませんでした。
iki-report-burned = { $count ->
   *[other] { $stalls }が焼けました。
}
iki-report-out = { $you ->
    [yes] あなたが{ $stall }で消し止めました。
   *[no] { $name }さんが{ $stall }で消し止めました。
}
iki-report-payday = 給料日
iki-report-earned = 給金 { $salary }、調和 粋{ $harmony }、食べた米 { $eaten }俵

## 通り
iki-street = 日本橋の通り
iki-zoom = 通り全体
iki-start = 起点
iki-shop = { $shop }：{ $deal }
iki-priced = { $name }（{ $cost }）
iki-or-build = または普請
iki-sold-out = 売り切れ
iki-oyakata = { $you ->
    [yes] あなたの親方
   *[no] { $name }さんの親方
}
iki-stall-blocked = 使いません
iki-nobody = 持ち主なし
iki-owner = { $you ->
    [yes] あなたの札
   *[no] { $name }さんの札
}
iki-corner = 角店：さらに{ $cost }
iki-here = ここ
iki-per-payday = 給料日
iki-here-words = ここ、{ $shop }の裏の{ $stall }{ $surcharge ->
    [0] { "" }
   *[other] 、さらに{ $cost }
}{ $harmony ->
    [0] { "" }
   *[other] 、給料日ごとに調和で粋{ $harmony }
}
iki-level-words = 経験を積む：{ $stall }の{ $card }
iki-swap = 交換
iki-swap-words = 交換する：{ $stall }の{ $card }
iki-starve = 暇を出す
iki-starve-words = 暇を出す：{ $stall }の{ $card }

## 順番
iki-way = 生き方
iki-way-free = 1〜4歩、雇えない
iki-way-words = { $steps }：{ $steps }歩で{ $shop }へ{ $passed ->
    [0] { "" }
   *[other] 。起点を過ぎ、自分の札{ $cards }枚が経験を積む
}
iki-way-words-free = X：最初の手番で1〜4歩。ただし雇うことも収入を得ることもできません
iki-passes = 起点越え
iki-track = 火消し
iki-marker = { $you ->
    [yes] あなた
   *[no] { $name }さん
}：火消し{ $power }、{ $place }番手

## 仕事探し
iki-starting = 最初の札
iki-pool = 仕事を探す人々
iki-stack = { $season }：伏せ札{ $cards }枚
iki-pool-empty = 仕事を探している人はいません。
iki-coins = 札の上に{ $coins }文
iki-take = 取る
iki-start-words = 取る：{ $card }を最初の札に
iki-neutral-words = 取る：{ $card }を中立の札に
iki-hire = 雇う
iki-hire-words = 雇う：{ $card }、{ $cost }{ $coins ->
    [0] { "" }
   *[other] 。札の上の{ $coins }文をもらう
}{ $firefighters ->
    [0] { "" }
   *[other] 。火消し+{ $firefighters }
}
iki-plans = { $count ->
    [0] すべて建ちました
   *[other] 建てられる建物 { $count }軒
}

## 帳場
iki-counter = 決めること
iki-to-street = 通りへ
iki-ask-start = { $you ->
    [yes] 最初の札を一枚取ってください。
   *[no] { $name }が最初の札を選んでいます。
}
iki-ask-startstall = { $you ->
    [yes] 最初の札を、まだ置かれていない長屋の端の店に置いてください。
   *[no] { $name }が最初の札を置く長屋を選んでいます。
}
iki-ask-way = { $you ->
    [yes] 駒を置いてください。いつ動き、何歩歩きますか。
   *[no] { $name }が「生き方」に駒を置きます。
}
iki-ask-hire = { $you ->
    [yes] 人を雇うか、収入を得てください。
   *[no] { $name }が、雇うか収入を得るかを決めています。
}
iki-ask-hirestall = { $you ->
    [yes] 雇う人の店を選んでください。
   *[no] { $name }が店を選んでいます。
}
iki-ask-distance = { $you ->
    [yes] 何歩歩きますか。
   *[no] { $name }が歩数を選んでいます。
}
iki-ask-extra = { $you ->
    [yes] もう一歩進みますか、とどまりますか。
   *[no] { $name }はもう一歩進めます。
}
iki-ask-jump = { $you ->
    [yes] 元日です。好きな店へ行き、最後の商いをしてください。
   *[no] { $name }が元日の行き先を選んでいます。
}
iki-ask-business = { $you ->
    [yes] 商いをしてください。店と、その裏の一人とできます。
   *[no] { $name }が商いをしています。
}
iki-ask-pay = { $you ->
    [yes] 何で払いますか。
   *[no] { $name }が何で払うかを選んでいます。
}
iki-ask-level = { $you ->
    [yes] 自分のどの札が経験を積みますか。
   *[no] { $name }が経験を積む札を選んでいます。
}
iki-ask-swap = { $you ->
    [yes] どの札を入れ替えますか。
   *[no] { $name }が入れ替える札を選んでいます。
}
iki-ask-swapsecond = { $you ->
    [yes] どの札と入れ替えますか。
   *[no] { $name }がもう一枚の札を選んでいます。
}
iki-ask-build = { $you ->
    [yes] 何を建てますか。
   *[no] { $name }が建てるものを選んでいます。
}
iki-ask-buildstall = { $you ->
    [yes] 建物を置く店を選んでください。
   *[no] { $name }が建物の場所を選んでいます。
}
iki-ask-neutral = { $you ->
    [yes] 誰のものでもない中立の札を一枚取ってください。
   *[no] { $name }が中立の札を選んでいます。
}
iki-ask-neutralstall = { $you ->
    [yes] 中立の札を置く店を選んでください。
   *[no] { $name }が中立の札の場所を選んでいます。
}
iki-ask-save = { $you ->
    [yes] 火があなたの家に迫っています。救いますか、あきらめますか。
   *[no] { $name }は家を一軒救えます。
}
iki-ask-hunger = { $you ->
    [yes] 米が足りません。誰に暇を出すか、通りで選んでください。
   *[no] { $name }は米が足りず、暇を出さねばなりません。
}
iki-ask-over = 一年が終わりました。
iki-income = 収入
iki-income-words = 収入：{ $gain }を得て、誰も雇わない
iki-walk = { $steps }歩：{ $shop }
iki-walk-sandal = もう一歩、{ $shop }へ
iki-walk-cart = 牛車で{ $shop }へ
iki-walk-words = { $steps }歩で{ $shop }へ{ $passed ->
    [0] { "" }
   *[other] 。起点を過ぎ、自分の札{ $cards }枚が経験を積む
}
iki-stay = { $shop }にとどまる
iki-pay-with = { $pay }で払う
iki-pipe-gain = { $gain }、終わりに煙草入れが二倍
iki-at-the-end = 終わりに{ $gain }
iki-end = 終わりに
iki-deal-words = { $skill }。{ $owner }{ $own ->
    [0] （相手が経験を積みます）
   *[other] { "" }
}
iki-done = 手番を終える
iki-save = 救う
iki-burn = あきらめる
iki-save-about = 火が{ $stall }に来ました。隠居した札で、一度だけ家を一軒救えます。火はその先へ進みます。
iki-hunger-left = あと{ $cards }枚に暇を出してください。

## 皆のこと
iki-seats = 遊んでいる人
iki-total = いま終われば{ $total }点
iki-rice = 米{ $have }俵、いま給料日なら{ $need }俵いる
iki-kobun = 手元の子分{ $count }人
iki-retired = 隠居
iki-retired-words = { $card }隠居。給料日ごとに：{ $pays }。
iki-account = 最後の勘定
iki-account-source = 内訳
iki-account-total = 合計
iki-source-of-salary = 給金
iki-source-of-harmony = 調和
iki-source-of-deals = 商い
iki-source-of-variety = 種類
iki-source-of-fish = 魚
iki-source-of-tobacco = 煙草
iki-source-of-buildings = 建物
iki-source-of-koban = 小判
iki-source-of-lumber = 材木
iki-source-of-mon = 文

## 手引き
iki-guide = 手引き：いま何ができて、なぜするのか
iki-guide-wait = いまはほかの人の番です。手元に{ $mon }文、米{ $rice }俵、火消しは{ $power }です。
iki-why-wait = 札を押すと説明が読めます。ほかの人があなたの職人と商いをすると、その札は経験を積みます。誰がどこへ歩くか見ていましょう。
iki-guide-start = { $choices ->
    [1] 残った札を取ります。
   *[other] { $choices }枚の中から1枚を取ります。
}無料で、最初の月から働きます。
iki-why-start = 塩と玉子は商いをした人に米を、綿と眼鏡は銭や草履をもたらします。ほかの人が使うと、その札は経験を積みます。
iki-guide-startstall = { $choices ->
    [1] 残った長屋を選びます。
   *[other] { $choices }つの長屋から選びます。
}札はその端の店に置かれます。
iki-why-startstall = 火事は端から始まります。あとで同じ種類を隣に雇うと、同じ長屋の同じ種類で調和の点が入ります。
iki-guide-way = 場所を選びます。小さい数は早く動いて少しだけ歩き、大きい数は遅く動いて遠くまで歩きます。書かれた店が行き先です。
iki-why-way = { $left ->
    [0] 今月末が給料日です。米は{ $need }俵いり、手元に{ $rice }俵です。
   *[other] { $payday }の給料日まであと{ $left }か月です。米は{ $need }俵いり、手元に{ $rice }俵です。
}起点を過ぎると、自分の札がすべて経験を積みます。
iki-guide-hire = 手元に{ $mon }文、子分は{ $kobun }人です。雇える札は{ $choices }枚です。または4文を得ます。
iki-why-hire = 雇った人は給料日ごとに給金をもたらし、米を1俵食べます。いまは{ $need }枚に対して{ $rice }俵です。五種類そろうと終わりに25点、火消しはすぐに増えます。
iki-guide-hirestall = 通りの空いた店を選びます。角店は2文高くなります。ボタンに調和の点が出ます。
iki-why-hirestall = ほかの人がよく来る店の裏なら、早く経験を積みます。辻に近いほど火は弱くなります。
iki-guide-distance = 1歩から4歩まで。ボタンに行き先が書いてあります。
iki-why-distance = Xにいるので最初に動き、歩数も自由ですが、雇うことも収入を得ることもできません。
iki-guide-extra = いまは{ $place }です。草履1足で一歩多く歩けます。手元に{ $sandals }足あります。
iki-why-extra = 次の店やその裏の人のほうがよければ、あるいは起点を過ぎたければ、進みましょう。
iki-guide-jump = 好きな店へ行き、最後の商いをします。
iki-why-jump = このあとすべてを数えます。魚、煙草入れ、建物、種類、小判は3点、5文で1点です。
iki-guide-business = { $place }では、店と、その裏の一人と、好きな順に商いができます。{ $choices ->
    [0] ここでできることはありません。手番を終えてください。
   *[other] できる商いは{ $choices }つです。
}
iki-why-business = 手元に{ $mon }文、米{ $rice }俵（{ $need }俵いる）、材木{ $lumber }本、小判{ $koban }枚です。ほかの人の職人と商いをすると、その札が経験を積みます。自分の札は積みません。
iki-guide-pay = 二つのうち、どちらを渡すか選びます。
iki-why-pay = 米は{ $rice }俵で、次の給料日に{ $need }俵いります。草履は{ $sandals }足です。
iki-guide-level = 自分の札{ $choices }枚から選びます。ボタンに、その後の給金が出ます。
iki-why-level = 最後の段を越えると隠居します。給料日ごとに払い、米を食べず、子分も戻ります。
iki-guide-swap = 入れ替える一枚目を選びます。通りのどの二枚でもかまいません。
iki-why-swap = 同じ種類を同じ長屋に集めるか、火事の通り道から逃がしましょう。
iki-guide-swapsecond = 入れ替える相手を選びます。
iki-why-swapsecond = 子分と経験は札と一緒に動きます。
iki-guide-build = 材木{ $lumber }本、小判{ $koban }枚です。建物を選びます。
iki-why-build = 建物は年の終わりまで子分を一人使い、米を食べず、焼けなければ終わりに点になります。
iki-guide-buildstall = 建物を置く空いた店を選びます。角店は2文高くなります。
iki-why-buildstall = 辻に近いほど火は弱くなります。建物には種類がなく、商いもしません。
iki-guide-neutral = 仕事を探す人から一枚、誰のものでもない札を選びます。
iki-why-neutral = 調和には数え、一度商いをすると去ります。相手の欲しい札を取ってしまうこともできます。
iki-guide-neutralstall = 空いた店を選びます。
iki-why-neutralstall = 同じ種類の自分の札の隣に置けば、調和の点になります。
iki-guide-save = 隠居した札で家を救うか、後の火事に取っておきます。
iki-why-save = 一度きりです。奥の家までは守れません。
iki-guide-hunger = なくてもよい札の「暇を出す」を押します。
iki-why-hunger = 去った札はゲームから除かれ、種類にも数えません。よく稼ぐ札を残しましょう。

## 記録
iki-tell-offered = { $card }が仕事を探しています。
iki-tell-started = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は{ $stall }の{ $card }から始めます。
iki-tell-way = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は「生き方」の{ $space }へ。
iki-tell-hired = { $you ->
    [yes] あなた
   *[no] { $name }さん
}が{ $card }を{ $stall }に{ $paid }文で雇いました{ $coins ->
    [0] 。
   *[other] （札の上に{ $coins }文）。
}
iki-tell-income = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は{ $mon }文を得ました。
iki-tell-walked = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は{ $steps }歩で{ $shop }へ。
iki-tell-sandal = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は草履を履きつぶして{ $shop }へ。
iki-tell-cart = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は牛車で{ $shop }へ。
iki-tell-passed = { $you ->
    [yes] あなた
   *[no] { $name }さん
}が起点を過ぎ、その職人たちが経験を積みます。
iki-tell-jumped = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は{ $shop }へ。
iki-tell-leveled = { $stall }の{ $card }が経験を積み、{ $level }段目に。
iki-tell-retired = { $you ->
    [yes] あなた
   *[no] { $name }さん
}の{ $card }が{ $stall }から隠居しました。
iki-tell-deal = { $you ->
    [yes] あなた
   *[no] { $name }さん
}が{ $with }と商い：{ $paid } → { $gained }。
iki-tell-gain = { $you ->
    [yes] あなた
   *[no] { $name }さん
}が{ $with }と商い：{ $gained }を得ました。
iki-tell-pay = { $you ->
    [yes] あなた
   *[no] { $name }さん
}が{ $with }と商い：{ $paid }を払いました。
iki-tell-bought = { $you ->
    [yes] あなた
   *[no] { $name }さん
}が{ $what }を{ $paid }文で買いました。
iki-tell-gift = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は{ $gained }をもらいました。
iki-tell-swapped = { $you ->
    [yes] あなた
   *[no] { $name }さん
}が{ $first }と{ $second }の札を入れ替えました。
iki-tell-built = { $you ->
    [yes] あなた
   *[no] { $name }さん
}が{ $stall }に{ $house }を建てました（{ $paid }）。
iki-tell-power = { $you ->
    [yes] あなた
   *[no] { $name }さん
}の火消しが{ $power }に。
iki-tell-neutral = { $you ->
    [yes] あなた
   *[no] { $name }さん
}が{ $card }を{ $stall }に置きました（中立）。
iki-tell-left = { $card }が{ $stall }を去りました。
iki-tell-fire = { $row }で火事です。強さ{ $strength }！
iki-tell-fire-passed = 火が{ $stall }を通り抜けます。強さ{ $strength }。
iki-tell-burned = { $you ->
    [yes] あなた
   *[no] { $name }さん
}の{ $lost }（{ $stall }）が焼けました。強さ{ $strength }。
iki-tell-burned-neutral = { $stall }の{ $lost }が焼けました。強さ{ $strength }。
iki-tell-let-burn = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は{ $stall }をあきらめました。
iki-tell-saved = { $you ->
    [yes] あなた
   *[no] { $name }さん
}が強さ{ $strength }の火から{ $stall }を救いました。
iki-tell-put-out = { $you ->
    [yes] あなた
   *[no] { $name }さん
}が{ $stall }で強さ{ $strength }の火を消し止めました。
iki-tell-died-out = { $row }の火は辻で消えました。
iki-tell-payday = { $month }の終わり、給料日です。
iki-tell-salary = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は{ $card }から{ $goods }を得ました。
iki-tell-harmony = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は調和で粋{ $iki }（{ $kind }、{ $group }）。
iki-corners = 角店
iki-tell-fed = { $you ->
    [yes] あなた
   *[no] { $name }さん
}の職人たちが米{ $rice }俵を食べました。
iki-tell-hungry = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は米が足りず、{ $cards }枚に暇を出さねばなりません。
iki-tell-hunger-chosen = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は{ $stall }に暇を出します。
iki-tell-hunger-covered = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は暇を出す札を選びました。
iki-tell-starved = { $you ->
    [yes] あなた
   *[no] { $name }さん
}の{ $card }が{ $stall }を去りました。
iki-tell-fish = { $season }の魚が河岸に並びました。
iki-tell-month = { $month }になりました。
iki-tell-scored = { $you ->
    [yes] あなた
   *[no] { $name }さん
}は{ $total }点：{ $parts }。
iki-tell-source = { $source }{ $points }

## できないとき
iki-refuse-not-now = いまは違うことを決めるときです。{ $task }
iki-refuse-start = { $card }はもう取れません。別の札を取ってください（§4）。
iki-refuse-startstall = 最初の札は{ $stall }に置けません。まだ置かれていない長屋の端を選んでください（§4）。
iki-refuse-taken = { $stall }は空いていません。空いた店を選んでください（§7）。
iki-refuse-blocked = 二人のときは{ $stall }を使いません。角店でない店を選んでください（§13）。
iki-refuse-x = Xは四人のときだけ使います。別の場所を選んでください（§6）。
iki-refuse-space = { $space }にはもう駒があります。別の場所を選んでください（§6）。
iki-refuse-offer = { $card }は仕事を探していません。並んだ札から選んでください（§7）。
iki-refuse-hire = { $card }を雇うには{ $cost }文いりますが、手元は{ $have }文です。別の札か収入を選んでください（§7）。
iki-refuse-corner = 角店{ $stall }の2文を入れると{ $cost }文ですが、手元は{ $have }文です。別の店を選んでください（§7）。
iki-refuse-kobun = 子分がみな通りに出ています。一人戻るのを待ってください（§7）。
iki-refuse-full = 空いた店がありません。誰かが去るのを待ってください（§7）。
iki-refuse-distance = Xからは1歩から4歩です。そこから選んでください（§8）。
iki-refuse-sandals = 草履がありません。とどまってください（§8）。
iki-refuse-cart = 一歩多く進める隠居の札がありません。とどまってください（§8）。
iki-refuse-deal = いまいるのは{ $shop }で、それはできません。この店の商いを選んでください（§9）。
iki-refuse-shop-used = この店との商いは済みました。一手番に一度です（§9）。
iki-refuse-pay = { $price }かかりますが、足りません（§9）。
iki-refuse-either = { $one }か{ $other }がいりますが、どちらもありません（§9）。
iki-refuse-good = { $good }では払えません。商いに合うものを選んでください（§9）。
iki-refuse-token = { $cost }文かかりますが、手元は{ $have }文です（§9）。
iki-refuse-sold = いまは売られていません。店にあるものを選んでください（§9）。
iki-refuse-built = { $house }はもう建てられました。別のものを選んでください（§9）。
iki-refuse-material = { $house }にはここで{ $cost }がいりますが、足りません。別のものを選んでください（§9）。
iki-refuse-nothing = ここで建てられるものがありません（§9）。
iki-refuse-professional = 職人との商いは済みました。一手番に一人です（§9）。
iki-refuse-behind = { $stall }はいまいる店の裏ではありません（§9）。
iki-refuse-nobody = { $stall }では誰も働いていません。職人を選んでください（§9）。
iki-refuse-level = 経験を積める自分の札が通りにありません（§9）。
iki-refuse-yours = { $stall }に自分の職業札はありません。自分の札を選んでください（§9、§11）。
iki-refuse-swap = 入れ替える職業札が二枚ありません（§9）。
iki-refuse-same = 同じ札とは入れ替えられません。別の札を選んでください（§9）。
iki-refuse-chosen = { $stall }の札はもう選ばれています。別の札を選んでください（§11）。

## 決まり
iki-rules-lead = 二人から四人が、日本橋の大通りで一年を過ごします。元日までに最も多くの「粋」、よく生きた暮らしの味わいを得た人の勝ちです。決めることはすべて公開で、運は札の順と火事だけにあります。
iki-rules-1 = 目的
iki-rules-1-text = 粋は、四回の給料日の給金と調和、商い、そして終わりに種類、魚、煙草、建物、残った品から得られます。
iki-rules-2 = あるもの
iki-rules-2-text = 大通りは八つの場所の輪で、それぞれに店があり、皆が反時計回りに歩きます。起点は最後の場所と最初の場所の間にあり、それ自体は場所ではありません。店の裏には四軒ずつの長屋がAからDまで四列あり、どの店の裏にも二軒あります。1が端、4が辻の角店で、角店に置くには2文多くかかります。各自、歩く親方一人と、札や建物に付ける子分四人を持ちます。品が尽きることはありません。
iki-rules-shops = 店
iki-rules-space = 場所
iki-rules-shop = 店
iki-rules-stalls = 裏の店
iki-rules-deal = 商い
iki-rules-shop-sandal = 2文で草履2足
iki-rules-shop-rice = 3文で米2俵
iki-rules-shop-firetower = 火消し1
iki-rules-shop-tobacco = 一番上の煙管と煙草入れ、一度に一つずつ
iki-rules-shop-pawn = 米1俵か草履1足で4文
iki-rules-shop-fish = 季節の魚一尾
iki-rules-shop-construction = 1文で米1俵、または普請
iki-rules-shop-exchange = 6文で小判1枚、二度まで
iki-rules-3 = 職人、経験、火消し
iki-rules-3-text = 種類は五つで、枠の形と色が違います。札の下の子分が経験と給金を示し、二段の札は真ん中から始まります。ほかの人が技を使ったとき、持ち主の親方が起点を過ぎたとき、そして技によって、職人は経験を一段積みます。最後の段を越えると隠居し、札は持ち主の前に置かれ、子分が戻り、最後の給金が給料日ごとに払われ、米を食べなくなります。灰色の段は給金がありませんが、隠居すると終わりまで働きます。火消しは10までです。同じところに着いた駒は上に重なり、進んでいる人、上にいる人が先です。火消しは減りません。
iki-rules-4 = 準備
iki-rules-4-text = 各自8文、米1俵、草履1足、子分4人を持ちます。季節ごとに札を混ぜ、春の四枚を並べ、河岸に春の魚二尾を置きます。最後の人から順に、四枚の最初の札から一枚取り、まだ置かれていない長屋の端に無料で置きます。席Aが最初の人です。
iki-rules-5 = 一年
iki-rules-5-text = 十二か月と元日です。月ごとに、皆が「生き方」の場所を選び（§6）、その順に手番を行います（§7〜§9）。5月、8月、11月の終わりに火事（§10）、3月、6月、9月、12月の終わりに給料日（§11）があります。それ以外の月末には、残った札に1文ずつ置き、新しい四枚を並べます。
iki-rules-6 = 生き方
iki-rules-6-text = 火消しの順に、空いた場所に駒を置きます。1、2、3、4は、手番の順であり歩数でもあります。Xは四人のときだけで、最初の手番で1歩から4歩まで自由ですが、雇うことも収入を得ることもできません。
iki-rules-7 = 雇うか、収入を得る
iki-rules-7-text = 並んだ札を一枚雇います。代金を払い、札の上の銭は自分のものになり、支払いにも使えます。すぐに空いた店へ子分と一緒に置きます。火消しはすぐに増えます。または4文を得ます。
iki-rules-8 = 歩く
iki-rules-8-text = 「生き方」の数だけちょうど歩きます。そのあと、草履1足につき一歩、好きなだけ進め、隠居した牛車があればさらに一歩進めます。起点を過ぎると、通りにいる自分の職人がすべて経験を一段積みます。
iki-rules-9 = 商い
iki-rules-9-text = いる場所の店と、その裏の一人と、好きな順に商いができます。技は実際に行わなければなりません。ほかの人の職人と商いをすると、その札が経験を積みます。普請場や技で建てるには、建物の示す材木と小判、そこに残る子分一人、空いた店がいります。
iki-rules-10 = 火事
iki-rules-10-text = 長屋が一列選ばれます。火は端から、5月は強さ5、8月は8、11月は10で始まり、一軒ごとに1弱まります。子分のいる店で、持ち主の火消しがその強さ以上なら消し止められ、その奥は無事です。そうでなければそこにあるものは焼け、子分は戻り、火は角店まで進みます。
iki-rules-11 = 給料日
iki-rules-11-text = まず給金です。通りの札は経験に応じて、隠居した札は最後の段を払います。次に調和です。四列の長屋と四軒の角店の五組それぞれで、同じ種類がk枚（2枚以上）あれば、その札の子分一人につき持ち主は粋kを得ます。最後に飯です。通りの自分の札一枚につき米1俵。足りない人は米をすべて払い、足りない分だけ札に暇を出します。選ぶ人は同時に、伏せて選びます。給料日のあと、並んだ札は去り、次の季節の四枚が並び、魚も替わります。
iki-rules-12 = 元日と最後の勘定
iki-rules-12-text = 火消しの順に、好きな場所へ行き、もう一度商いをします。そしてすべてを数えます。同点なら火消しが上の人、次に駒が上の人の勝ちです。
iki-score-variety = 種類
iki-score-variety-text = 通りと隠居で1、2、3、4、5種類：1、4、9、16、25
iki-score-fish = 魚
iki-score-fish-text = 1、2、3、4季節分：3、6、10、15。および魚に書かれた点
iki-score-tobacco = 煙草
iki-score-tobacco-text = 煙草入れに書かれた点。煙管があれば二倍
iki-score-buildings = 建物
iki-score-buildings-text = 書かれた点
iki-score-goods = 品
iki-score-goods-text = 小判3、材木1、5文で1
iki-rules-tokens = 魚、煙管、煙草入れ。値段と多くの点は復元です：
iki-rules-token = { $name }：{ $cost }、{ $brings }
iki-rules-fish = { $iki ->
    [0] { $season }の魚
   *[other] { $season }の魚、粋{ $iki }
}
iki-rules-13 = 二人と三人
iki-rules-13-text = Xは使いません。二人のときは角店を使わず、長屋は三軒で、五つ目の組はありません。毎月の終わりに一人（奇数の月は最初の人）が、並んだ札を一枚取り、空いた店に置きます。誰のものでもなく、調和に数え、一度商いをすると去り、火事から守る人もいません。
iki-rules-14 = 選択
iki-rules-14-text = 追加の職業八種を使うかどうか。普請場で売るのが、説明書どおり米か、ほかの資料や名前の示す材木か。
iki-example-card = 例：札の読み方
iki-example-card-text = 隅に種類の印、絵の横に代金と火消し、その下に商い、一番下に経験ごとの給金があります。{ $words }
iki-example-experience = 例：職人の一生
iki-example-experience-text = 経験を積むたびに、子分が次の給金へ進みます。その先の一段で隠居し、給料日ごとに{ $pays }を払い、米を食べなくなります。
iki-example-harmony = 例：調和
iki-example-harmony-text = 一つの長屋に居職が二人、振り売りが二人。それぞれの子分が粋2をもたらします。一人は{ $first }、もう一人は{ $second }を得ます。
iki-example-fire = 例：8月の火事
iki-example-fire-text = 火は強さ8で始まります。一軒目の持ち主は火消し5で、古着売りが焼けます。二軒目は7に対して6で、水売りが焼けます。三軒目は空です。四軒目で火は強さ5、持ち主の火消しも5なので消し止めました。
iki-rules-rulings = 裁定
iki-rules-rulings-text = 説明書にないこと、はっきりしないこと：{ $count }件
iki-ruling-1 = 駒は手元から始まります。最初の月は最初の人から時計回りで、その人の火消しの駒が一番上です。
iki-ruling-2 = 選ばれなかった最初の札は除きます。
iki-ruling-3 = 最初の札は、まだ置かれていない長屋の1番に無料で置きます。
iki-ruling-4 = 火消しは10までです。10で得ると駒が一番上になります。2得るのは一度の動き、0は動きません。
iki-ruling-5 = 同じところでは、後から来た人が先です。
iki-ruling-6 = 二人や三人のときXは使えません。
iki-ruling-7 = X以外では、雇うか収入か、どちらか一つを必ず行います。
iki-ruling-8 = 札の上の銭は、その札と角店の支払いに使えます。
iki-ruling-9 = 割引は一枚につき1文、0文までで、雇うときだけです。角店や建物には使えません。
iki-ruling-10 = 二段の札は真ん中から始まり、二回で隠居します。ほかは三回です。
iki-ruling-11 = 火消しは、並んだ札を雇ったときに雇った人だけが得て、失いません。
iki-ruling-12 = 山札が足りなければ、残りだけを並べます。
iki-ruling-13 = 12月のあとは何も並べません。
iki-ruling-14 = 最初の一歩は起点から最初の場所へで、起点を過ぎたことにはなりません。
iki-ruling-15 = 一度に二周しても、過ぎるたびに数えます。
iki-ruling-16 = 追加の歩みは決まった歩数のあと、商いの前です。起点を過ぎた経験はすぐに積みます。
iki-ruling-17 = 追加の歩みは増やすだけで、使わなくてもかまいません。
iki-ruling-18 = 店と職人は好きな順に一度ずつ。両替だけは二度できます。
iki-ruling-19 = 店の裏の二軒だけです。建物とは商いができません。
iki-ruling-20 = 効き目のない商いはできません。代金を払い、実際に建て、二枚を入れ替えます。
iki-ruling-21 = 経験は商いのあと、札のある場所で積みます。
iki-ruling-22 = 自分の札は経験を積みません。経験を積ませる札は自分自身を選べ、隠居もできます。
iki-ruling-23 = ほかの人の札で経験を積ませるのは自分の札です。なければ商いはできません。
iki-ruling-24 = どの職業札二枚でも、中立の札でも、子分と経験ごと、追加の銭なしに入れ替えます。
iki-ruling-25 = 「ほかの全員」にはその札の持ち主も入ります。
iki-ruling-26 = 粋は0より減らせません。
iki-ruling-27 = 材木の割引は0本までです。職人が建てるときは普請場の銭はいりません。
iki-ruling-28 = 建物も角店では2文多くかかります。
iki-ruling-29 = 質屋は米1俵か草履1足を、一度だけ受け取ります。
iki-ruling-30 = 煙管と煙草入れは一度に一つずつ、上からです。次のものは後の人のためにあります。
iki-ruling-31 = 魚は一度に一尾。同じ季節の二尾目も買え、書かれた点だけ入ります。
iki-ruling-32 = 文、草履、米、材木、小判に限りはありません。魚や煙草や建物には限りがあります。
iki-ruling-33 = 手番、中立の札、火事か給料日、札の補充、暦の順です。
iki-ruling-34 = 火事の長屋は等しい確率で選び、毎回戻します。焼けた札と建物は除きます。
iki-ruling-35 = 救える人は、火が自分の札に来たときに決めます。火は1弱まって進みます。
iki-ruling-36 = どの店も持ち主の火消しだけで調べ、その奥も守られます。
iki-ruling-37 = 給金は全員同時です。灰色の段は払いません。
iki-ruling-38 = 建物に種類はなく、隠居した札は組に入らず、角店は二つの組に数えます。
iki-ruling-39 = 給金の米も食べられます。払える人は払わねばなりません。
iki-ruling-40 = 飢えや火事で失った札は種類に数えません。
iki-ruling-41 = 魚は季節とともに去りますが、冬の魚は元日まで残ります。
iki-ruling-42 = 二人のとき火は三軒まで進み、角店の組はありません。
iki-ruling-43 = 中立の札は火事と給料日の前に置きます。上の銭は戻り、火消しは誰も得ません。食べず、稼がず、一度の商いで去り、守られずに焼けます。空いた店がなければ飛ばします。
iki-ruling-44 = 元日に中立の札はありません。
iki-ruling-45 = 元日に起点は過ぎません。商いによる経験は積みます。
iki-ruling-46 = そこで隠居した札も種類に数えます。
iki-ruling-47 = 隠居した何でもの札は足りない種類一つになり、全部で五種類までです。通りでは元の種類です。
iki-ruling-48 = 煙草入れは、煙管がいくつあっても一度だけ二倍です。
iki-ruling-49 = 5文に満たない分は数えません。
iki-ruling-50 = 商家と土蔵は、最後に持っている品で数えます。
iki-ruling-51 = 同点は火消しの進み、次に駒の上下です。
iki-ruling-52 = 説明書が特に説明する技は、追加の札だけでなく普通の札にもあります。
iki-ruling-53 = 子分は四人ずつ。最初の札のほかに三人です。
iki-ruling-54 = 火消し10で得るのも商いで、職人は経験を積みます。
iki-ruling-55 = その歩みで隠居した札の一歩も、すぐ使えます。
iki-ruling-56 = 二度の両替の間、煙管と煙草入れの間に、職人との商いを挟めます。
iki-ruling-57 = 入れ替える職人自身も二枚に入れられます。建てる職人の店は空きになりません。
iki-ruling-58 = 普請場の1文は、品にも建てるのにもいります。
iki-ruling-59 = 全部が去るときはそのまま去ります。そうでなければ足りない人が同時に、全員が選ぶまで伏せて選びます。
iki-ruling-60 = 並んだ札がなければ中立の札はありません。
iki-cards = すべての札
iki-cards-text = 職業56種と建物6軒です。元の一覧は公開されていないため、わずかな既知の事実のほかはすべて復元で、そう記しています。
iki-search = 札を探す
iki-search-found = 枚見つかりました
iki-buildings = 建物
iki-rules-reconstructed = 復元したもの
iki-rules-reconstructed-text = 知られているのは、最初の札の名前と種類、浮世絵師とお針子の技、塩・玉子・蕎麦・白玉・鮨が米をもたらすこと、特別な技と隠居の効き目（持ち主がわかるのは牛車と人形遣いだけ）、いくつかの給金、商家の点、薄黄と橙の煙草入れです。そのほかの数値、多くの札の技、店の順は、材料や季節や種類が釣り合うように私たちが決めました。
iki-rules-credits = 作者
iki-rules-credits-text = 原作『IKI』（2015）のゲームデザイン：山田空太（Koota Yamada）。発行：うつろい（Utsuroi）、imagine GAMES。後の版：Sorry We Are French（2021）。気に入ったら、ぜひ箱を探してください。
iki-rules-unofficial = これは非公式の翻案です。決まりは自分たちの言葉で書き、絵はすべて自作で、印刷物は何も写していません。
