/** Words of one kind that are refused, as sources of patterns. */
export type Refused = {
  /** Latin words, alone or in a sentence. */
  latin: string;
  /** Korean that means this only where a word begins with it: 나치 is hate, 지나치게 is not. */
  begins: string;
  /** Korean, Japanese and Chinese letters that mean it wherever they stand, with spaces between them too. */
  anywhere: string;
};

/** Marks, names and figures that belong to somebody. */
export const BRANDS: Refused = {
  latin:
    "ferrari|lamborghini|porsche|bmw|mercedes(?:-? ?benz)?|audi|volkswagen|vw|toyota|lexus|honda|acura" +
    "|nissan|nismo|infiniti|mazda|subaru|mitsubishi|suzuki|daihatsu|hyundai|kia|genesis motor|ssangyong" +
    "|kg mobility|chevrolet|chevy|ford|tesla|bugatti|maserati|bentley|rolls[ -]?royce|aston ?martin" +
    "|mclaren|pagani|koenigsegg|alfa ?romeo|fiat|abarth|renault|peugeot|citroen|volvo|saab|jeep|cadillac" +
    "|lotus cars|nike|adidas|puma logo|reebok|supreme|louis ?vuitton|gucci|chanel|prada|hermes|dior|rolex" +
    "|apple logo|iphone|samsung|sony|playstation|nintendo|pokemon|pikachu|mario|disney|mickey|marvel" +
    "|spider-?man|batman|superman|star ?wars|hello ?kitty|sanrio|doraemon|naruto|one ?piece|ghibli|totoro" +
    "|coca[ -]?cola|pepsi|starbucks|mcdonald'?s?|red ?bull|monster energy|rockstar energy|michelin" +
    "|bridgestone|pirelli|yokohama tire|hankook|kumho|goodyear|castrol|shell oil|mobil ?1|martini racing" +
    "|gulf oil|marlboro|brembo|recaro|momo racing|sparco|bbs wheels?|rays wheels?|enkei|ohlins|kakao|naver" +
    "|playboy",
  begins: "마블 ?(?:로고|코믹|히어로|캐릭터)|혼다|구찌|샤넬|펩시",
  anywhere:
    "페라리|람보르기니|포르쉐|포르셰|비엠더블유|벤츠|메르세데스|아우디|폭스바겐|도요타|토요타|렉서스|닛산|마쓰다|마츠다|스바루|미쓰비시|현대자동차|현대차|현대로고|기아로고|기아차" +
    "|기아자동차|제네시스로고|쌍용차|쉐보레|테슬라|부가티|마세라티|벤틀리|롤스로이스|애스턴마틴|맥라렌|나이키|아디다스|푸마로고|슈프림|루이비통|프라다|에르메스|롤렉스|애플로고|삼성로고" +
    "|닌텐도|포켓몬|피카츄|디즈니|미키마우스|스파이더맨|배트맨|슈퍼맨|스타워즈|헬로키티|도라에몽|나루토|원피스로고|지브리|토토로|뽀로로|코카콜라|스타벅스|맥도날드|레드불|몬스터에너지" +
    "|미쉐린|피렐리|한국타이어|금호타이어|브렘보|카카오프렌즈|라이언캐릭터|플레이보이|フェラーリ|ランボルギーニ|ポルシェ|ベンツ|メルセデス|アウディ|フォルクスワーゲン|トヨタ|豊田自動車" +
    "|レクサス|ホンダ|日産|ニスモ|マツダ|スバル|三菱自動車|三菱マーク|スズキのロゴ|ダイハツ|テスラ|ブガッティ|マセラティ|ベントレー|ロールスロイス|マクラーレン|ナイキ|アディダス" +
    "|シュプリーム|ルイ・?ヴィトン|グッチ|シャネル|プラダ|エルメス|ロレックス|任天堂|ポケモン|ピカチュウ|ディズニー|ミッキー|マーベル|スパイダーマン|バットマン|スターウォーズ|ハローキティ" +
    "|サンリオ|ドラえもん|ナルト|ワンピース|ジブリ|トトロ|コカ・?コーラ|ペプシ|スターバックス|マクドナルド|レッドブル|モンスターエナジー|ミシュラン|ブリヂストン|ピレリ|ブレンボ|サンリオ" +
    "|キティちゃん",
};

export const HATE: Refused = {
  latin:
    "nazi|hitler|swastika|hakenkreuz|heil|third reich|\\bss bolts|kkk|ku klux|white power|white pride|1488" +
    "|isis flag|al[ -]?qaeda|nigg(?:er|a)|faggot|kike|chink|gook|tranny|kill all|gas the|rapist|lynch" +
    "|terrorist flag|rising sun flag|confederate flag",
  begins: "나치(?!게|다|지|는|고|며)|흑형|짱깨|병신|일베|욱일|강간",
  anywhere:
    "히틀러|하켄크로이츠|욱일기|전범기|욱일승천|인종청소|백인우월|쪽바리|깜둥이|홍어족|한남충|된장녀|김치녀|틀딱충|장애인새끼|죽여버|ナチス|ナチ(?![ュス])|ヒトラー|ハーケンクロイツ" +
    "|鉤十字|旭日旗|白人至上|チョン公|支那人|土人(?!形)|殺せ|レイプ|強姦",
};

export const NUDITY: Refused = {
  latin:
    "nudes?|naked|porn\\w*|hentai|nsfw|sex|sexual|erotic|topless|boobs?|breasts?|penis|vagina|dick pic" +
    "|genitals?|bikini girl|lingerie|stripper|blowjob|orgasm|loli|xxx|sexy (?:girl|woman|lady)",
  begins:
    "나체|누드|알몸|벗은 ?(?:여|남|몸)|야한|성기(?!능|어)|자지(?!러|\\s*(?:않|마|말|도|못))|보지(?!\\s*(?:않|마|말|도|못|뭐|요))|에로|로리|음란|변태",
  anywhere:
    "가슴노출|포르노|섹스|야동|ヌード(?!ル)|全裸|裸の|裸体|裸婦|裸女|(?<![イピ])エロ(?!ー|[ァ-ヶ])|エロい|ポルノ|セックス|性器|おっぱい|ちんこ|まんこ|変態|ヘンタイ|ロリータ|ロリコン|(?<![ァ-ヶー])ロリ(?![ァ-ヶー])|エッチ(?!ン|ャ)",
};

/** People as a group, and what is wished them: the two together are hate, whatever stands between. */
export const PEOPLE =
  /immigrant|foreigner|refugee|\b(?:jews?|muslims?|blacks|asians|gays?|lesbians|women|disabled|koreans|japanese|chinese)\b|외국인|이민자|난민|장애인|여자들|흑인|동성애자|조선족|중국인|일본인|한국인|유대인|무슬림|外国人|移民|難民|障害者|障がい者|黒人|同性愛者|中国人|韓国人|朝鮮人|日本人|ユダヤ人/;
export const HATRED =
  /go home|get out|\b(?:kill|hate|die|burn|deport|gas)\b|not welcome|꺼져|나가라|죽어|죽여|싫어|추방|물러가|出て行け|出ていけ|帰れ|死ね|殺せ|消えろ|追い出せ|いらない/;

/** Cars that others make way for. */
export const POLICE =
  /\b(?:police|cop car|sheriff|highway patrol|ambulance|fire ?truck(?![ -]?(?:red|colou?r)))\b|경찰|순찰차|구급차|소방차(?!\s?(?:빨강|빨간|색|레드))|警察|パトカー|救急車|消防車(?!の?(?:赤|色|レッド))/;
