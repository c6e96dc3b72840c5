/** Calls back when the canvas loses its GL context and when the browser gives it again. Returns how to stop. */
export function watchContext(canvas: HTMLCanvasElement, lost: () => void, restored: () => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const onLost = (event: Event) => {
    // Only a loss that is taken note of is followed by a restoration.
    event.preventDefault();
    lost();
  };
  canvas.addEventListener("webglcontextlost", onLost, { signal });
  canvas.addEventListener("webglcontextrestored", restored, { signal });
  return () => abort.abort();
}
