import { unstorable } from "@carloom/platform";

const LIMIT = 16_384;

/** The JSON object of a small request; null for anything else, and for what cannot be stored. */
export async function jsonBody(request: Request): Promise<Record<string, unknown> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > LIMIT) return null;
  const reader = request.body?.getReader();
  if (!reader) return {};
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > LIMIT) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  if (size === 0) return {};
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return null;
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    return value !== null && typeof value === "object" && !Array.isArray(value) && unstorable(value, "") === null
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** A text of a body; absent and anything else is the empty text. */
export const textOf = (body: Record<string, unknown>, name: string): string => {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === "string" ? value : "";
};
