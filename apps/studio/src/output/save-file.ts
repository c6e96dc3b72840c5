/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file name that every system takes. */
export function fileName(title: string, suffix: string): string {
  const name = title
    .normalize("NFC")
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
    .trim()
    .replace(/\s+/g, "-")
    .slice(0, 60);
  return `${name || "carloom"}${suffix}`;
}
