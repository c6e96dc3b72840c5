/** Gives a file to the person. @param type of a text */
export function saveFile(name: string, content: string | Blob, type = "text/plain"): void {
  const file = typeof content === "string" ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Has the browser load a file from its address; the page stays. */
export function loadFile(url: string): void {
  Object.assign(document.createElement("a"), { href: url, download: "" }).click();
}
