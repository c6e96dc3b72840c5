/**
 * Does something after a pause, unless somebody follows a link meanwhile: a router says that it left only with its next
 * render, which may come after the pause, and what is done then would call them back.
 * @returns what ends the pause
 */
export function afterPause(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  const stop = () => clearTimeout(timer);
  const onClick = (event: MouseEvent) => event.defaultPrevented && stop();
  addEventListener("click", onClick);
  return () => {
    stop();
    removeEventListener("click", onClick);
  };
}
