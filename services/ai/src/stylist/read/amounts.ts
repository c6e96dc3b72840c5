/** A sum of money that is named, in major units; the currency is null where only the number is. */
export type Budget = { amount: number; currency: string | null };

const number = (text: string): number => Number(text.replace(/,/g, ""));
const DIGITS = "(\\d[\\d,]*(?:\\.\\d+)?)";

const ONES: Record<string, number> = {
  일: 1,
  이: 2,
  삼: 3,
  사: 4,
  오: 5,
  육: 6,
  칠: 7,
  팔: 8,
  구: 9,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const TENS: Record<string, number> = { 십: 10, 十: 10, 백: 100, 百: 100, 천: 1000, 千: 1000 };
const MYRIADS: Record<string, number> = { 만: 1e4, 万: 1e4, 억: 1e8, 億: 1e8 };

/** 이백만 → 2000000, 3천 → 3000; null where it is no number. */
function numeral(text: string): number | null {
  let [sum, section, digits] = [0, 0, ""];
  const one = () => (digits === "" ? 1 : Number(digits));
  for (const letter of text.replaceAll(" ", "")) {
    const [unit, tens, myriad] = [ONES[letter], TENS[letter], MYRIADS[letter]];
    if (/\d/.test(letter)) digits += letter;
    else if (unit !== undefined) digits = String(unit);
    else if (tens !== undefined) [section, digits] = [section + one() * tens, ""];
    else if (myriad !== undefined)
      [sum, section, digits] = [sum + (section + (digits || !section ? one() : 0)) * myriad, 0, ""];
    else return null;
  }
  return sum + section + (digits === "" ? 0 : Number(digits));
}

const LETTERS = "일이삼사오육칠팔구십백천만억一二三四五六七八九十百千万億";
/** Numbers in words and mixed ones, where money or a limit follows. */
const SPELLED = new RegExp(
  `(?<![가-힣一-龠])((?:\\d[\\d,]*\\s?)?[${LETTERS}](?:\\s?[\\d${LETTERS}])*)(?=\\s*(?:원|won|엔|円|ウォン|달러|불|ドル|안|이내|이하|까지|밑|미만|언더|선|정도|쯤|대(?:로|에|$|\\s)|넘|못 넘|초과|으?로 (?:해|맞)|以内|以下|まで|くらい|ぐらい|程度|ほど|前後|ちょ|ちょっと|を?(?:超|越|こ)え|あれば|しか|で|に|内|내|한도))`,
  "g",
);
/** "예산 2백": a limit that is named before its number. */
const NAMED_BEFORE = new RegExp(
  `(?<=(?:예산|한도|최대|予算|上限|最大)[은는이가はが:]?\\s?)((?:\\d[\\d,]*\\s?)?[${LETTERS}](?:\\s?[\\d${LETTERS}])*)`,
  "g",
);
const WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  half: 0.5,
};
const SLANG = new RegExp(
  `\\b(\\d[\\d,.]*|${Object.keys(WORDS).join("|")})\\s+(?:and a half\\s+)?(?:of\\s+|a\\s+)?(hundred|thousand|grand|gs?|racks?|k)\\b(?:\\s+and\\s+a\\s+half)?(?:\\s+(?:and\\s+)?(\\d+|${Object.keys(WORDS).join("|")})\\s+hundred)?`,
  "g",
);
const count = (word: string): number => WORDS[word] ?? number(word);

/** A message with the sums that it spells out in digits: "3 grand" → "$3000", 백만원 → 1000000원. */
function inDigits(text: string): string {
  const spelled = (whole: string) => {
    const value = numeral(whole.replaceAll(",", ""));
    return value === null || value < 10 ? whole : String(value);
  };
  return text
    .replace(SPELLED, spelled)
    .replace(NAMED_BEFORE, spelled)
    .replace(SLANG, (whole: string, amount: string, unit: string, hundreds: string | undefined) => {
      const half = whole.includes("and a half") ? 0.5 : 0;
      const value = (count(amount) + half) * (unit === "hundred" ? 100 : 1000) + (hundreds ? count(hundreds) * 100 : 0);
      // slang for dollars where no currency follows
      return /grand|^gs?$|rack/.test(unit) ? `$${value} ` : String(value);
    });
}

type Money = { pattern: RegExp; currency: string; times: (unit: string | undefined) => number };
const scale = (unit = ""): number =>
  ({ 억: 1e8, 億: 1e8, 천만: 1e7, 백만: 1e6, 만: 1e4, 万: 1e4, 천: 1000, 千: 1000, k: 1000, m: 1e6 })[unit] ?? 1;

