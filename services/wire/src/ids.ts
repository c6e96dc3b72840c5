/** Saleor's global ids: base64 of `Type:pk`. */
export function globalId(type: string, pk: string | number): string {
  return Buffer.from(`${type}:${pk}`).toString("base64");
}

/** The key inside a global id of this type, or null for anything else (another type's id is as unknown as none). */
export function keyOf(id: string | null | undefined, type: string): string | null {
  if (!id || id.length > 200) return null;
  const text = Buffer.from(id, "base64").toString("utf8");
  return text.startsWith(`${type}:`) ? text.slice(type.length + 1) : null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The UUID inside a global id, or null. */
export function uuidOf(id: string | null | undefined, type: string): string | null {
  const key = keyOf(id, type)?.toLowerCase();
  return key && UUID.test(key) ? key : null;
}

/** The whole number inside a global id, or null. */
export function numberOf(id: string | null | undefined, type: string): number | null {
  const key = keyOf(id, type);
  return key && /^[1-9][0-9]{0,8}$/.test(key) ? Number(key) : null;
}
