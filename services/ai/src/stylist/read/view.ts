import { QUOTED } from "./lettering.ts";
import { SCENES, type SceneId } from "../lexicon/scenes.ts";

/** What opens: the hinges whose ids begin so, on one side where one was said. */
export type DoorWish = { open: boolean; what: "door" | "hood" | "trunk"; side: "left" | "right" | null };

/** What the Scene panel sets. None of it is bought, so its words name neither a part nor a colour. */
export type ViewWish = {
  scene: SceneId | null;
  /** A place was wished for that is none of ours. */
  elsewhere: boolean;
  lights: boolean | null;
  brake: boolean | null;
  doors: DoorWish[];
};

const NAME = SCENES.map(({ words }) => words.source).join("|");
const SCENE = "scenes?|scenery|environment|background|backdrop|장면|씬|배경|シーン|背景|場面";
const PLACED = [
  // "the neon night scene", 네온 밤 장면, ネオンの夜のシーン
  `(?<![a-z가-힣])(?:${NAME})(?: ?(?:느낌의|분위기의|의|인|같은|の|っぽい|style|themed))?[ -]*(?:${SCENE})(?![a-z])`,
  // "set the scene to snow field", 배경을 설원으로, 背景を雪原に
  `(?<![a-z])(?:${SCENE})(?:\\s*(?:to|as|into|in|is|be|:|=)|을|를|은|는|を|は)?\\s*(?:(?:the|a|an)\\s+)?(?:${NAME})(?![a-z])`,
  // "show it in the garage", 차고에 세워, ガレージに置いて
  `\\b(?:show|put|place|park|see|view)\\s+(?:it|her|him|this|the car|my car|that)\\s+(?:in|on|into|at)\\s+(?:(?:the|a|an|some)\\s+)?(?:${NAME})(?![a-z])`,
  `(?:${NAME})에(?:서|다)?\\s*(?:보여|세워|놓아|놔)`,
  `(?:${NAME})(?:で|に)(?:見せ|置い|停め|止め)`,
].map((source) => new RegExp(source, "g"));
/** Another place than ours, up to the end of the thought. */
const ELSEWHERE = [
  new RegExp(
    `\\b(?:change|set|switch|make|use|swap|put)\\b[^.;,!?]{0,24}\\b(?:scene|scenery|environment|background|backdrop)\\b[^.;,!?]*?(?=\\band\\b|\\bwith\\b|[.;,!?]|$)|(?:장면|배경)(?:을|를|은|는|도)[^.,!?]*?(?:고(?=\\s)|[.,!?]|$)|(?:シーン|背景|場面)[をは][^。、!?]*`,
    "g",
  ),
  // "pink background", 분홍색 배경: what stands around the car is nothing to paint
  /(?<![a-z])(?:a |an |the )?[a-z]+ (?:background|backdrop|scenery)(?![a-z])|[가-힣]+\s?배경(?:으로)?|[\p{Script=Han}\p{Script=Katakana}ー]+(?:色)?(?:の)?背景(?:に|で)?/gu,
];

const LAMP = "(?:(?:head|tail|brake|stop|front|rear|car)[ -]?)?(?:lights?|lamps?)|high beams?|low beams?";
/** "Lights on the roof" are mounted there. */
const NOT_UPON =
  "(?!\\s+(?:top\\b|(?:the|my|its|both|each|every|a)\\b(?!\\s+(?:neon|night|scene)))|\\s+(?:roof|hood|bumper|doors?))";
const LIT: readonly RegExp[] = [
  new RegExp(`\\b(?:turn|switch|flip)\\s+(on|off)\\s+(?:(?:all|both|of|the|my|its|those)\\s+)*(${LAMP})\\b`, "g"),
  new RegExp(
    `(?<!\\b(?:take|rip|pull|get|leave)\\s(?:the |those |my |these )?)\\b(?:(?:turn|switch|flip|have|keep|put)\\s+)?(?:(?:all|both|of|the|my|its)\\s+)*(${LAMP})\\s+(?:turned\\s+|switched\\s+)?(on|off|lit)\\b${NOT_UPON}`,
    "g",
  ),
  /((?:전조등|제동등|브레이크 ?(?:등|라이트|램프)|후미등|미등|상향등|하향등|(?:헤드|테일)? ?(?:라이트|램프|등)|(?<![가-힣])불|조명)(?:들)?)(?:을|를|은|는|도|만)?\s*(?:(?:좀|다|모두|전부|싹)\s*)*(켜|켠|켤|킨|꺼|끄|끈|끌)[가-힣]*/g,
  /((?:ヘッド|テール|ブレーキ|ストップ)?(?:ライト|ランプ)|前照灯|尾灯|灯り|明かり)(?:を|は|も)?(?:全部|すべて|全て)?(点け|点灯|つけ|オン|on|消|オフ|off)(?:にして|して|て|し|灯)?/g,
];
const OFF = /^(?:off|꺼|끄|끈|끌|消|オフ)/;
const BRAKE = /brake|stop|제동|브레이크|ブレーキ|ストップ/;

