/** Files with their paths from what was dropped: folders are opened, to a depth and number that no car needs more than. */
export type Dropped = { path: string; file: File };

const DEEPEST = 8;
const MOST = 2000;

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** A folder tells what it holds by portions, until there is none. */
async function listOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0 || all.length > MOST) return all;
    all.push(...some);
  }
}

async function open(entry: FileSystemEntry, depth: number, found: Dropped[]): Promise<void> {
  if (found.length >= MOST || depth > DEEPEST || entry.name.startsWith(".")) return;
  if (entry.isFile)
    found.push({ path: entry.fullPath.replace(/^\//, ""), file: await fileOf(entry as FileSystemFileEntry) });
  else for (const one of await listOf(entry as FileSystemDirectoryEntry)) await open(one, depth + 1, found);
}

/** What was dropped, folders opened. */
export async function droppedFiles(data: DataTransfer): Promise<Dropped[]> {
  // asked at once: what is dropped is gone after the event
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return chosenFiles(data.files);
  const found: Dropped[] = [];
  for (const entry of entries) await open(entry, 0, found);
  return found;
}

export const chosenFiles = (files: Iterable<File>): Dropped[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

const WHOLE = /\.(glb|zip|carloom)$/i;
const LOOSE = /\.(gltf|obj)$/i;
const PART = /\.(gltf|obj|mtl|bin|png|jpe?g|webp|ktx2)$/i;

/**
 * Files as they are sent: a GLB, zip or package by itself; a loose `.gltf` or `.obj` with what lies with it as one zip, a folder a car.
 * @param pack makes a zip of loose files; its code comes with the first of them
 */
export async function asSent(
  dropped: readonly Dropped[],
  pack: (files: { path: string; bytes: Uint8Array }[]) => Promise<Uint8Array>,
): Promise<File[]> {
  const whole = dropped.filter(({ path }) => WHOLE.test(path)).map(({ file }) => file);
  const loose = dropped.filter(({ path }) => PART.test(path));
  if (!loose.some(({ path }) => LOOSE.test(path))) {
    const others = dropped.filter(({ path }) => !WHOLE.test(path)).map(({ file }) => file);
    // what is no model is sent as it is, and told so
    return whole.length > 0 ? whole : others.slice(0, 1);
  }
  const folders = new Map<string, Dropped[]>();
  for (const one of loose) {
    const folder = one.path.includes("/") ? (one.path.split("/")[0] ?? "") : "";
    folders.set(folder, [...(folders.get(folder) ?? []), one]);
  }
  const packed: File[] = [];
  for (const [folder, files] of folders) {
    const model = files.find(({ path }) => LOOSE.test(path));
    if (!model) continue;
    const parts = await Promise.all(
      files.map(async ({ path, file }) => ({ path, bytes: new Uint8Array(await file.arrayBuffer()) })),
    );
    const name = folder || (model.path.split("/").at(-1) ?? "model").replace(LOOSE, "");
    packed.push(new File([new Uint8Array(await pack(parts))], `${name}.zip`, { type: "application/zip" }));
  }
  return [...whole, ...packed];
}
