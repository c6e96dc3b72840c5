/**
 * The value as JSON gives it back: with 0 for -0, which is left where a rotation is turned round. What `before` holds as
 * well is taken as it is; without a -0 the value itself is returned.
 */
export function asStored<T>(value: T, before?: unknown): T {
  if (value === before && value !== 0) return value;
  if (Object.is(value, -0)) return 0 as T;
  if (typeof value !== "object" || value === null) return value;
  const former = (typeof before === "object" && before !== null ? before : {}) as Record<string, unknown>;
  const changed: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    const stored: unknown = asStored(part, former[key]);
    if (!Object.is(stored, part)) changed[key] = stored;
  }
  if (Object.keys(changed).length === 0) return value;
  return Object.assign(Array.isArray(value) ? [...value] : { ...value }, changed) as T;
}