const MONEY: readonly Money[] = [
  {
    pattern: new RegExp(`${DIGITS}\\s*(억|천만|백만|만|천|億|万)?\\s*(?:원|ウォン|won\\b)`),
    currency: "KRW",
    times: scale,
  },
  { pattern: new RegExp(`[₩]\\s*${DIGITS}\\s*(k|m)?`), currency: "KRW", times: scale },
  { pattern: new RegExp(`${DIGITS}\\s*(m|k)?\\s*(?:million\\s*)?won\\b`), currency: "KRW", times: scale },
  { pattern: new RegExp(`${DIGITS}\\s*(億|万|千|만)?\\s*(?:円|엔)`), currency: "JPY", times: scale },
  { pattern: new RegExp(`[¥]\\s*${DIGITS}\\s*(k|万)?`), currency: "JPY", times: scale },
  { pattern: new RegExp(`${DIGITS}\\s*(k)?\\s*(?:yen|jpy)\\b`), currency: "JPY", times: scale },
  { pattern: new RegExp(`(?:us)?\\$\\s*${DIGITS}\\s*(k)?`), currency: "USD", times: scale },
  { pattern: new RegExp(`${DIGITS}\\s*(k)?\\s*(?:dollars?|bucks|usd|달러|불|ドル)`), currency: "USD", times: scale },
  { pattern: new RegExp(`[€]\\s*${DIGITS}\\s*(k)?`), currency: "EUR", times: scale },
];
/** Words that make a bare number a sum, before it and after it. */
const LIMIT = new RegExp(
  `(?:under|below|within|max(?:imum)?|at most|up to|less than|cheaper than|south of|no more than|not (?:more than|over|above)|don't go over|dont go over|cap(?:ped)? (?:it )?(?:at|of)|keep it (?:to|at)|(?:only|just|ive|i've|i|we|got) (?:have|got)|\\bgot|have|spend(?:ing)?|blow|afford|around|about|roughly|budget(?: of| is)?|limit(?: of| is)?|예산|한도|최대|딱|予算|最大|上限)\\s*(?:of|is|about|around|at|to|like|only|은|는|이|は|が|:|~)?\\s*${DIGITS}\\s*(만|万|k\\b)?`,
);
const LIMIT_AFTER = new RegExp(
  `${DIGITS}\\s*(만|万|k\\b)?\\s*(?:안쪽|안으로|안에서|안에|이내|이하|까지|미만|밑으로|언더|선에서|한도|정도로|쯤|안 ?넘|넘지|넘기지|못 ?넘|초과|밖에|以内|以下|まで|未満|くらい|ぐらい|程度|ほど|前後|ちょい|ちょっと|しか|を?(?:超|越|こ)え|で収|に収|で抑|に抑|の予算|の範囲|max\\b|tops\\b|limit\\b|all in\\b|or less|or under|budget|at most)`,
);
/** Lengths and the like are no sums. */
const MEASURE = /^\s*(?:mm|cm|hp|ps|kw|kg|km|마력|馬力|inch|인치|インチ|%|퍼센트|도\b|번|番|분|分|일|日)/;

/** What a person wants to spend at most. @param message in lower case */
export function budgetOf(message: string): Budget | null {
  const text = inDigits(message);
  const million = /(\d+(?:\.\d+)?)\s*million\s*(won|yen)/.exec(text);
  if (million) return { amount: Number(million[1]) * 1e6, currency: million[2] === "won" ? "KRW" : "JPY" };
  for (const { pattern, currency, times } of MONEY) {
    const match = pattern.exec(text);
    if (match) return { amount: number(match[1] ?? "") * times(match[2]), currency };
  }
  for (const pattern of [LIMIT, LIMIT_AFTER]) {
    const bare = pattern.exec(text);
    if (!bare) continue;
    const digits = bare[1] ?? "";
    const after = text.slice(bare.index + bare[0].indexOf(digits) + digits.length);
    // "under 30 mm" is no sum
    if (MEASURE.test(after)) continue;
    const amount = number(digits) * scale(bare[2]);
    if (amount >= 50) return { amount, currency: null };
  }
  // "1.5k to blow": a number of thousands is money whatever stands around it
  const thousands = /(?<![\w.])(\d{1,3}(?:\.\d+)?)k\b(?!\s?(?:miles?|km|rpm|resolution|screen))/.exec(text);
  return thousands ? { amount: Number(thousands[1]) * 1000, currency: null } : null;
}

/** A length in millimetres that is named, without sign. */
export function millimetresOf(text: string): number | null {
  const inches = /\b(an?|one|two|half an|1|2|1\.5)\s?(?:inch(?:es)?|")(?!\s?(?:wheels?|rims?))/.exec(text);
  if (inches)
    return Math.round(({ a: 1, an: 1, one: 1, two: 2, "half an": 0.5 }[inches[1] ?? ""] ?? Number(inches[1])) * 25.4);
  const match = /(\d+(?:\.\d+)?)\s*(mm|㎜|밀리|ミリ|cm|㎝|센치|센티|センチ)/.exec(text);
  if (!match) return null;
  return Number(match[1]) * (/^(cm|㎝|센|セン)/.test(match[2] ?? "") ? 10 : 1);
}

/** A wheel's diameter in inches that is named. */
export function inchesOf(text: string): number | null {
  const match = /\b(1[5-9]|2[0-4])\s*(?:-?\s*inch(?:es)?|"|″|''|인치|インチ|in\b)|\b(1[5-9]|2[0-4])s\b/.exec(text);
  return match ? Number(match[1] ?? match[2]) : null;
}

/** A share that is named, 0…1. */
export function percentOf(text: string): number | null {
  const match = /(\d{1,3})\s*(?:%|퍼센트|프로|パーセント)/.exec(text);
  return match ? Math.min(1, Number(match[1]) / 100) : null;
}
