/** Why a picture is not made. Stable for clients, which tell it in the person's language. */
export type Refusal = "BRAND" | "HATE" | "NUDITY" | "EMPTY" | "LONG";

const BRANDS =
  "ferrari|lamborghini|porsche|bmw|mercedes(?:-? ?benz)?|audi|volkswagen|vw|toyota|lexus|honda|acura|nissan|nismo|infiniti|mazda|subaru|mitsubishi|suzuki|daihatsu|hyundai|kia|genesis motor|ssangyong|kg mobility|chevrolet|chevy|ford|tesla|bugatti|maserati|bentley|rolls[ -]?royce|aston ?martin|mclaren|pagani|koenigsegg|alfa ?romeo|fiat|abarth|renault|peugeot|citroen|volvo|saab|jeep|cadillac|lotus cars|nike|adidas|puma logo|reebok|supreme|louis ?vuitton|gucci|chanel|prada|hermes|dior|rolex|apple logo|iphone|samsung|sony|playstation|nintendo|pokemon|pikachu|mario|disney|mickey|marvel|spider-?man|batman|superman|star ?wars|hello ?kitty|sanrio|doraemon|naruto|one ?piece|ghibli|totoro|coca[ -]?cola|pepsi|starbucks|mcdonald'?s?|red ?bull|monster energy|rockstar energy|michelin|bridgestone|pirelli|yokohama tire|hankook|kumho|goodyear|castrol|shell oil|mobil ?1|martini racing|gulf oil|marlboro|brembo|recaro|momo racing|sparco|bbs wheels?|rays wheels?|enkei|ohlins|kakao|naver|playboy";
const BRANDS_KO =
  "페라리|람보르기니|포르쉐|포르셰|비엠더블유|벤츠|메르세데스|아우디|폭스바겐|도요타|토요타|렉서스|혼다|닛산|마쓰다|마츠다|스바루|미쓰비시|현대자동차|현대차|현대로고|기아로고|기아차|기아자동차|제네시스로고|쌍용차|쉐보레|테슬라|부가티|마세라티|벤틀리|롤스로이스|애스턴마틴|맥라렌|나이키|아디다스|푸마로고|슈프림|루이비통|구찌|샤넬|프라다|에르메스|롤렉스|애플로고|삼성로고|닌텐도|포켓몬|피카츄|디즈니|미키마우스|마블|스파이더맨|배트맨|슈퍼맨|스타워즈|헬로키티|도라에몽|나루토|원피스로고|지브리|토토로|뽀로로|코카콜라|펩시|스타벅스|맥도날드|레드불|몬스터에너지|미쉐린|피렐리|한국타이어|금호타이어|브렘보|카카오프렌즈|라이언캐릭터|플레이보이";
const BRANDS_JA =
  "フェラーリ|ランボルギーニ|ポルシェ|ベンツ|メルセデス|アウディ|フォルクスワーゲン|トヨタ|豊田自動車|レクサス|ホンダ|日産|ニスモ|マツダ|スバル|三菱自動車|三菱マーク|スズキのロゴ|ダイハツ|テスラ|ブガッティ|マセラティ|ベントレー|ロールスロイス|マクラーレン|ナイキ|アディダス|シュプリーム|ルイ・?ヴィトン|グッチ|シャネル|プラダ|エルメス|ロレックス|任天堂|ポケモン|ピカチュウ|ディズニー|ミッキー|マーベル|スパイダーマン|バットマン|スターウォーズ|ハローキティ|サンリオ|ドラえもん|ナルト|ワンピース|ジブリ|トトロ|コカ・?コーラ|ペプシ|スターバックス|マクドナルド|レッドブル|モンスターエナジー|ミシュラン|ブリヂストン|ピレリ|ブレンボ";
const HATE =
  "nazi|hitler|swastika|hakenkreuz|heil|third reich|\\bss bolts|kkk|ku klux|white power|white pride|1488|isis flag|al[ -]?qaeda|nigg(?:er|a)|faggot|kike|chink|gook|tranny|kill all|gas the|rapist|lynch|terrorist flag|rising sun flag|confederate flag";
const HATE_KO =
  "나치|히틀러|하켄크로이츠|욱일기|전범기|욱일승천|인종청소|백인우월|쪽바리|짱깨|흑형|깜둥이|홍어족|한남충|된장녀|김치녀|틀딱충|병신|장애인새끼|일베|죽여버|강간";
const HATE_JA = "ナチス?|ヒトラー|ハーケンクロイツ|鉤十字|旭日旗|白人至上|チョン公|支那人|土人|殺せ|レイプ|強姦";
const NUDITY =
  "nudes?|naked|porn\\w*|hentai|nsfw|sex|sexual|erotic|topless|boobs?|breasts?|penis|vagina|dick pic|genitals?|bikini girl|lingerie|stripper|blowjob|orgasm|loli|xxx";
const NUDITY_KO = "나체|누드|알몸|벗은|야한|야동|포르노|섹스|성기|자지|보지|가슴노출|음란|변태|에로|로리";
const NUDITY_JA = "ヌード|裸|全裸|エロ|ポルノ|セックス|性器|おっぱい|ちんこ|まんこ|変態|ヘンタイ|ロリ|エッチ";

const words = (list: string) => new RegExp(`(?<![a-z])(?:${list})(?![a-z])`);
const anywhere = (...lists: string[]) => new RegExp(lists.join("|"));
const RULES: readonly (readonly [Refusal, RegExp, RegExp])[] = [
  ["HATE", words(HATE), anywhere(HATE_KO, HATE_JA)],
  ["NUDITY", words(NUDITY), anywhere(NUDITY_KO, NUDITY_JA)],
  ["BRAND", words(BRANDS), anywhere(BRANDS_KO, BRANDS_JA)],
];

/** Letters that stand for others, and marks between letters. */
const LEET: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", $: "s", "@": "a", "!": "i" };
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "");
/** Written letter by letter or with figures between: `f e r r a r i`, `n4zi`. */
const joined = (text: string): string => text.replace(/(?<=\b[a-z])[\s._*-]+(?=[a-z]\b)/g, "");
const unleet = (text: string): string =>
  text.replace(/(?<=[a-z$@!])[01345$@!]|[01345$@!](?=[a-z])/g, (c) => LEET[c] ?? c);

/** The longest prompt, in characters. */
export const MAX_PROMPT = 500;

/**
 * Wishes that are refused: marks of brands and figures that belong to somebody, hate, nudity. Null for all others.
 * Words of three languages; who is set on getting around it is held by the person who prints.
 */
export function refusalOf(prompt: string): Refusal | null {
  if (prompt.trim() === "") return "EMPTY";
  if (prompt.length > MAX_PROMPT) return "LONG";
  const text = plain(prompt);
  const forms = [text, joined(text), unleet(text), unleet(joined(text))];
  const dense = text.replace(/[\s._*-]+/g, "");
  for (const [code, latin, own] of RULES) if (forms.some((form) => latin.test(form)) || own.test(dense)) return code;
  return null;
}
