/** Phrases that hold a word of the lexicon and do not mean it: 金額 is no gold, 지금 no number. */
export const IDIOMS: readonly string[] = [
  "white paper",
  "black friday",
  "green light",
  "good as gold",
  "out of the blue",
  "a bit more",
  "right side",
  "on top of that",
  "on the side",

  "look back",
  "back in stock",
  "get back to",
  "front and back",
  "space for",
  "room for",
  "test drive",
  "race day",
  "clear coat",

  "spoke",
  "spokes",
  "스포크",
  "スポーク",

  "개구리",
  "너구리",
  "빛나는",
  "지금이랑 똑같이",
  "지금하고 똑같이",
  "지금이랑 같은",
  "지금",
  "요금",
  "현금",
  "세금",
  "황금연휴",
  "적당",
  "적어도",
  "문제",
  "문의",
  "질문",
  "주문",
  "전문",
  "방문",
  "때문",
  "뒤늦",
  "스텝",
  "옆집",
  "흰둥",
  "분홍신",
  "가을에 받",
  "겨울에 받",

  "金額",
  "料金",
  "お金",
  "税金",
  "現金",
  "頭金",
  "金曜",
  "借金",
  "資金",
  "金属",
  "面白",
  "空白",
  "白紙",
  "黒字",
  "赤字",
  "青春",
  "海外",
  "上海",
  "北海道",
  "東海",
  "今夜",
  "後ろ向き",
  "冬に",
  "秋に",
  "銀行",
  "黄金週間",
  "横浜",
  "軽く",
  "夏",
];

/** English words that are spelled right and only look like words of the lexicon. */
export const SPELLED_RIGHT: ReadonlySet<string> = new Set(
  `about above afford after again along already among ample angel angle ankle another apple
apply back bake bank batch bath batter beach below best better bigger bike bird
black block blouse blush board bold bone book boot boots both boulder brain brake
brand break brick bring broth brown brush bucks budget build builder built cake cash
catch chain chair chart cheap cheers chip city clash class clean clear clip close
cloth clothes clover cold colder color colour come cook cool copper could country cover
crack crash cream crop cross crown crush daddy daily dash date dime dirt dollars
dome done door doors draft drain dream dress drift drip drive driven driver drives
driving drop eight eighty expensive fair fake family farm fate fifty fight first flash
fling flip floor flower flush foam folder food fool foot form forty found freight
friend from front fruit funny gate glass gold golden gone good goods grand grass
great green greet grip gross guilt hair happy harm have heart hearts height held
hell hello help here hide hobby hold holder hole home honey hood hoof hook
hope horse house hundred husband ideas jungle just king lake large lash late light
lights like lime limit line little look love lower made make male march marsh
match mate math matter maybe might million mine mold money month mood moon more
most mouse mouth much name need nice night noon north ocean older only open
order other over pack pain paint pair pale parts party patch path petty phone
pick place plain plane plate please plus plush point pool poor ports power press
pretty price prices pricey print prize prop proper putty quick quiet quilt quit quite
race rack rain rake rally rank rate read ready real really realm rice ride
right rims ring rise road roads roam room root rope round said sale same
scale scream seem shade shape share sheet shell shiny ship shirt shop short shots
should shoulder show side sides sight silver simple sing single sixty size skirt slack
slash sleep slept slim sling slip sliver small smaller smart smash smell snow sold
some song soon sorts sound south space spare spark speak spear spell spend spent
spice spoon sport spots spring stack stare start state steady steam steel steep step
stick sticky still stock stone stop store story straight stream street stress string strong
study sturdy style suit suite summer sunny sure sweet swim tail take tale tank
team tell test text than thanks that their them then there these they thick
thing things think thinking third thirst thirty this those thousand tide tight time tiny
told tone took tool tower town track trail train trash trial trick trim trip
truck turn tweet twenty uncle under used user very want ward warm watch weekend
weight well went were whale what when where while whiny white whole whose wide
wife will wind wine wing wink winter wise with wonder wood wool word work
world worse worst worth would wouldnt write wrong year yonder your yours zone`.split(/\s+/),
);
