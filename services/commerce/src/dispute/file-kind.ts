/** What a document is by how it begins; providers take PDF, JPEG and PNG. Nothing else that is sent is believed. */
export function mediaTypeOf(bytes: Uint8Array): "application/pdf" | "image/jpeg" | "image/png" | null {
  const head = Buffer.from(bytes.subarray(0, 8)).toString("latin1");
  if (head.startsWith("%PDF-")) return "application/pdf";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  return head === "\x89PNG\r\n\x1a\n" ? "image/png" : null;
}

/** A name that may stand in a list and in a message to a provider: no path, no control characters. */
export function fileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return (
    last
      .replace(/[\u0000-\u001f\u007f"<>]/g, "")
      .trim()
      .slice(0, 120) || "document"
  );
}
