import type { Font } from "fontkit";
import type { FileRefusal, FontEmbedding, FontResult, FoundFont } from "./found.ts";
import { openFont, pathOf } from "./fontkit-font.ts";

/** Letters that are drawn to see whether a font can be. */
const TRIED = 200;
const LONGEST_NAME = 80;
/** Unpacked, of a compressed one. */
const MOST_UNPACKED = 64 * 1024 * 1024;

const KINDS: Readonly<Record<string, FoundFont["extension"]>> = {
  "\0\x01\0\0": "ttf",
  true: "ttf",
  OTTO: "otf",
  wOFF: "woff",
  wOF2: "woff2",
};

/** Whether all is there that its directory names: what was cut off is told before anything of it is unpacked. */
function isWhole(file: Buffer, extension: FoundFont["extension"]): boolean {
  if (extension === "woff2") return file.length >= 48 && file.readUInt32BE(8) === file.length;
  const packed = extension === "woff";
  if (packed && (file.length < 44 || file.readUInt32BE(8) !== file.length)) return false;
  const [first, size, at] = packed ? [44, 20, 4] : [12, 16, 8];
  const tables = file.readUInt16BE(packed ? 12 : 4);
  if (first + tables * size > file.length) return false;
  return Array.from({ length: tables }, (_, i) => first + i * size + at).every(
    (entry) => file.readUInt32BE(entry) + file.readUInt32BE(entry + 4) <= file.length,
  );
}

type Rights = { embedding: FontEmbedding; subsetting: boolean } | FileRefusal;

/** Several kinds of embedding at once are an older table's way of allowing the freest of them. */
function rightsOf(font: Font): Rights {
  const bits = font["OS/2"]?.fsType;
  // a font without the table says nothing: its texts may be looked at
  if (!bits) return { embedding: "preview", subsetting: true };
  if (bits.bitmapOnly) return "bitmaps";
  const subsetting = !bits.noSubsetting;
  if (bits.editable) return { embedding: "editable", subsetting };
  if (bits.viewOnly) return { embedding: "preview", subsetting };
  return bits.noEmbedding ? "restricted" : { embedding: "installable", subsetting };
}

/** Draws some letters from all over the font. */
function trial(font: Font, letters: readonly number[]): FileRefusal | null {
  const step = Math.max(1, Math.floor(letters.length / TRIED));
  let [tried, drawn, failed] = [0, 0, 0];
  for (let i = 0; i < letters.length; i += step) {
    tried++;
    try {
      if (pathOf(font.glyphForCodePoint(letters[i] ?? 0)) !== "") drawn++;
    } catch {
      failed++;
    }
  }
  if (failed * 4 > tried) return "broken";
  return drawn === 0 ? "outlines" : null;
}

function nameOf(font: Font): string {
  const read = (name: () => string | null | undefined) => {
    try {
      return (
        name()
          ?.replace(/[\p{C}\s]+/gu, " ")
          .trim() ?? ""
      );
    } catch {
      return "";
    }
  };
  return (read(() => font.fullName) || read(() => font.familyName) || "Font").slice(0, LONGEST_NAME);
}

/** Reads a stranger's font; only ever in a process of its own. */
export function readFont(bytes: Uint8Array): FontResult {
  const refused = (why: FileRefusal): FontResult => ({ ok: false, why });
  const head = Buffer.from(bytes.subarray(0, 20));
  const tag = head.toString("latin1", 0, 4);
  if (tag === "ttcf") return refused("collection");
  const extension = KINDS[tag];
  if (!extension || head.length < 20) return refused("kind");
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isWhole(file, extension)) return refused("broken");
  if (extension.startsWith("woff") && head.readUInt32BE(16) > MOST_UNPACKED) return refused("heavy");
  try {
    const font = openFont(bytes);
    const rights = rightsOf(font);
    if (typeof rights === "string") return refused(rights);
    const letters = font.characterSet.filter((code) => code > 0x20 && font.glyphForCodePoint(code).id !== 0);
    if (letters.length === 0) return refused("letters");
    const failed = trial(font, letters);
    if (failed) return refused(failed);
    return { ok: true, font: { name: nameOf(font), extension, ...rights, letters: letters.length } };
  } catch {
    return refused("broken");
  }
}
