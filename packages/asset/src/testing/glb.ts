/** Packs a JSON description (object or raw text) and an optional binary chunk into a GLB. Test fixtures only. */
export function glb(json: object | string, bin?: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(typeof json === "string" ? json : JSON.stringify(json));
  const chunk = (bytes: Uint8Array, type: number, fill: number) => {
    const padded = new Uint8Array(8 + Math.ceil(bytes.length / 4) * 4).fill(fill, 8);
    new DataView(padded.buffer).setUint32(0, padded.length - 8, true);
    new DataView(padded.buffer).setUint32(4, type, true);
    padded.set(bytes, 8);
    return padded;
  };
  const chunks = [chunk(text, 0x4e4f534a, 0x20), ...(bin ? [chunk(bin, 0x004e4942, 0)] : [])];
  const total = 12 + chunks.reduce((sum, bytes) => sum + bytes.length, 0);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x46546c67, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, total, true);
  let at = 12;
  for (const bytes of chunks) {
    file.set(bytes, at);
    at += bytes.length;
  }
  return file;
}

export const ASSET = { version: "2.0" } as const;

/** The attack of the field: some 888 bytes that declare 4.8 GB, without a single buffer. */
export function declaresFiveGigabytes(): Uint8Array {
  const accessors = Array.from({ length: 8 }, () => ({ componentType: 5126, count: 50_000_000, type: "VEC3" }));
  const primitives = accessors.map((_, i) => ({ attributes: { POSITION: i } }));
  return glb({
    asset: ASSET,
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives }],
    accessors,
  });
}

/** A chain of nodes, each the only child of the last. */
export function nodeChain(length: number): Uint8Array {
  const nodes = Array.from({ length }, (_, i) => (i + 1 < length ? { children: [i + 1] } : {}));
  return glb({ asset: ASSET, scene: 0, scenes: [{ nodes: [0] }], nodes });
}

/** A GLB whose only image has a header saying it is this large. */
export function imageBomb(width: number, height: number): Uint8Array {
  const png = new Uint8Array(40);
  const view = new DataView(png.buffer);
  view.setUint32(0, 0x89504e47);
  view.setUint32(4, 0x0d0a1a0a);
  view.setUint32(8, 13);
  view.setUint32(12, 0x49484452);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return glb(
    {
      asset: ASSET,
      buffers: [{ byteLength: 40 }],
      bufferViews: [{ buffer: 0, byteLength: 40 }],
      images: [{ bufferView: 0, mimeType: "image/png" }],
    },
    png,
  );
}
