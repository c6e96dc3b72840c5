/** One primitive of the file as it stands on the car; metres. */
export type FacePiece = {
  /** Its place in the file, by which its faces are named. */
  number: number;
  node: string;
  material: string;
  position: Float32Array;
  index: Uint32Array;
  /** The connected piece of each triangle. */
  component: Uint32Array;
  /** The colour of its picture at each triangle, as a place in `colors`; 255 where there is none. */
  region: Uint8Array;
};
export type Faces = { colors: readonly string[]; pieces: readonly FacePiece[] };

type Head = {
  version: 1;
  colors: string[];
  pieces: {
    number: number;
    node: string;
    material: string;
    vertices: number;
    triangles: number;
    min: number[];
    step: number[];
  }[];
};

const STEPS = 65_535;
const padded = (bytes: number) => Math.ceil(bytes / 4) * 4;

/** Numbers that rise slowly pack better as steps from the one before. */
const steps = (values: Uint32Array): Int32Array =>
  Int32Array.from(values, (value, i) => value - (i === 0 ? 0 : (values[i - 1] as number)));

function summed(values: Int32Array): Uint32Array {
  let sum = 0;
  return Uint32Array.from(values, (step) => (sum += step));
}

/** A head in JSON, then for each piece its points in 16 bits of its own box, indices, components and regions. */
export function encodeFaces({ colors, pieces }: Faces): Uint8Array {
  const blocks: Uint8Array[] = [];
  const add = (array: Uint16Array | Int32Array | Uint8Array) =>
    blocks.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  const heads = pieces.map(({ number, node, material, position, index, component, region }) => {
    const [min, max] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    for (let k = 0; k < 3; k++) {
      let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (let i = k; i < position.length; i += 3) {
        low = Math.min(low, position[i] as number);
        high = Math.max(high, position[i] as number);
      }
      min[k] = low;
      max[k] = high;
    }
    const step = max.map((high, k) => (high - (min[k] as number)) / STEPS);
    add(
      Uint16Array.from(position, (value, i) =>
        (step[i % 3] as number) > 0 ? Math.round((value - (min[i % 3] as number)) / (step[i % 3] as number)) : 0,
      ),
    );
    add(steps(index));
    add(steps(component));
    add(region);
    return { number, node, material, vertices: position.length / 3, triangles: index.length / 3, min, step };
  });
  const head = new TextEncoder().encode(
    JSON.stringify({ version: 1, colors: [...colors], pieces: heads } satisfies Head),
  );
  const total = 4 + padded(head.byteLength) + blocks.reduce((sum, block) => sum + padded(block.byteLength), 0);
  const out = new Uint8Array(total);
  new DataView(out.buffer).setUint32(0, head.byteLength, true);
  out.set(head, 4);
  let at = 4 + padded(head.byteLength);
  for (const block of blocks) {
    out.set(block, at);
    at += padded(block.byteLength);
  }
  return out;
}

/** The same back; throws on what it did not write. */
export function decodeFaces(bytes: Uint8Array): Faces {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Head;
  if (head.version !== 1) throw new Error("Faces of another version.");
  let at = 4 + padded(length);
  const take = (size: number): ArrayBuffer => {
    const block = bytes.slice(at, at + size);
    if (block.byteLength !== size) throw new Error("Faces are cut off.");
    at += padded(size);
    return block.buffer;
  };
  const pieces = head.pieces.map(({ number, node, material, vertices, triangles, min, step }): FacePiece => {
    const packed = new Uint16Array(take(vertices * 6));
    return {
      number,
      node,
      material,
      position: Float32Array.from(packed, (value, i) => (min[i % 3] as number) + value * (step[i % 3] as number)),
      index: summed(new Int32Array(take(triangles * 12))),
      component: summed(new Int32Array(take(triangles * 4))),
      region: new Uint8Array(take(triangles)),
    };
  });
  return { colors: head.colors, pieces };
}

/** Unpacks what `writePieces` wrote, in a browser or in Node. */
export async function readFaces(packed: Uint8Array<ArrayBuffer>): Promise<Faces> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return decodeFaces(new Uint8Array(await new Response(stream).arrayBuffer()));
}
