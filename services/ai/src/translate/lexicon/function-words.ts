/** What a wish asks for; they stand at the end of a Korean or Japanese sentence and at the beginning of an English one. */
export const WISHES = `
draw|그려줘,그려주세요,그려줄래,그려,그려라,그려봐|描いて,描いてください,描いてほしい
make|만들어줘,만들어주세요,만들어,만들어라,해줘,해주세요,해줄래|作って,作ってください,して,してください,にして
add|넣어줘,넣어주세요,넣어,추가해줘,추가해주세요,달아줘,달아주세요,붙여줘,붙여주세요,추가|入れて,入れてください,付けて,つけて,貼って,貼ってください,追加して
write|써줘,써주세요,적어줘,적어주세요,써|書いて,書いてください
remove|빼줘,빼주세요,지워줘,지워주세요,없애줘|外して,消して,取って,外してください
change|바꿔줘,바꿔주세요,변경해줘,바꿔|変えて,変えてください,変更して
paint|칠해줘,칠해주세요,도색해줘|塗って,塗ってください
show|보여줘,보여주세요|見せて,見せてください
recommend|추천해줘,추천해주세요|おすすめして,勧めて
I want|원해,원해요,원합니다,하고싶어,갖고싶어,싶어,싶어요|欲しい,ほしい,したい
please|부탁해,부탁해요,부탁드려요,부탁합니다,제발|お願い,お願いします,ください
`;

/** Words that stand where they are. */
export const WORDS = `
hello|안녕,안녕하세요|こんにちは
thank you|고마워,고마워요,감사합니다|ありがとう,ありがとうございます
yes|네,예|はい
no|아니,아니요|いいえ
and|그리고,및,또|そして,と,や
or|또는,혹은,아니면|または,か
but|그런데,하지만,근데|でも,しかし
very|아주,매우,정말,진짜,너무,엄청,완전|とても,すごく,非常に,超
more|더,더욱,좀더|もっと,より
less|덜|あまり
a little|조금,좀,약간,살짝|少し,ちょっと
most|가장,제일|一番,最も
all|모두,모든,전부,전체,온|全部,すべて,全て,全体
many|많은,여러,수많은|たくさん,たくさんの,多くの
big and small|크고작은|大小の
this|이,이거,이것|この,これ
that|그,저,그거,저거|その,それ,あの
here|여기|ここ
one|하나,한|一つ,一
two|둘,두,쌍|二つ,二
three|셋,세|三つ,三
four|넷,네개|四つ,四
five|다섯|五つ,五
six|여섯|六つ,六
seven|일곱|七つ,七
eight|여덟|八つ,八
nine|아홉|九つ,九
ten|열|十
hundred|백|百
thousand|천개|千
without|없이,없는,말고,빼고|なしで,なし,無しで,抜きで
with|함께,같이|一緒に,付き,つき
like|처럼,같은,비슷한|のような,みたいな,のように,みたいに,風の
around|둘레,주변,주위|周り,まわり
above|위쪽|上の方
below|아래쪽|下の方
inside|안,속,안쪽|中,内側
outside|밖,바깥|外,外側
between|사이|間
style of|스타일의,풍의|スタイルの
real|진짜같은,실제|本物の,リアルな
old-school|올드스쿨|オールドスクール
sticker sheet|스티커세트|ステッカーセット
`;

/** Particles after a Korean noun: how the phrase before it goes on. Longer ones first. */
export const KOREAN_PARTICLES: readonly (readonly [
  string,
  "plain" | "on" | "in" | "and" | "of" | "from" | "to" | "like" | "without" | "with" | "plural" | "too",
])[] = [
  ["에서부터", "from"],
  ["으로부터", "from"],
  ["에게서", "from"],
  ["이랑", "and"],
  ["에서", "on"],
  ["에다", "on"],
  ["에게", "to"],
  ["부터", "from"],
  ["까지", "to"],
  ["처럼", "like"],
  ["없이", "without"],
  ["없는", "without"],
  ["으로", "in"],
  ["하고", "and"],
  ["에는", "on"],
  ["에도", "on"],
  ["이라는", "plain"],
  ["이라고", "plain"],
  ["라고", "plain"],
  ["라는", "plain"],
  ["들이", "plural"],
  ["들을", "plural"],
  ["들의", "plural"],
  ["들", "plural"],
  ["이나", "and"],
  ["이고", "plain"],
  ["이다", "plain"],
  ["이며", "plain"],
  ["입니다", "plain"],
  ["이에요", "plain"],
  ["예요", "plain"],
  ["인", "plain"],
  ["만", "plain"],
  ["도", "too"],
  ["은", "plain"],
  ["는", "plain"],
  ["이", "plain"],
  ["가", "plain"],
  ["을", "plain"],
  ["를", "plain"],
  ["의", "of"],
  ["에", "on"],
  ["로", "in"],
  ["와", "and"],
  ["과", "and"],
  ["랑", "and"],
  ["나", "and"],
];

/** The same of Japanese. */
export const JAPANESE_PARTICLES: typeof KOREAN_PARTICLES = [
  ["なしで", "without"],
  ["なし", "without"],
  ["のない", "without"],
  ["のような", "like"],
  ["みたいな", "like"],
  ["のように", "like"],
  ["から", "from"],
  ["まで", "to"],
  ["には", "on"],
  ["では", "on"],
  ["たち", "plural"],
  ["です", "plain"],
  ["という", "plain"],
  ["だけ", "plain"],
  ["と", "and"],
  ["や", "and"],
  ["の", "of"],
  ["に", "on"],
  ["で", "in"],
  ["を", "plain"],
  ["が", "plain"],
  ["は", "plain"],
  ["も", "too"],
  ["な", "plain"],
  ["へ", "to"],
];

/** Counters: the number before them counts what stands before the number. */
export const COUNTERS = [
  "마리",
  "송이",
  "그루",
  "자루",
  "줄기",
  "개의",
  "개",
  "장",
  "대",
  "명",
  "匹",
  "羽",
  "頭",
  "本",
  "個",
  "枚",
  "台",
  "人",
];
/** Endings that make something of a noun, and mean nothing more in English. */
export const KOREAN_TAILS = [
  "스러운",
  "적인",
  "하는",
  "하게",
  "하여",
  "해서",
  "되는",
  "모양의",
  "스타일",
  "한",
  "된",
  "용",
  "형",
  "풍",
];
