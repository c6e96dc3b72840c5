/** What was copied last in this tab: what is left where a browser does not let a page read its clipboard. */
let copied: string | null = null;

/** Where a page may not write by itself, the browser's own copying does. */
function copyByEvent(text: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", put, { once: true });
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    document.removeEventListener("copy", put);
  }
}

/** Puts a text on the clipboard. False where only this tab remembers it. */
export async function writeBoard(text: string): Promise<boolean> {
  copied = text;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

/** The clipboard's text, or what was copied in this tab; null where neither is to be had. */
export async function readBoard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return copied;
  }
}
