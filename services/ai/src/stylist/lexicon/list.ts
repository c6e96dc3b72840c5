/** Words of an entry as they are written down: apart by commas, over as many lines as they need. */
export const list = (words: string): readonly string[] =>
  words
    .split(",")
    .map((word) => word.trim().replace(/\s+/g, " "))
    .filter((word) => word !== "");
