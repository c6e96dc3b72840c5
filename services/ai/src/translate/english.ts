import { plural, type Token } from "./read.ts";

type Phrase = { words: string[]; role: Token["role"]; hasNoun: boolean };

const PREPOSITION: Partial<Record<NonNullable<Token["role"]>, string>> = {
  on: "on",
  in: "in",
  from: "from",
  to: "to",
  like: "like",
  without: "without",
};
const NUMERAL = /^(two|three|four|five|six|seven|eight|nine|ten|many|[2-9]|\d\d+)$/;
const isNoun = ({ kind }: Token) => kind === "noun" || kind === "unknown" || kind === "latin" || kind === "number";

/** One clause in English order: what is wished, the things, then where and how. */
function clause(tokens: readonly Token[]): string {
  const wishes: string[] = [];
  const phrases: Phrase[] = [];
  let open: Phrase = { words: [], role: null, hasNoun: false };
  /** `꼬리가 긴 고양이`, `불꽃이 있는 용`: told of the noun that follows. */
  let told: string | null = null;
  let owner: string[] = [];
  const close = (role: Token["role"]) => {
    if (told !== null && open.hasNoun) {
      open.words.push(`with ${told}`);
      told = null;
    }
    if (owner.length > 0 && open.words.length > 0) {
      open.words.push("of", ...owner);
      owner = [];
    }
    if (open.words.length > 0) phrases.push({ ...open, role });
    open = { words: [], role: null, hasNoun: false };
  };
  for (const [index, token] of tokens.entries()) {
    const last = phrases.at(-1);
    const next = tokens[index + 1];
    if (token.kind === "wish") {
      close(null);
      wishes.push(token.english);
    } else if (token.kind === "counter") {
      // two of them stand before their noun
      const numeral = open.words.at(-1) ?? "";
      if (NUMERAL.test(numeral) || numeral === "one") {
        open.words.pop();
        const noun = open.words.pop() ?? (open.words.length === 0 && last ? phrases.pop()?.words.join(" ") : undefined);
        if (noun) {
          open.words.push(numeral, numeral === "one" ? noun : plural(noun));
          open.hasNoun = true;
        } else open.words.push(numeral);
      }
      if (token.role && token.role !== "of") close(token.role);
    } else if (token.kind === "having") {
      if (open.words.length === 0 && last && next) {
        phrases.pop();
        told = last.words.join(" ");
      }
    } else if (
      token.kind === "adjective" &&
      open.words.length === 0 &&
      last &&
      next &&
      token.english.endsWith("ing") &&
      last.role === "object"
    ) {
      phrases.pop();
      open.words.push(`${last.words.join(" ")}-${token.english}`);
    } else if (
      token.kind === "adjective" &&
      open.words.length === 0 &&
      last?.role === "subject" &&
      next &&
      next.kind !== "wish"
    ) {
      phrases.pop();
      told = `${token.english} ${last.words.join(" ")}`;
    } else {
      const before = open.words.at(-1);
      const counted = before !== undefined && NUMERAL.test(before) && token.kind === "noun";
      if (token.kind === "number" && before === "number") open.words.push(token.english);
      else open.words.push(counted ? plural(token.english) : token.english);
      if (isNoun(token)) open.hasNoun = true;
    }
    const { role } = token;
    if (token.kind === "counter" || token.kind === "wish" || role === null || role === "plural" || role === "too")
      continue;
    if (role === "of") {
      owner = [...open.words, ...(owner.length > 0 ? ["of", ...owner] : [])];
      open = { words: [], role: null, hasNoun: false };
      if (!next) close(null);
    } else if (role === "and") open.words.push("and");
    else close(role);
  }
  close(null);
  if (owner.length > 0) phrases.push({ words: owner, role: null, hasNoun: true });
  if (told !== null) phrases.push({ words: [told], role: null, hasNoun: true });
  const plain = phrases.filter(({ role }) => !role || !PREPOSITION[role]);
  const placed = phrases.filter(({ role }) => role && PREPOSITION[role]);
  return [
    wishes.join(" "),
    plain.map(({ words }) => words.join(" ")).join(", "),
    ...placed.map(({ words, role }) => `${role ? PREPOSITION[role] : ""} ${words.join(" ")}`),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The pieces as English, clause by clause; marks stay where they were. */
export function english(tokens: readonly Token[]): string {
  let out = "";
  let open: Token[] = [];
  const flush = () => {
    const text = clause(open);
    if (text) out += out === "" || out.endsWith("\n") ? text : ` ${text}`;
    open = [];
  };
  for (const token of tokens) {
    if (token.kind !== "stop") open.push(token);
    else {
      flush();
      out += token.english;
    }
  }
  flush();
  return out.trim();
}
