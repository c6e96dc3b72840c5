/** Why a file cannot be printed with: it is no whole ICC profile, none of a printer, or of inks that are not written here. */
export type ProfileProblem = "no-profile" | "no-printer" | "no-space";
export type Profile = {
  /** As it calls itself. */
  name: string;
  components: 1 | 3 | 4;
  /** What its colours are given in between printers. */
  pcs: "XYZ" | "Lab";
  version: number;
  tag(name: string): Uint8Array | null;
};

const SPACES: Readonly<Record<string, Profile["components"]>> = { CMYK: 4, "RGB ": 3, GRAY: 1 };
const MOST_TAGS = 200;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const text = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + Math.min(length, 200)));

/** A text of version 2 or 4. */
function described(tag: Uint8Array): string {
  const view = viewOf(tag);
  if (text(tag, 0, 4) === "desc" && tag.length > 12) return text(tag, 12, Math.max(0, view.getUint32(8) - 1));
  if (text(tag, 0, 4) !== "mluc" || tag.length < 28 || view.getUint32(8) === 0) return "";
  const [length, from] = [view.getUint32(20), view.getUint32(24)];
  const words = tag.subarray(from, from + Math.min(length, 400));
  return new TextDecoder("utf-16be").decode(words.subarray(0, words.length & ~1));
}

/** An ICC profile of a printer, or why it is none. Every part of it lies within the file. */
export function readProfile(icc: Uint8Array): Profile | ProfileProblem {
  if (icc.length < 132 || text(icc, 36, 4) !== "acsp") return "no-profile";
  const view = viewOf(icc);
  const count = view.getUint32(128);
  if (view.getUint32(0) > icc.length || count > MOST_TAGS || 132 + count * 12 > icc.length) return "no-profile";
  const tags = new Map<string, Uint8Array>();
  for (let i = 0; i < count; i++) {
    const at = 132 + i * 12;
    const [from, length] = [view.getUint32(at + 4), view.getUint32(at + 8)];
    if (from < 128 || from + length > icc.length || length < 8) return "no-profile";
    tags.set(text(icc, at, 4), icc.subarray(from, from + length));
  }
  if (text(icc, 12, 4) !== "prtr") return "no-printer";
  const components = SPACES[text(icc, 16, 4)];
  const pcs = text(icc, 20, 4).trim();
  if (!components || (pcs !== "XYZ" && pcs !== "Lab")) return "no-space";
  const given = tags.get("desc");
  const plain = (given ? described(given) : "").replaceAll(/[^\P{Cc}]/gu, " ").trim();
  // half a character is none that a database keeps
  const name = plain.slice(0, 100).toWellFormed() || "ICC";
  return { name, components, pcs, version: icc[8] ?? 0, tag: (one) => tags.get(one) ?? null };
}