const OPENS = "doors?|hood|bonnet|trunk|boot|tailgate";
const SWUNG: readonly RegExp[] = [
  new RegExp(
    `\\b(?<how>open|close|shut)(?:\\s+up)?\\s+(?:(?:all|both|of|the|my|its|four|two|up|front|rear)\\s+)*(?<what>(?:(?:left|right)\\s+)?(?:${OPENS})(?:(?:\\s*,\\s*|\\s+and\\s+|\\s*&\\s*)(?:the\\s+)?(?:${OPENS})\\b(?!\\s+\\w+))*)\\b`,
    "g",
  ),
  new RegExp(`\\b(?<what>(?:(?:left|right)\\s+)?(?:${OPENS}))\\s+(?:wide\\s+)?(?<how>opened|open|closed|shut)\\b`, "g"),
  /(?<![가-힣])(?<what>(?:(?:왼쪽|오른쪽|양쪽|앞|뒷|양)\s?)?(?:문짝|문|도어)|보닛|보넷|본넷|본네트|후드|트렁크)(?:들)?(?:을|를|은|도|이)?\s*(?:(?:좀|다|모두|전부|활짝|살짝)\s*)*(?<how>열|연(?=\s)|닫)[가-힣]*/g,
  /(?<what>[左右]?(?:の)?(?:ドア|扉)|ボンネット|トランク|テールゲート)(?:を|は|も)?(?:全部|すべて|全て)?(?<how>開け|あけ|開い|オープン|閉め|閉じ|しめ)(?:て|た|る)?/g,
];

const isShut = (how: string): boolean => /^(?:close|shut|닫|閉|しめ)/.test(how);

function doorsOf(what: string, open: boolean): DoorWish[] {
  const side = /left|왼|左/.test(what) ? "left" : /right|오른|右/.test(what) ? "right" : null;
  const named = [
    [/door|문|도어|ドア|扉/, "door"],
    [/hood|bonnet|보닛|보넷|본넷|본네트|후드|ボンネット/, "hood"],
    [/trunk|boot|tailgate|트렁크|トランク|テールゲート/, "trunk"],
  ] as const;
  return named.flatMap(([word, one]) =>
    word.test(what) ? [{ open, what: one, side: one === "door" ? side : null }] : [],
  );
}

/**
 * Reads what is only looked at.
 * @param text in lower case
 * @returns and the text with blanks in place of what was read, as long as it was
 */
export function readView(text: string): { view: ViewWish | null; rest: string } {
  const view: ViewWish = { scene: null, elsewhere: false, lights: null, brake: null, doors: [] };
  const quoted = QUOTED.exec(text);
  // "LIGHTS ON" in quotation marks is written on the car
  const isQuoted = (at: number) => quoted !== null && at >= quoted.index && at < quoted.index + quoted[0].length;
  let rest = text;
  const take = (patterns: readonly RegExp[], read: (match: RegExpExecArray) => void) => {
    for (const pattern of patterns)
      for (const match of rest.matchAll(pattern)) {
        if (isQuoted(match.index)) continue;
        read(match);
        const end = match.index + match[0].length;
        rest = rest.slice(0, match.index) + " ".repeat(match[0].length) + rest.slice(end);
      }
  };
  take(PLACED, ([said]) => {
    view.scene ??= SCENES.find(({ words }) => words.test(said))?.id ?? null;
  });
  take(ELSEWHERE, () => {
    view.elsewhere = view.scene === null;
  });
  take(LIT, ([said, one = "", other = ""]) => {
    const on = ![one, other].some((word) => OFF.test(word));
    if (BRAKE.test(said)) view.brake = on;
    else view.lights = on;
  });
  take(SWUNG, ({ groups }) => {
    view.doors.push(...doorsOf(groups?.what ?? "", !isShut(groups?.how ?? "")));
  });
  return { view: rest === text ? null : view, rest };
}

/** Blanks in the same places. @param typed as long as the other two */
export const blankedAs = (typed: string, whole: string, rest: string): string =>
  [...typed.split("").keys()].map((at) => (whole[at] === rest[at] ? (typed[at] ?? "") : " ")).join("");
