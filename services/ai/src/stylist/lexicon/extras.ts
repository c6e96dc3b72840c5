import { list } from "./list.ts";

/** Words that say what is done rather than with what. */
export type Extra =
  | "stripes"
  | "flames"
  | "chequer"
  | "camo"
  | "geometric"
  | "waves"
  | "two-tone"
  | "same-as"
  | "lower"
  | "raise"
  | "camber"
  | "tint"
  | "darker"
  | "lighter"
  | "less-shiny"
  | "shinier"
  | "muted"
  | "vivid"
  | "warmer"
  | "cooler"
  | "cheaper"
  | "cheapest"
  | "undo"
  | "another"
  | "reset"
  | "surprise"
  | "calmer"
  | "sticker"
  | "name"
  | "number";

export const EXTRA_WORDS: readonly { extra: Extra; words: readonly string[] }[] = [
  {
    extra: "stripes",
    words: list(`
      줄 하나, 줄 두, 한 줄, 두줄, 한줄, 세 줄, line down the, line along the, lines down the, racing line,
      racing lines, pinstripe, pinstripes, go-faster stripes, 줄 무늬, 두 줄, 세로줄, 레이싱줄, スジ, 二本線, 2本線,
      stripe, stripes, racing stripe, racing stripes, 스트라이프, 줄무늬, 레이싱 스트라이프, 레이싱 줄, ストライプ, レーシングストライプ,
      ライン`),
  },
  {
    extra: "flames",
    words: list(`
      flame, flaming, hot rod flames, 불꽃무늬, 불꽃 그림, 불길, 화염 무늬, フレイム, フレーム柄, 炎の柄, 炎の模様, ファイアパターン, ファイヤー,
      ファイアー, 炎ステッカー, flames, flame sticker, flame decal, 화염, 불꽃 스티커, 불꽃 무늬, ファイヤーパターン, フレイムス, 炎のステッカー,
      炎柄`),
  },
  {
    extra: "chequer",
    words: list(`
      checkers, chequers, checker pattern, 체커 무늬, 체커무늬, 체커기, 체크, チェッカー柄, チェック柄, 市松模様, チェッカーフラッグ,
      checker, checkered, chequered, checkerboard, 체커, 체크무늬, 체크 무늬, チェッカー, 市松`),
  },
  {
    extra: "camo",
    words: list(`
      camouflaged, 위장 무늬, 얼룩무늬, 迷彩柄, カモフラ, カモフラージュ, camo, camouflage, 위장, 카모, 카무플라주, 迷彩, カモ`),
  },
  { extra: "geometric", words: ["geometric", "hexagon", "기하학", "幾何学", "ジオメトリック"] },
  { extra: "waves", words: ["waves", "wave pattern", "물결", "파도 무늬", "波模様", "青海波"] },
  {
    extra: "two-tone",
    words: list(`
      dual tone, bi-color, 투톤으로, バイカラー, two-tone, two tone, twotone, 2-tone, 투톤, 투 톤, ツートン, ツートーン,
      2トーン`),
  },
  {
    extra: "same-as",
    words: list(`
      same color, same colour, in the color of, in the colour of, color matched to, colour matched to,
      colour-matched to, 동일한 색, 색 맞춰, 같은 컬러, と揃え, と同色, 同色, とお揃い, same as, same color as,
      same colour as, match the, matching the, 같은 색, 같은색, 똑같이, 랑 같은, 이랑 같은, と同じ, に合わせ, お揃い, おそろい`),
  },
  {
    extra: "lower",
    words: list(`
      off the tall side, too much gap, wheel gap, fender gap, hunker down, tuck it, sit lower, sits kinda high, sits a bit high, sits a little high, sits a touch too high, on stilts, floating, looks floaty, monster truck height, 붕 떠, 붕 뜬, 떠 보, 떠보이, 키가 크, 키 좀 줄, 엉덩이가 높, 휠하우스, 땅바닥에, 낮았으면, 낮은 게, シャコ高, 車高高すぎ, 浮いて, 浮いた, 浮いてる, 下げめ, ちょい下げ, 少し下げ, 地面に近, 低めに, 低めが, 隙間が, 指何本, 腰高感,
      車高を落と, 車高落と, 腰高すぎ, 車高が高すぎ, 車高を低, 落としたい, 下げたい, 차고 낮, 차고 내, 지상고 낮, 바짝, too high, sits high,
      sits too high, sits way too high, too tall, bring it down, get it down, closer to the ground,
      drop the car, drop the suspension, dropped, lower it, slam it, low down, lower down, 너무 높, 껑충,
      차고가 높, 높아 보, 바닥에 붙, 바닥에 깔, 깔아, 낮아지, 땅에 붙, 腰高, 車高が高, 車高高, ベタベタに, ベタ落とし, 地面すれすれ, 車高短, べったり, lower,
      lowered, lowering, drop it, slam, low ride, 낮게, 낮춰, 낮추, 로우, 내려줘, 차고 다운, 車高を下げ, 車高下げ, ローダウン, 低く,
      下げて, 落として`),
  },
  {
    extra: "raise",
    words: list(`
      off the ground, higher up, sit higher, sits higher, scraping, scrape, bottoming out, bottoms out, speed bumps, taller, 바닥 긁, 바닥에 닿, 긁히, 긁겠, 방지턱, 껑충하게, 높았으면, 높은 게, 底を擦, 底をする, 段差, 高めに, 高めが, 上げめ, ちょい上げ,
      車高を高, 上げたい, 차고 높, 차고를 올, 키워줘, too low, way too low, sits low, bring it up, bring it back up,
      back up, jack it up, jacked up, more clearance, ground clearance, scrapes, 너무 낮, 차고가 낮, 바닥에 긁,
      지상고, 높아지, 높였, 低すぎ, 下げすぎ, 落としすぎ, 車高が低, 擦る, 擦って, 最低地上高, raise, raised, lift, lifted, higher,
      lift kit, 높게, 높여, 높이고, 리프트, 올려줘, 차고 올, 車高を上げ, リフトアップ, 高く, 上げて, 車高上げ`),
  },
  { extra: "camber", words: ["camber", "캠버", "キャンバー", "鬼キャン"] },
  {
    extra: "tint",
    words: list(`
      smoked windows, smoke windows, tinted glass, blackout windows, 창 어둡, 썬팅 진하, 선팅 진하, 틴팅 진하, 窓スモーク, 窓をスモーク, 窓ガラスを暗,
      smoked, smoke the, smoke out, dark glass, darken the windows, darker windows, limo tint,
      limo windows, window tint, tinted windows, black windows, blacked out windows, 블랙 유리, 창문 까맣,
      창 까맣, 유리 까맣, 창문 어둡, 유리 진하, 창문 진하, 필름 시공, スモークを, フィルム貼, 窓を暗, 窓を黒, 窓は黒, 着色ガラス, カーフィルム, tint,
      tinted, tints, dark windows, privacy glass, 틴팅, 썬팅, 선팅, 유리 어둡, スモークガラス, スモークフィルム, スモーク, ガラスを暗,
      プライバシーガラス`),
  },
  {
    extra: "darker",
    words: list(`
      톤만 낮, 톤 낮, 톤을 낮, 톤 내, 톤 좀 낮, 한톤 낮, 더 짙, 더 까맣, 어둡게, 어두운 톤, 어두운 느낌, 어두웠, 어두운 게, 어두운 쪽, トーンを落, トーン落, トーンを下, トーン下, 暗めが, 暗めに, 暗い色, 濃い色, 濃いめに, shades darker, shade darker, few shades down, knock it down a shade,
      too bright, too light, more dark, deeper, deeper shade, one shade down, darken, 어두운 톤, 톤 다운,
      톤다운, 너무 밝, 조금 어둡, 어두웠으면, 明るすぎ, 暗め, 濃いめ, 深みのある, 暗い感じ, darker, 더 어둡, 어둡게, 더 진하, 진하게, 짙게, もっと暗, 暗く,
      濃く, ダークに`),
  },
  {
    extra: "lighter",
    words: list(`
      톤 올, 톤을 올, 톤 좀 올, 환하게, 밝은 느낌, 밝은 쪽, 밝았으면, 밝은 게, トーンを上, トーン上, 明るめが, 明るめに, 明るい色, 淡めに, 薄めに, shades lighter, shade lighter,
      too dark, lighten, brighten, paler, one shade up, 너무 어둡, 너무 어두, 너무 진하, 톤 업, 밝은 톤, 暗すぎ, 濃すぎ, 明るめ,
      薄め, lighter, brighter, 더 밝, 밝게, 연하게, 더 연, 明るく, 薄く, 淡く`),
  },
  {
    extra: "less-shiny",
    words: list(`
      sick of the shine, over the gloss, over the shine, done with gloss, hate the gloss, hate the shine, tired of the gloss, too much gloss, too much shine, 번쩍이는 거, 번쩍거리는, 반짝이는 거, 광 질, 광이 질, 광이 심, 광나는 거 싫, ピカピカ飽き, ピカピカは, ツヤは飽き, 光沢は, テカり, てかり,
      too shiny, too glossy, not so shiny, not as shiny, less bling, tone down the gloss,
      kill the shine, kill the gloss, less reflective, 광 죽, 광택 죽, 광 빼, 광택 빼, 광 없, 광택 없, 너무 번쩍, 번쩍거,
      너무 반짝, 반짝거, 광택을 낮, ギラギラしすぎ, ギラギラ, 光りすぎ, 光らない, テカテカ, 艶消しっぽく, ツヤを減, 艶を減, ツヤ消しっぽく, 艶ひかえめ,
      less shiny, less glossy, less gloss, more matte, duller, 광택 줄, 광 줄, 덜 반짝, 덜 번쩍, 광을 줄, つやを抑, 艶を抑,
      テカ, ギラギラしない, 光沢を抑, ツヤを抑`),
  },
  {
    extra: "shinier",
    words: list(`
      make it shine, shine it up, glossed up, more reflective, 블링블링, 반들반들, 광택 올, 광택 살, 광 살, キラキラ, 輝く,
      ツヤツヤに, てかてかに, shinier, more shiny, glossier, more gloss, 더 반짝, 광 나게, 광나게, 광택 있게, もっとつや, ピカピカ,
      艶を出, ツヤを出`),
  },
  {
    extra: "muted",
    words: list(`
      more muted, muted, less saturated, desaturate, desaturated, toned-down color, less colorful, less colourful,
      less vivid, duller color, washed out, 너무 파래, 너무 빨개, 너무 노래, 너무 시퍼, 너무 시뻘, 너무 푸르, 너무 붉, 채도 낮, 채도를 낮, 채도 빼, 채도 줄, 색 빼, 색을 빼, 탁하게, 물 빠진, 빛바랜, 彩度を下, 彩度を落, 彩度下,
      彩度落, くすませ, くすんだ感じ, くすみ系, 淡い感じ, 地味な色`),
  },
  {
    extra: "vivid",
    words: list(`
      more vivid, more vibrant, vivid, vibrant, more saturated, more saturation, more colorful, more colourful, punchier,
      make it pop, pop more, more intense, stronger color, stronger colour, 쨍하게, 쨍한, 선명하게, 선명한, 화사하게, 화사한, 채도 높, 채도를 높, 채도 올,
      생생하게, 강렬한 색, 鮮やか, ビビッド, 彩度を上, 彩度上, 彩度を高, 発色よく, 発色良く, 発色を良, 華やか`),
  },
  {
    extra: "warmer",
    words: list(`
      warmer, warmer tone, 따뜻하게, 따뜻한 느낌, 따뜻한 톤, 더 따뜻, 웜톤, 暖かく, 暖かみ, 暖色, 温かみ, もっと暖か, あたたかい感じ`),
  },
  {
    extra: "cooler",
    words: list(`
      cooler tone, cooler shade, cooler color, cooler colour, colder, icier, 차갑게, 차가운 느낌, 차가운 톤, 더 차갑, 쿨톤, 冷たい感じ, 寒色, クールトーン,
      もっと冷たく`),
  },
  {
    extra: "cheaper",
    words: list(`
      wallet, my wallet, bankrupt, paying that, pay that much, not paying, pay less, steep, pricy, costly, cost less, costs a fortune,
      a fortune, rip off, ripoff, rip-off, expensive, dear for me, out of my price range, out of my budget, tight budget, save a bit, save some,
      trim the price, trim the cost, bring down the price, get the price down, price down, spend less, broke, 부담, 지갑, 돈 못, 못 내, 못내,
      못 사, 못사겠, 감당, 비용 줄, 돈 줄, 돈 아끼, 아끼고, 값이 세, 가격이 세, 예산이 빠듯, 예산 빠듯, 텅장, 통장, 싼 걸로, 싼걸로, 싼 거로, 財布, 払えない, 払えません, 出せない,
      手が出ない, 高いな, 高いよ, 高いね, 値が張, 安いの, 安いやつ, 予算的に, お金ない, お金がない, 金欠, 節約, きつい金額, 出費を抑, 費用を抑, コストを抑, `),
  },
  {
    extra: "cheaper",
    words: list(`
      too expensive, too pricey, too much money, costs too much, cut the cost, cut costs, less money,
      knock the price down, save some money, lower price, lower the price, over budget, cant afford,
      can't afford, 비싸, 비쌈, 돈이 없, 돈 없, 예산 초과, 값 낮, 가격 좀, 단가 낮, 가격 다운, 가성비, 高すぎ, お高い, 値段が高, 予算オーバー,
      買えない, お手頃, 安め, 値段を下げ, 価格を下げ, cheaper, less expensive, save money, bring the price down, 더 싸, 싸게,
      저렴, 가격 낮, 安く, もっと安, 節約, コスト下げ`),
  },
  {
    extra: "cheapest",
    words: list(`
      cheapest, lowest price, lowest cost, least expensive, as cheap as possible,
      as little as possible, most affordable, 제일 싼, 제일 싸, 가장 싼, 젤 싼, 가장 저렴, 제일 저렴, 최저가, 최대한 싸, 一番安い,
      一番安く, いちばん安, 最安, 最も安, 激安, なるべく安, できるだけ安`),
  },
  {
    extra: "undo",
    words: list(`
      put it back how, how i had it, the way i had it, what i had, before that, go back to before, return it, restore it, 원래 걸로 돌, 원래대로, 원래로, 원래 상태, 원상복구, 돌려줘, 돌려놔, 되돌, 아까 상태, 전 상태, 이전 상태, 하기 전으로, 바꾸기 전, 前の状態, 元の状態, 元通り, もとに戻, もどして, もどす, 前がよかった, 前が良かった, 前のがよか, 前のが良, 変える前, やり直し前, さっきの状態,
      scrap that, forget that, never mind, nevermind, nvm, liked it before, liked it better,
      better before, how it was, the way it was, as before, put it back, take that back, previous,
      before was better, last one was better, cancel that, 아까가, 아까 게, 아까 거, 아까 것, 아까게, 아까로, 방금 거,
      방금 것, 방금거, 전이 나, 전 게 나, 이전 게, 원래대로, 무르기, 물러, 없던 일, 취소해, やっぱなし, やっぱり無し, やっぱりなし, 前のやつ, 前のほう, 前の方,
      さっきのやつ, ひとつ前, 一つ前, なかったこと, 取消, キャンセル, 元のほう, undo, go back, back, revert, previous one, 되돌려, 되돌리,
      이전으로, 전으로, 취소, 돌아가, 元に戻, 戻して, 戻す, さっきの, 取り消`),
  },
  {
    extra: "another",
    words: list(`
      a different take, other take, something fresh, give me another, one more idea, alternatives, alternative, 다른 제안, 다른 아이디어, 새로운 거, 딴거로, 다른 느낌으로, 別のアイデア, 違う提案, 他の提案, 別なの, ほかに,
      other options, other ideas, next one, different idea, another idea, show me more, more options,
      what else, not this one, 다른 것, 다른 안, 다른 스타일, 다른 버전, 다른 느낌, 딴 거, 딴거, 딴 걸, 딴걸, 또 다른, 또 없, 다음 거,
      別案, 他にも, ほかにも, 違うやつ, 違う案, 別パターン, 他の案, 次の, another, another one, something else,
      something different, try again, one more, different one, 다른 거, 다른거, 다른 걸, 다른걸, 하나 더, 다시 해, 別の,
      他の, ほかの, もう一つ, もうひとつ, 違うの`),
  },
  {
    extra: "reset",
    words: list(`
      stock look, the original one, original one, back to original, all stock, 순정 부품, 원래 걸로, 원래 것으로,
      순정 그대로, 純正戻し, 純正品, 元のまま, ノーマル戻し, ノーマルへ, back to stock, reset, factory, as sold, start over,
      순정으로, 순정 상태, 초기화, 처음 상태, 처음부터, ノーマルに, 純正に, リセット, 最初から, 初期状態`),
  },
  {
    extra: "surprise",
    words: list(`
      do your thing, go wild, whatever looks good, impress me, dealer's choice, you know best, freestyle, 마음대로, 네가 골라, 니가 골라, 골라줘, 감각을 믿, 센스있게, センスで, お好みで, 自由に, センスに任,
      cooler look, look cooler, look nicer, cool look, anything nice, whatever you like, up to you, you choose, you pick, you decide, make it nicer,
      make it nice, make it pretty, make it cool, make it look cool, look better, pimp it,
      make it sick, 멋있게, 간지나게, 간지 나게, 이쁘게, 아무거나, 니 맘대로, 네 맘대로, 맘대로, 예뻐지게, 멋지게, 폼나게, かっこよく, カッコよく,
      格好良く, いい具合, 好きにして, なんでもいい, 適当に, イケてる, イカした, surprise me, your choice, recommend,
      suggest something, what do you suggest, any idea, ideas, 알아서, 추천, 맡길게, 예쁘게, おまかせ, お任せ, おすすめ,
      オススメ, いい感じ`),
  },
  {
    extra: "calmer",
    words: list(`
      low key, low-key, lowkey, mature, gentleman, gentlemans, gentleman's, gentlemanly, dignified look, sober, restrained, adult, 점잖, 신사, 무난, 어른스, 튀지 않, 수수, 紳士, 大人っぽい, 大人の, 品のある, 上品に, 落ち着いて, 目立たない,
      tone it down, tone down, dial it back, less crazy, 얌전, 점잖, 無難, 大人し, too flashy, too loud,
      too much going on, over the top, 너무 과, 너무 튀, 튀지 않, 과하지 않, 派手すぎ, 地味に, やりすぎ, calmer, subtle,
      understated, less aggressive, toned down, clean look, simple, 차분, 은은, 심플, 깔끔, 단정, 落ち着い, 控えめ,
      シンプル, すっきり, おとなし`),
  },
  {
    extra: "sticker",
    words: ["sticker", "stickers", "decal", "decals", "vinyl", "스티커", "데칼", "ステッカー", "デカール"],
  },
  {
    extra: "name",
    words: list(`
      name, text, lettering, word, 이름, 글자, 글씨, 문구, 레터링, 텍스트, 名前, 文字, レタリング`),
  },
  {
    extra: "number",
    words: list(`
      racing number, race no, start number, 엔트리 넘버, エントリーナンバー, race number, number, 번호, 숫자, 넘버, ゼッケン,
      ナンバー, 番号, 数字`),
  },
];
