/** What a bar is drawn on: a terminal, or anything that takes lines. */
export type Screen = { isTTY?: boolean; columns?: number; write(text: string): unknown };

const CELLS = 24;

/**
 * Shows how far a piece of work is: on a terminal one line that is drawn over, elsewhere a line for every tenth.
 * @returns draws the next state; `done` counts what is finished
 */
export function progressBar(screen: Screen, name: string): (done: number, total: number, text: string) => void {
  let told = 0;
  return (done, total, text) => {
    const share = total > 0 ? Math.min(1, done / total) : 1;
    if (!screen.isTTY) {
      const tenths = Math.floor(share * 10 + 1e-9);
      if (tenths <= told) return;
      told = tenths;
      screen.write(`${name} ${tenths * 10} % (${done}/${total})\n`);
      return;
    }
    const full = Math.round(share * CELLS);
    const bar = `${"█".repeat(full)}${"░".repeat(CELLS - full)}`;
    const line = `${name} ${bar} ${done}/${total} ${text}`.slice(0, Math.max(20, (screen.columns ?? 80) - 1));
    // The cursor goes back to the line's start, so that what others say meanwhile is written over the bar.
    screen.write(share < 1 ? `\x1b[2K${line}\r` : "\x1b[2K");
  };
}
