/** A province, prefecture or city of the first rank: as it is written at home, in English, in the neighbour's language. */
type Area = readonly [native: string, english: string, other: string];

const KR: readonly Area[] = [
  ["서울특별시", "Seoul", "ソウル特別市"],
  ["부산광역시", "Busan", "釜山広域市"],
  ["대구광역시", "Daegu", "大邱広域市"],
  ["인천광역시", "Incheon", "仁川広域市"],
  ["광주광역시", "Gwangju", "光州広域市"],
  ["대전광역시", "Daejeon", "大田広域市"],
  ["울산광역시", "Ulsan", "蔚山広域市"],
  ["세종특별자치시", "Sejong", "世宗特別自治市"],
  ["경기도", "Gyeonggi-do", "京畿道"],
  ["강원특별자치도", "Gangwon-do", "江原特別自治道"],
  ["충청북도", "Chungcheongbuk-do", "忠清北道"],
  ["충청남도", "Chungcheongnam-do", "忠清南道"],
  ["전북특별자치도", "Jeonbuk-do", "全北特別自治道"],
  ["전라남도", "Jeollanam-do", "全羅南道"],
  ["경상북도", "Gyeongsangbuk-do", "慶尚北道"],
  ["경상남도", "Gyeongsangnam-do", "慶尚南道"],
  ["제주특별자치도", "Jeju-do", "済州特別自治道"],
];

const JP: readonly Area[] = [
  ["北海道", "Hokkaido", "홋카이도"],
  ["青森県", "Aomori", "아오모리현"],
  ["岩手県", "Iwate", "이와테현"],
  ["宮城県", "Miyagi", "미야기현"],
  ["秋田県", "Akita", "아키타현"],
  ["山形県", "Yamagata", "야마가타현"],
  ["福島県", "Fukushima", "후쿠시마현"],
  ["茨城県", "Ibaraki", "이바라키현"],
  ["栃木県", "Tochigi", "도치기현"],
  ["群馬県", "Gunma", "군마현"],
  ["埼玉県", "Saitama", "사이타마현"],
  ["千葉県", "Chiba", "지바현"],
  ["東京都", "Tokyo", "도쿄도"],
  ["神奈川県", "Kanagawa", "가나가와현"],
  ["新潟県", "Niigata", "니가타현"],
  ["富山県", "Toyama", "도야마현"],
  ["石川県", "Ishikawa", "이시카와현"],
  ["福井県", "Fukui", "후쿠이현"],
  ["山梨県", "Yamanashi", "야마나시현"],
  ["長野県", "Nagano", "나가노현"],
  ["岐阜県", "Gifu", "기후현"],
  ["静岡県", "Shizuoka", "시즈오카현"],
  ["愛知県", "Aichi", "아이치현"],
  ["三重県", "Mie", "미에현"],
  ["滋賀県", "Shiga", "시가현"],
  ["京都府", "Kyoto", "교토부"],
  ["大阪府", "Osaka", "오사카부"],
  ["兵庫県", "Hyogo", "효고현"],
  ["奈良県", "Nara", "나라현"],
  ["和歌山県", "Wakayama", "와카야마현"],
  ["鳥取県", "Tottori", "돗토리현"],
  ["島根県", "Shimane", "시마네현"],
  ["岡山県", "Okayama", "오카야마현"],
  ["広島県", "Hiroshima", "히로시마현"],
  ["山口県", "Yamaguchi", "야마구치현"],
  ["徳島県", "Tokushima", "도쿠시마현"],
  ["香川県", "Kagawa", "가가와현"],
  ["愛媛県", "Ehime", "에히메현"],
  ["高知県", "Kochi", "고치현"],
  ["福岡県", "Fukuoka", "후쿠오카현"],
  ["佐賀県", "Saga", "사가현"],
  ["長崎県", "Nagasaki", "나가사키현"],
  ["熊本県", "Kumamoto", "구마모토현"],
  ["大分県", "Oita", "오이타현"],
  ["宮崎県", "Miyazaki", "미야자키현"],
  ["鹿児島県", "Kagoshima", "가고시마현"],
  ["沖縄県", "Okinawa", "오키나와현"],
];

const AREAS: Readonly<Record<string, { home: string; areas: readonly Area[] }>> = {
  KR: { home: "ko", areas: KR },
  JP: { home: "ja", areas: JP },
};

/** What people leave away: 서울, 경기, 東京, Gangwon. */
const short = (name: string) =>
  name
    .toLowerCase()
    .replace(/(특별자치시|특별자치도|특별시|광역시)$|(?<=..)[도시]$|(?<=..)[都府県]$|[- ](do|ken|to|fu|si|shi)$/u, "");

/** Names that a province had until lately, and the ones that are no mere shortening. */
const ALIASES: Readonly<Record<string, string>> = {
  강원도: "강원특별자치도",
  전라북도: "전북특별자치도",
  충북: "충청북도",
  충남: "충청남도",
  전남: "전라남도",
  경북: "경상북도",
  경남: "경상남도",
};

/** The province that somebody wrote in any way, as its country writes it; the text itself where it is not known. */
export function nativeArea(country: string, text: string): string {
  const list = AREAS[country]?.areas ?? [];
  const alias = ALIASES[text];
  if (country === "KR" && alias) return alias;
  const wanted = short(text);
  return list.find((area) => area.some((name) => name === text || short(name) === wanted))?.[0] ?? text;
}

/** A province in Latin letters. */
export function latinArea(country: string, text: string): string {
  const native = nativeArea(country, text);
  return AREAS[country]?.areas.find(([name]) => name === native)?.[1] ?? text;
}

/** Provinces of Korea and prefectures of Japan to choose from, `value` as at home, `label` for the reader. */
export function areaOptions(country: string, language: string): { value: string; label: string }[] {
  const known = AREAS[country];
  if (!known) return [];
  const labelOf = ([native, english, other]: Area) =>
    language === known.home ? native : language === "en" ? english : other;
  return known.areas.map((area) => ({ value: area[0], label: labelOf(area) }));
}
