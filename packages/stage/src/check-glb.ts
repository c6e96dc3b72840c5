/** Limits far above what any template or part of ours needs. */
const MAX_ELEMENTS = 40_000_000;
const MAX_UNPACKED_BYTES = 512 * 1024 * 1024;

type Json = Record<string, unknown>;
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const numberOf = (value: unknown): number => (typeof value === "number" && value >= 0 ? value : 0);

function jsonOf(bytes: ArrayBuffer): Json {
  const view = new DataView(bytes);
  if (bytes.byteLength < 20 || view.getUint32(0, true) !== 0x46546c67) throw new Error("This is no GLB file.");
  if (view.getUint32(4, true) !== 2) throw new Error("Only glTF 2.0 is read.");
  const length = view.getUint32(12, true);
  if (view.getUint32(8, true) > bytes.byteLength || length > bytes.byteLength - 20)
    throw new Error("The file is cut short.");
  if (view.getUint32(16, true) !== 0x4e4f534a) throw new Error("The file does not begin with its description.");
  const json: unknown = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 20, length)));
  if (typeof json !== "object" || json === null || Array.isArray(json))
    throw new Error("The description is no object.");
  return json as Json;
}

/** Every node has at most one parent and none is its own ancestor: a loader waits for ever in a ring. */
function checkTree(nodes: readonly Json[]): void {
  const parent = new Map<number, number>();
  for (const [i, node] of nodes.entries())
    for (const child of Array.isArray(node.children) ? (node.children as unknown[]) : []) {
      if (typeof child !== "number" || !nodes[child]) throw new Error("A node names a child that is not there.");
      if (parent.has(child)) throw new Error("A node has two parents.");
      parent.set(child, i);
    }
  for (const start of parent.keys()) {
    let steps = 0;
    for (let at: number | undefined = start; at !== undefined; at = parent.get(at))
      if (++steps > nodes.length) throw new Error("Nodes stand in a ring.");
  }
}

/**
 * Refuses a GLB that would fetch from elsewhere, never finish or take the page's memory, before the loader sees it.
 * @throws Error with what is wrong
 */
export function checkGlb(bytes: ArrayBuffer): void {
  const json = jsonOf(bytes);
  for (const part of [...listOf(json.buffers), ...listOf(json.images)])
    if (typeof part.uri === "string" && !part.uri.startsWith("data:"))
      throw new Error("The file refers to other files; only self-contained ones are read.");
  checkTree(listOf(json.nodes));
  const elements = listOf(json.accessors).reduce((sum, accessor) => sum + numberOf(accessor.count), 0);
  if (elements > MAX_ELEMENTS)
    throw new Error(`The file describes ${elements} elements; at most ${MAX_ELEMENTS} are read.`);
  const unpacked = listOf(json.bufferViews).reduce((sum, view) => {
    const packed = Object.values((view.extensions as Json | undefined) ?? {}) as Json[];
    return sum + packed.reduce((own, p) => own + numberOf(p.count) * numberOf(p.byteStride), 0);
  }, 0);
  if (unpacked > MAX_UNPACKED_BYTES) throw new Error("The file unpacks to more than is read.");
}
