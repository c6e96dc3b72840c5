/** A folder holds no more than these: whoever drops a whole disk did not mean it. */
const MOST = 1000;

const isDrawing = (name: string): boolean => /\.(svg|zip)$/i.test(name) && !name.startsWith(".");

async function inside(entry: FileSystemEntry, into: File[]): Promise<void> {
  if (into.length >= MOST) return;
  if (entry.isFile) {
    if (!isDrawing(entry.name)) return;
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    // the folder's name says of what type its drawings are
    into.push(new File([file], entry.fullPath.replace(/^\//, ""), { type: file.type }));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // a reader gives some at a time, and none at the end
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return;
    for (const one of some) await inside(one, into);
  }
}

/** Every drawing among what was dropped, folders looked through. */
export async function filesOf({ items, files }: DataTransfer): Promise<File[]> {
  // entries have to be asked for before anything is waited for
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return [...files];
  const found: File[] = [];
  for (const entry of entries) await inside(entry, found);
  return found;
}
