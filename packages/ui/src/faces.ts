/** Sheets of the faces that only one language needs; each is cut into ranges of characters. */
const FACES: Readonly<Record<string, () => Promise<unknown>>> = {
  ko: () => import("./fonts-ko.css"),
  ja: () => import("./fonts-ja.css"),
};

/** Asks for the faces that a language needs beside the ones of every page; does nothing for one that needs none. */
export async function loadFaces(language: string): Promise<void> {
  await FACES[language]?.();
}
