// Writes outlines as short SVG path data: relative steps, numbers rounded to the given number of decimals.

/** A path command of PathKit: verb, then absolute coordinates (a conic ends with its weight). */
export type Command = readonly number[];
export const VERB = { move: 0, line: 1, quad: 2, conic: 3, cubic: 4, close: 5 } as const;

const text = (value: number) => String(value).replace(/^(-?)0\./, "$1.");

/** Numbers side by side need a space only where the next one could be read as part of the last. */
function joined(values: readonly number[]): string {
  let out = "";
  for (const value of values) {
    const next = text(value);
    out += out && !next.startsWith("-") ? ` ${next}` : next;
  }
  return out;
}

/** The cubic nearest to a conic of up to a quarter turn. */
function cubicOf(x0: number, y0: number, [x1, y1, x2, y2, w]: readonly number[]): number[] {
  const k = (4 * w!) / (3 * (1 + w!));
  return [x0 + k * (x1! - x0), y0 + k * (y1! - y0), x2! + k * (x1! - x2!), y2! + k * (y1! - y2!), x2!, y2!];
}

/** Path data of the commands; steps that round to nothing are left out. */
export function pathData(commands: readonly Command[], decimals: number): string {
  const unit = 10 ** decimals;
  const round = (value: number) => Math.round(value * unit) / unit;
  let out = "";
  let [x, y, exactX, exactY, startX, startY] = [0, 0, 0, 0, 0, 0];
  for (const [verb, ...args] of commands) {
    if (verb === VERB.close) {
      out += "z";
      [x, y] = [startX, startY];
      continue;
    }
    const absolute = verb === VERB.conic ? cubicOf(exactX, exactY, args) : args;
    [exactX, exactY] = [absolute.at(-2)!, absolute.at(-1)!];
    const at = absolute.map(round);
    const steps = at.map((value, i) => round(value - (i % 2 ? y : x)));
    const [dx, dy] = [steps.at(-2)!, steps.at(-1)!];
    [x, y] = [at.at(-2)!, at.at(-1)!];
    if (verb === VERB.move) {
      out += `M${joined(at)}`;
      [startX, startY] = [x, y];
    } else if (dx === 0 && dy === 0 && steps.every((s) => Math.abs(s) <= 1 / unit)) {
    } else if (verb === VERB.line) out += dy === 0 ? `h${text(dx)}` : dx === 0 ? `v${text(dy)}` : `l${joined(steps)}`;
    else out += `${verb === VERB.quad ? "q" : "c"}${joined(steps)}`;
  }
  return out;
}
