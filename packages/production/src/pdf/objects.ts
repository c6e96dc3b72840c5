import { zlibSync } from "fflate";

export type Ref = number;
export const ref = (number: Ref): string => `${number} 0 R`;

/** Shortest text of a number, to a ten-thousandth. */
export const fixed = (value: number): string => {
  const rounded = Math.round(value * 1e4) / 1e4;
  const text = String(rounded + 0);
  return text.includes("e") ? rounded.toFixed(4) : text;
};
const PARTS = Array.from({ length: 1000 }, (_, i) =>
  i === 0 ? "" : `.${String(i).padStart(3, "0").replace(/0+$/, "")}`,
);
/** Shortest text of a place in mm, to a thousandth: a hundredth of what a plotter repeats. Quicker than {@link fixed}. */
export function place(mm: number): string {
  const whole = Math.round(Math.abs(mm) * 1000);
  const text = `${Math.floor(whole / 1000)}${PARTS[whole % 1000]}`;
  return mm < 0 && whole > 0 ? `-${text}` : text;
}
export const list = (values: readonly number[]): string => values.map(fixed).join(" ");

function latin(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** A text of any script as PDF holds it. */
export function textString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, "\\$&")})`;
  const units = [...text].flatMap((c) => Array.from({ length: c.length }, (_, i) => c.charCodeAt(i)));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, "0").toUpperCase()).join("")}>`;
}
export const nameOf = (text: string): string =>
  `/${text.replace(/[^A-Za-z0-9_-]/g, (c) => [...new TextEncoder().encode(c)].map((b) => `#${b.toString(16).padStart(2, "0")}`).join(""))}`;

/** Of fflate: columns of numbers come out a hundredth larger than with 6, in a third of the time. */
const QUICK = 3;

/** As the filter "/FlateDecode" has it. */
export const deflated = (raw: Uint8Array): Uint8Array => zlibSync(raw, { level: QUICK });

/** Objects of a PDF, numbered as they come, and the file that they make. The same objects make the same bytes. */
export class PdfFile {
  #objects: (Uint8Array[] | null)[] = [];

  reserve(): Ref {
    this.#objects.push(null);
    return this.#objects.length;
  }
  set(number: Ref, text: string): Ref {
    this.#objects[number - 1] = [latin(text)];
    return number;
  }
  add(text: string): Ref {
    return this.set(this.reserve(), text);
  }
  /** @param entries of its dictionary, without length and filter */
  stream(
    entries: string,
    bytes: Uint8Array | string,
    options: { plain?: boolean; filter?: string; at?: Ref } = {},
  ): Ref {
    const raw = typeof bytes === "string" ? latin(bytes) : bytes;
    const body = options.plain || options.filter ? raw : deflated(raw);
    const filter = options.filter ?? (options.plain ? "" : "/FlateDecode");
    const head = `<< ${entries} /Length ${body.length}${filter ? ` /Filter ${filter}` : ""} >>\nstream\n`;
    const number = options.at ?? this.reserve();
    this.#objects[number - 1] = [latin(head), body, latin("\nendstream")];
    return number;
  }
  /** @param id 32 hexadecimal digits of the content */
  bytes(root: Ref, info: Ref, id: string): Uint8Array {
    const parts: Uint8Array[] = [latin("%PDF-1.6\n%\u00e2\u00e3\u00cf\u00d3\n")];
    let at = parts[0]?.length ?? 0;
    const put = (bytes: Uint8Array) => {
      parts.push(bytes);
      at += bytes.length;
    };
    const offsets = this.#objects.map((object, i) => {
      const from = at;
      put(latin(`${i + 1} 0 obj\n`));
      for (const part of object ?? [latin("null")]) put(part);
      put(latin("\nendobj\n"));
      return from;
    });
    const xref = at;
    const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
    const count = offsets.length + 1;
    put(latin(`xref\n0 ${count}\n0000000000 65535 f \n${rows}`));
    const trailer = `/Size ${count} /Root ${ref(root)} /Info ${ref(info)} /ID [<${id}> <${id}>]`;
    put(latin(`trailer\n<< ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`));
    const out = new Uint8Array(at);
    let to = 0;
    for (const part of parts) {
      out.set(part, to);
      to += part.length;
    }
    return out;
  }
}
