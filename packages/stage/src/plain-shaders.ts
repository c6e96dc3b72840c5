/** A shader as the sources mark it. None holds another text in such quotes. */
export const SHADERS = /\/\* glsl \*\/ `[^`]*`/g;

/** Shaders of a module's source without what only people read: comments, indents, empty lines. */
export const plainShaders = (source: string): string =>
  source.replace(SHADERS, (shader) => shader.replace(/[ \t]*\/\/.*/g, "").replace(/\n\s+/g, "\n"));

/** For vite: visitors load shaders with neither comments nor indents, which no tool takes out of a text. */
export const withPlainShaders = () => ({
  name: "carloom-plain-shaders",
  apply: "build" as const,
  // before types are taken out, and the marks with them
  enforce: "pre" as const,
  transform: (code: string, id: string) =>
    /packages\/stage\/src\/[^?]*\.ts$/.test(id.replaceAll("\\", "/")) && code.includes("/* glsl */")
      ? { code: plainShaders(code), map: null }
      : null,
});
