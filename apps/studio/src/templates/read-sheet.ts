import { TEMPLATE_LAYER } from "@carloom/build/print-map";

export type SheetProblem = "type" | "size" | "broken" | "no-size" | "large";
/** A file that was made on a sheet. Its sides are in units of its own. */
export type SheetFile = {
  name: string;
  width: number;
  height: number;
  /** What tells which sheet it is: its name, and names of groups in it. */
  named: readonly string[];
  /** Lines are as sharp as they are asked for. */
  vector: boolean;
  picture: CanvasImageSource;
};

const MOST_BYTES = 60 * 1024 * 1024;
/** Pixels that browsers hold of one picture without fail. */
const MOST_PIXELS = 150_000_000;
/** Sides of an SVG as it is loaded; it is drawn anew at every size. */
const SVG_SIDE = 2000;

const isPng = (bytes: Uint8Array) => bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47;

/** @returns what is wrong with a file that cannot be read, too: it may be gone by now */
export const readSheet = (file: File): Promise<SheetFile | { problem: SheetProblem }> =>
  read(file).catch(() => ({ problem: "broken" as const }));

async function read(file: File): Promise<SheetFile | { problem: SheetProblem }> {
  if (file.size > MOST_BYTES) return { problem: "size" };
  const head = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  if (isPng(head)) return readPng(file, head);
  if (file.type === "image/svg+xml" || /\.svg$/i.test(file.name)) return readSvg(file);
  return { problem: "type" };
}

async function readPng(file: File, head: Uint8Array): Promise<SheetFile | { problem: SheetProblem }> {
  const view = new DataView(head.buffer);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (width < 1 || height < 1) return { problem: "broken" };
  if (width * height > MOST_PIXELS) return { problem: "large" };
  try {
    const picture = await createImageBitmap(file);
    return { name: file.name, width, height, named: [file.name], vector: false, picture };
  } catch {
    return { problem: "broken" };
  }
}

/** Numbers of a root's size; percent says nothing. */
const length = (text: string | null): number => (text && !text.includes("%") ? Number.parseFloat(text) : Number.NaN);

/** What an SVG measures, and the same without the template that it was drawn on. */
export function withoutTemplate(
  text: string,
): { svg: string; width: number; height: number; named: string[] } | { problem: SheetProblem } {
  const page = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = page.documentElement;
  if (root.localName !== "svg" || page.querySelector("parsererror")) return { problem: "broken" };
  const box = (root.getAttribute("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const sized = [box[2] ?? Number.NaN, box[3] ?? Number.NaN];
  const [width = 0, height = 0] = sized.every((side) => side > 0)
    ? sized
    : [length(root.getAttribute("width")), length(root.getAttribute("height"))];
  if (!(width > 0 && height > 0 && Number.isFinite(width * height))) return { problem: "no-size" };
  if (!root.hasAttribute("viewBox")) root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const nameOf = (element: Element) =>
    element.getAttribute("inkscape:label") ?? element.getAttribute("data-name") ?? element.id;
  const groups = [...page.querySelectorAll("g")];
  const named = groups.map(nameOf).filter((name) => name !== "");
  for (const group of groups) if (nameOf(group).toLowerCase().startsWith(TEMPLATE_LAYER)) group.remove();
  const scale = SVG_SIDE / Math.max(width, height);
  root.setAttribute("width", String(Math.max(1, Math.round(width * scale))));
  root.setAttribute("height", String(Math.max(1, Math.round(height * scale))));
  return { svg: new XMLSerializer().serializeToString(page), width, height, named };
}

async function readSvg(file: File): Promise<SheetFile | { problem: SheetProblem }> {
  const read = withoutTemplate(await file.text());
  if ("problem" in read) return read;
  const { svg, width, height, named } = read;
  // a picture runs no scripts and fetches nothing
  const picture = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  picture.src = url;
  try {
    await picture.decode();
    return { name: file.name, width, height, named: [file.name, ...named], vector: true, picture };
  } catch {
    return { problem: "broken" };
  } finally {
    URL.revokeObjectURL(url);
  }
}
