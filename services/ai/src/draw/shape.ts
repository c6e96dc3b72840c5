/**
 * What a layer is of: the body and its shade and light, a second colour, what is drawn dark or pale whatever the body
 * is, and what glows (eyes, flames).
 */
export type Role = "body" | "shade" | "light" | "second" | "ink" | "pale" | "accent";
export type Layer = readonly [role: Role, path: string];
/** A silhouette on a board of 200 × 200. The first layers of `body`, `second`, `ink` make its outline. */
export type Shape = {
  id: string;
  /** English words that ask for it, as the translation gives them; the first is its name. */
  words: readonly string[];
  /** Colours in which it is known: body, second, accent; the prompt's come before them. */
  colors: readonly [body: string, second: string, accent: string];
  layers: readonly Layer[];
};

export const shape = (words: string, colors: Shape["colors"], ...layers: Layer[]): Shape => {
  const all = words.split(",");
  return { id: (all[0] ?? "").replaceAll(" ", "-"), words: all, colors, layers };
};
