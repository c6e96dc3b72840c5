/** `Content-Disposition` of a download named after a title (RFC 6266): plain letters, and the title itself beside them. */
export function fileName(title: string, extension: string): string {
  const name = title
    .normalize("NFC")
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
    .trim()
    .replace(/\s+/g, "-")
    .slice(0, 60);
  const plain = name.replace(/[^A-Za-z0-9._-]/g, "") || "build";
  const encoded = encodeURIComponent(name || "build").replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}${extension}"; filename*=UTF-8''${encoded}${extension}`;
}
