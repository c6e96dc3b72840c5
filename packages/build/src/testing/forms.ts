type Json = Record<string, unknown>;

/** Paths of all fields that a form has, entries of a list as one. */
export function fieldsOf(form: unknown, at = ""): string[] {
  const { properties = {}, items, prefixItems, anyOf } = form as Record<string, never> & { properties?: Json };
  if (anyOf) return (anyOf as Json[]).flatMap((one) => fieldsOf(one, at));
  if (items || prefixItems) return items ? fieldsOf(items, `${at}[]`) : [];
  return Object.entries(properties).flatMap(([name, inner]) => [`${at}.${name}`, ...fieldsOf(inner, `${at}.${name}`)]);
}
/** The same of a document. */
export function namedBy(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => namedBy(one, `${at}[]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [`${at}.${name}`, ...namedBy(inner, `${at}.${name}`)]);
}
