import { unzlibSync } from "fflate";

const latin = (bytes: Uint8Array) => Array.from(bytes, (b) => String.fromCharCode(b)).join("");

export type ReadPdf = {
  text: string;
  objects: ReadonlyMap<number, string>;
  /** Uncompressed content of a stream. */
  stream(number: number): string;
  pages: { dictionary: string; content: string }[];
};

/** Reads what our writer writes: objects by number, streams inflated. Enough to look at what is in a file. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const text = latin(bytes);
  const objects = new Map<number, string>();
  const bodies = new Map<number, Uint8Array>();
  const xref = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const rows = text.slice(xref).split("\n").slice(3);
  for (const [i, row] of rows.entries()) {
    if (!/^\d{10} 00000 n/.test(row)) break;
    const at = Number(row.slice(0, 10));
    const head = new RegExp(`^${i + 1} 0 obj\n`).exec(text.slice(at, at + 20));
    if (!head) throw new Error(`Object ${i + 1} is not where the table says.`);
    const from = at + head[0].length;
    const stream = text.indexOf("stream\n", from);
    const end = text.indexOf("endobj", from);
    if (stream >= 0 && stream < end) {
      objects.set(i + 1, text.slice(from, stream));
      const length = Number(/\/Length (\d+)/.exec(text.slice(from, stream))?.[1]);
      bodies.set(i + 1, bytes.subarray(stream + 7, stream + 7 + length));
    } else objects.set(i + 1, text.slice(from, end).trim());
  }
  const stream = (number: number) => {
    const body = bodies.get(number);
    if (!body) throw new Error(`${number} is no stream.`);
    return latin(objects.get(number)?.includes("/FlateDecode") ? unzlibSync(body) : body);
  };
  const pages = [...objects.values()]
    .filter((dictionary) => /\/Type \/Page /.test(dictionary))
    .map((dictionary) => ({ dictionary, content: stream(Number(/\/Contents (\d+)/.exec(dictionary)?.[1])) }));
  return { text, objects, stream, pages };
}

type Matrix = [number, number, number, number, number, number];
export type Drawn = {
  operator: string;
  layer: string;
  space: string;
  box: [number, number, number, number];
  /** Its lines, closed: corners in mm. Curves are none of what our pieces are made of. */
  rings: [number, number][][];
};

/** Every path of a page that is filled or stroked, where it lies in mm, on which layer and in which ink. */
export function drawnOn(content: string, layerNames: Record<string, string> = {}): Drawn[] {
  const found: Drawn[] = [];
  const stack: { matrix: Matrix; space: string }[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let [space, layer] = ["", ""];
  let rings: [number, number][][] = [];
  const operands: string[] = [];
  const at = (x: number, y: number) => {
    const [a, b, c, d, e, f] = matrix;
    rings.at(-1)?.push([((a * x + c * y + e) * 25.4) / 72, ((b * x + d * y + f) * 25.4) / 72]);
  };
  for (const token of content.split(/\s+/)) {
    if (/^[-+.\d/]/.test(token)) {
      operands.push(token);
      continue;
    }
    const n = operands.map(Number);
    if (token === "q") stack.push({ matrix: [...matrix], space });
    else if (token === "Q") ({ matrix, space } = stack.pop() ?? { matrix, space });
    else if (token === "cm") {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = n;
      const [A, B, C, D, E, F] = matrix;
      matrix = [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
    } else if (token === "m" || token === "l") {
      if (token === "m") rings.push([]);
      at(n.at(-2) ?? 0, n.at(-1) ?? 0);
    } else if (token === "re") {
      const [x = 0, y = 0, w = 0, h = 0] = n.slice(-4);
      rings.push([]);
      at(x, y);
      at(x + w, y + h);
    } else if (token === "cs" || token === "CS") space = operands.at(-1) ?? "";
    else if (token === "BDC") layer = layerNames[operands.at(-1) ?? ""] ?? operands.at(-1) ?? "";
    else if (token === "EMC") layer = "";
    else if (token === "f" || token === "S" || token === "n") {
      const points = rings.flat();
      const low = (axis: 0 | 1) => points.reduce((least, one) => Math.min(least, one[axis]), Infinity);
      const high = (axis: 0 | 1) => points.reduce((most, one) => Math.max(most, one[axis]), -Infinity);
      if (points.length > 0)
        found.push({
          operator: token,
          layer,
          space,
          box: [low(0), low(1), high(0), high(1)],
          rings,
        });
      rings = [];
    }
    operands.length = 0;
  }
  return found;
}
