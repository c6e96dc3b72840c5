export type FilmLine = { chart: string; code: string; name: string; hex: string; finish: string };
export type FilmLines = {
  colors: FilmLine[];
  /** Numbers of lines that are no colour, from 1. */
  wrong: number[];
};

export const FINISHES = ["gloss", "satin", "matte", "chrome", "reflective", "flake"] as const;
/** A call takes no more. */
export const MOST_LINES = 500;

const cellsOf = (line: string): string[] => {
  const sign = line.includes("\t") ? "\t" : line.includes(";") ? ";" : ",";
  return line.split(sign).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .trim(),
  );
};

/** Colours as they are pasted from a sheet: chart, code, name, `#rrggbb` and finish, which is gloss where none is said. */
export function filmLines(text: string): FilmLines {
  const found: FilmLines = { colors: [], wrong: [] };
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const [chart = "", code = "", name = "", color = "", wanted = ""] = cellsOf(line);
    const digits = /^#?([0-9a-f]{6})$/i.exec(color)?.[1];
    const finish = wanted === "" ? "gloss" : wanted.toLowerCase();
    const isFinish = (FINISHES as readonly string[]).includes(finish);
    // the names of columns are no colour, and nobody's mistake
    if (i === 0 && !digits && /^(chart|차트|チャート)$/i.test(chart)) continue;
    if (chart && code && name && digits && isFinish)
      found.colors.push({ chart, code, name, hex: `#${digits.toLowerCase()}`, finish });
    else found.wrong.push(i + 1);
  }
  return found;
}
