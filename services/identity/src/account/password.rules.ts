import { COMMON_PASSWORDS } from "./common-passwords.ts";

export const MIN_LENGTH = 8;
export const MAX_LENGTH = 64;

export type PasswordProblem = {
  code: "PASSWORD_TOO_SHORT" | "INVALID" | "PASSWORD_ENTIRELY_NUMERIC" | "PASSWORD_TOO_COMMON" | "PASSWORD_TOO_SIMILAR";
  message: string;
};

/** Letters written as figures and signs, and back: `p@ssw0rd` is `password`. */
const PLAIN: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};
const plain = (text: string) => text.replace(/[@431!0$57]/g, (character) => PLAIN[character] ?? character);
/** Without what people hang on to a word: `password2024!` is `password`. */
const stem = (text: string) => text.replace(/^[\d\W_]+|[\d\W_]+$/g, "");

function isCommon(password: string): boolean {
  const lower = password.normalize("NFKC").toLowerCase();
  const forms = [lower, plain(lower), stem(lower), plain(stem(lower)), stem(plain(lower))];
  if (forms.some((form) => COMMON_PASSWORDS.has(form))) return true;
  // one character or a short piece over and over, and runs of neighbours
  if (/^(.{1,4}?)\1+.?$/s.test(lower)) return true;
  return isRun(lower);
}

const RUNS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiopasdfghjklzxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
];
const REVERSED = RUNS.map((run) => [...run].reverse().join(""));
const isRun = (text: string) => [...RUNS, ...REVERSED].some((run) => run.includes(text));

/** Does the password hold a word of the person: a name, or the e-mail's local part? */
function isSimilar(password: string, person: readonly string[]): boolean {
  const lower = password.toLowerCase();
  const words = person
    .flatMap((text) => text.toLowerCase().split(/[@.\s_+-]+/))
    .filter((word) => word.length >= 5 && word !== "gmail" && word !== "example");
  return words.some((word) => lower.includes(word) && word.length >= lower.length / 2);
}

/**
 * What is wrong with a new password; null when nothing is. Lengths count characters, not bytes.
 * @param person the e-mail and the names of its owner
 */
export function passwordProblem(password: string, person: readonly string[]): PasswordProblem | null {
  const length = [...password].length;
  if (length < MIN_LENGTH)
    return {
      code: "PASSWORD_TOO_SHORT",
      message: `This password is too short. It must contain at least ${MIN_LENGTH} characters.`,
    };
  if (length > MAX_LENGTH) return { code: "INVALID", message: `A password has at most ${MAX_LENGTH} characters.` };
  if (/^\d+$/.test(password))
    return { code: "PASSWORD_ENTIRELY_NUMERIC", message: "This password is entirely numeric." };
  if (isCommon(password)) return { code: "PASSWORD_TOO_COMMON", message: "This password is too common." };
  if (isSimilar(password, person))
    return { code: "PASSWORD_TOO_SIMILAR", message: "This password is too similar to your name or email." };
  return null;
}
