import type { StylistAnswer, StylistQuestion } from "../stylist/contract.ts";
import { isMet } from "./conditions.ts";
import { questionOf } from "./question.ts";
import { type Condition, LANGUAGES, languageOf, type Request } from "./request.ts";
import { problemsOf } from "./sound.ts";

/** The embedded rules, or a provider. */
export type AnyStylist = (question: StylistQuestion) => StylistAnswer | Promise<StylistAnswer>;

export type Result = {
  request: Request;
  /** Null where the stylist threw; then no condition is met. */
  answer: StylistAnswer | null;
  error: string | null;
  met: number;
  failed: Condition[];
  /** What of the proposal no shop would make, or what it does not tell. */
  problems: string[];
  /** Milliseconds, and of them those of this process' CPU. */
  wall: number;
  cpu: number;
};

/** Letters tell the language that is really written, whatever the answer claims. */
function isWrittenIn(language: string, message: string): boolean {
  const hangul = (message.match(/\p{Script=Hangul}/gu) ?? []).length;
  const kana = (message.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length;
  if (language === "ko") return hangul > kana;
  if (language === "ja") return kana > hangul;
  return message.trim() !== "" && hangul + kana < message.length / 3;
}

/** Every answer is in the language of what was said, unless the request allows others. */
export const conditionsOf = (request: Request): Condition[] =>
  request.expect.some(({ is }) => is === "language")
    ? request.expect
    : [{ is: "language", any: [languageOf(request)] }, ...request.expect];

export async function scoreOne(stylist: AnyStylist, request: Request): Promise<Result> {
  const question = await questionOf(request);
  const conditions = conditionsOf(request);
  const [start, used] = [performance.now(), process.cpuUsage()];
  let answer: StylistAnswer | null = null;
  let error: string | null = null;
  try {
    answer = await stylist(question);
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.message : String(thrown);
  }
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(used);
  const held = answer;
  const failed = conditions.filter((condition) => {
    if (!held || !isMet(condition, { question, answer: held })) return true;
    return condition.is === "language" && !isWrittenIn(held.language, held.message);
  });
  const problems = held?.proposal ? problemsOf(question.car, question.build, held.proposal) : [];
  const cpu = (user + system) / 1000;
  return { request, answer, error, met: conditions.length - failed.length, failed, problems, wall, cpu };
}

export async function score(stylist: AnyStylist, requests: readonly Request[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const request of requests) results.push(await scoreOne(stylist, request));
  return results;
}

export type Tally = { conditions: number; met: number; requests: number; whole: number };

export function tally(results: readonly Result[]): Tally {
  const sum = { conditions: 0, met: 0, requests: results.length, whole: 0 };
  for (const { met, failed } of results) {
    sum.conditions += met + failed.length;
    sum.met += met;
    if (failed.length === 0) sum.whole++;
  }
  return sum;
}

/** The share of conditions that are met, 0…1. */
export const shareOf = ({ met, conditions }: Tally): number => (conditions === 0 ? 0 : met / conditions);

const percent = (sum: Tally): string => `${(shareOf(sum) * 100).toFixed(1)} %`;

/** The value that this share of all stays below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Conditions met by language and by family, as a Markdown table. */
export function table(results: readonly Result[]): string {
  const cell = (some: readonly Result[]) => {
    const sum = tally(some);
    return some.length === 0 ? "" : `${percent(sum)} (${sum.met}/${sum.conditions})`;
  };
  const families = [...new Set(results.map(({ request }) => request.family))];
  const rows = families.map((family) => {
    const some = results.filter(({ request }) => request.family === family);
    const cells = LANGUAGES.map((language) => cell(some.filter(({ request }) => languageOf(request) === language)));
    return `| ${[family, ...cells, cell(some)].join(" | ")} |`;
  });
  const whole = LANGUAGES.map((language) => cell(results.filter(({ request }) => languageOf(request) === language)));
  return [
    `| | ${LANGUAGES.join(" | ")} | all |`,
    "|---|---|---|---|---|",
    ...rows,
    `| **all** | ${whole.join(" | ")} | ${cell(results)} |`,
  ].join("\n");
}

/** What a failed request was, what it missed and what was answered. */
export function failureOf({ request, answer, error, failed, problems }: Result): string {
  const missed = failed.map((condition) => JSON.stringify(condition)).join("; ");
  const said = error ? `threw: ${error}` : (answer?.message ?? "").replaceAll("\n", " ⏎ ");
  const changed = answer?.proposal?.changes.map(({ label }) => label).join("; ") ?? "nothing proposed";
  return [
    `${request.id} (${request.car}) "${request.message}"`,
    ...(missed ? [`  missed: ${missed}`] : []),
    ...(problems.length > 0 ? [`  unsound: ${problems.join(" ")}`] : []),
    `  said: ${said}`,
    `  proposed: ${changed}`,
  ].join("\n");
}
