export type ByteRange = { start: number; end: number };

/**
 * The part of a file of `size` bytes that a `Range` header asks for, both ends included. Null when the whole is meant: no
 * header, more ranges than one, another unit, or a file that changed meanwhile (`If-Range`). "outside" when nothing of the
 * part is there. Safari plays no film from a server that cannot do this.
 */
export function byteRange(
  header: string | null | undefined,
  size: number,
  how: { ifRange?: string | null | undefined; etag: string },
): ByteRange | "outside" | null {
  if (!header || (how.ifRange && how.ifRange !== how.etag)) return null;
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : "outside";
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return null;
  return start < size ? { start, end } : "outside";
}
