/** Files of variables and where they stand, in the form of the GraphQL multipart request specification. */
export type ExtractedFiles = { variables: unknown; files: Map<Blob, string[]> };

/** Copies variables with every Blob or File replaced by null, and lists the places of each. */
export function extractFiles(variables: unknown, path = "variables"): ExtractedFiles {
  const files = new Map<Blob, string[]>();
  const walk = (value: unknown, at: string): unknown => {
    if (value instanceof Blob) {
      files.set(value, [...(files.get(value) ?? []), at]);
      return null;
    }
    if (Array.isArray(value)) return value.map((item, index) => walk(item, `${at}.${index}`));
    if (value !== null && typeof value === "object") {
      const plain = Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null;
      if (!plain) return value;
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, `${at}.${key}`)]));
    }
    return value;
  };
  return { variables: walk(variables, path), files };
}

/** The form of one operation with its files. */
export function multipartBody(operation: object, files: Map<Blob, string[]>): FormData {
  const form = new FormData();
  form.append("operations", JSON.stringify(operation));
  const entries = [...files];
  form.append("map", JSON.stringify(Object.fromEntries(entries.map(([, places], index) => [String(index), places]))));
  for (const [index, [blob]] of entries.entries()) {
    form.append(String(index), blob, blob instanceof File ? blob.name : "upload");
  }
  return form;
}
