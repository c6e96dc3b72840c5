export type ImageType = "png" | "jpeg" | "webp" | "svg";

/** Type by content and pixel size by header; nothing is decoded. An SVG's size is 0 × 0 here. */
export type ImageHeader = { type: ImageType; width: number; height: number };

const ascii = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));

function png(view: DataView): ImageHeader | null {
  if (view.byteLength < 33 || view.getUint32(12) !== 0x49484452) return null;
  return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

function jpeg(view: DataView): ImageHeader | null {
  let offset = 2;
  while (offset + 9 < view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset++;
      continue;
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      offset += 2;
      continue;
    }
    if (marker === 0xd9 || marker === 0xda) return null;
    // Start of frame, but not DHT, JPG or DAC.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { type: "jpeg", height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    }
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

function webp(view: DataView, bytes: Uint8Array): ImageHeader | null {
  if (view.byteLength < 30) return null;
  const chunk = ascii(bytes, 12, 16);
  if (chunk === "VP8X") {
    const width = 1 + (view.getUint16(24, true) | (view.getUint8(26) << 16));
    const height = 1 + (view.getUint16(27, true) | (view.getUint8(29) << 16));
    return { type: "webp", width, height };
  }
  if (chunk === "VP8L") {
    const bits = view.getUint32(21, true);
    return { type: "webp", width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk === "VP8 ") {
    return { type: "webp", width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return null;
}

/** An SVG starts, after white space, comments and an XML declaration, with `<svg` or a doctype. */
function isSvg(bytes: Uint8Array): boolean {
  let start = new TextDecoder().decode(bytes.subarray(0, 4096)).replace(/^\uFEFF/, "");
  for (let before = ""; before !== start; ) {
    before = start;
    start = start.replace(/^\s+|^<\?[^>]*\?>|^<!--[\s\S]*?-->/, "");
  }
  return /^<svg[\s>/]/i.test(start) || /^<!doctype\s+svg/i.test(start);
}

/** Sniffs an image; null when it is none of PNG, JPEG, WebP or SVG, or its header is broken. File names do not count. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength >= 8 && view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a) return png(view);
  if (view.byteLength >= 3 && view.getUint16(0) === 0xffd8 && view.getUint8(2) === 0xff) return jpeg(view);
  if (view.byteLength >= 12 && ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP")
    return webp(view, bytes);
  return isSvg(bytes) ? { type: "svg", width: 0, height: 0 } : null;
}
