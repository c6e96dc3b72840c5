/** Runs before a page's own script: `window.draws` counts the draw calls of every WebGL 2 context of the page. */
export function countDraws(): void {
  const counter = window as unknown as { draws: number };
  counter.draws = 0;
  const methods = WebGL2RenderingContext.prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
  for (const name of ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced"]) {
    const own = methods[name];
    if (!own) continue;
    methods[name] = function (this: unknown, ...given: unknown[]) {
      counter.draws++;
      return own.apply(this, given);
    };
  }
}
