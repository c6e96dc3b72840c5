/** A text of a page: points from its upper left corner, `y` is its base line. */
export type PaperText = { text: string; x: number; y: number; size: number };
/** A path that was painted: its points, closed or not, and by what. */
export type PaperPath = { points: [number, number][]; operator: string; fill: string; stroke: string };
export type PaperPage = { texts: PaperText[]; paths: PaperPath[] };

type Matrix = readonly [number, number, number, number, number, number];
const joined = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

/** What each code of a font stands for. */
function lettersOf(cmap: string): string[] {
  const letters: string[] = [];
  for (const [, from = "0", list = ""] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [i, [, hex = ""]] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      letters[Number.parseInt(from, 16) + i] = String.fromCharCode(
        ...(hex.replaceAll(" ", "").match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
      );
  return letters;
}

/** Reads a PDF whose streams are not compressed: what is written on its pages, where, and what is drawn. */
export function readPaper(bytes: Uint8Array): PaperPage[] {
  const file = Buffer.from(bytes).toString("latin1");
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = "", body = ""]) => [id, body]),
  );
  const streamOf = (body: string) => /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? "";
  const fonts = new Map<string, string[]>();
  for (const body of objects.values())
    for (const [, name = "", id = ""] of /\/Font <<([\s\S]*?)>>/.exec(body)?.[1]?.matchAll(/\/(F\d+) (\d+) 0 R/g) ??
      []) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1];
      if (map && !fonts.has(name)) fonts.set(name, lettersOf(streamOf(objects.get(map) ?? "")));
    }
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((page) => pageOf(streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? "") ?? ""), fonts));
}

const TOKEN = /\[[^\]]*\]|<[0-9a-f]*>|\/[^\s/[\]<>]+|[^\s[\]<>/]+/gi;

function pageOf(content: string, fonts: ReadonlyMap<string, readonly string[]>): PaperPage {
  const page: PaperPage = { texts: [], paths: [] };
  const tall = 841.89;
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let [fill, stroke, font, size] = ["", "", "", 0];
  let line: Matrix = [1, 0, 0, 1, 0, 0];
  let points: [number, number][] = [];
  const stack: { matrix: Matrix; fill: string; stroke: string }[] = [];
  let given: string[] = [];
  const numbers = () => given.map(Number);
  const at = (x: number, y: number): [number, number] => {
    const [, , , , px, py] = joined([1, 0, 0, 1, x, y], matrix);
    return [px, tall - py];
  };
  for (const [token] of content.matchAll(TOKEN)) {
    if (/^[-+.\d[</]/.test(token)) {
      given.push(token);
      continue;
    }
    const values = numbers();
    const [a = 0, b = 0, c = 0, d = 0] = values;
    if (token === "q") stack.push({ matrix, fill, stroke });
    else if (token === "Q") ({ matrix, fill, stroke } = stack.pop() ?? { matrix, fill, stroke });
    else if (token === "cm") matrix = joined(values as unknown as Matrix, matrix);
    else if (token === "scn" || token === "rg") fill = given.join(" ");
    else if (token === "SCN" || token === "RG") stroke = given.join(" ");
    else if (token === "m") points.push(at(a, b));
    else if (token === "l") points.push(at(a, b));
    else if (token === "re") points.push(at(a, b), at(a + c, b), at(a + c, b + d), at(a, b + d));
    else if (/^(?:f\*?|S|B\*?|b\*?)$/.test(token)) {
      page.paths.push({ points, operator: token, fill, stroke });
      points = [];
    } else if (token === "n") points = [];
    else if (token === "Tm") line = values as unknown as Matrix;
    else if (token === "Tf") [font, size] = [(given[0] ?? "").slice(1), Number(given[1])];
    else if (token === "TJ") {
      const codes = [...(given[0] ?? "").matchAll(/<([0-9a-f]*)>/gi)].flatMap(
        ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
      );
      const letters = fonts.get(font) ?? [];
      const [x, y] = at(line[4], line[5]);
      page.texts.push({ text: codes.map((code) => letters[Number.parseInt(code, 16)] ?? "�").join(""), x, y, size });
    }
    given = [];
  }
  return page;
}

/** Texts of one base line joined as they are read. */
export function linesOfPage({ texts }: PaperPage): { text: string; x: number; y: number }[] {
  const lines: { text: string; x: number; y: number }[] = [];
  for (const { text, x, y } of texts) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - y) < 0.01 && x > last.x) last.text += text;
    else lines.push({ text, x, y });
  }
  return lines;
}
