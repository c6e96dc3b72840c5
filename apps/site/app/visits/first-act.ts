/** So long after what somebody did last they are taken to be still: a second tap of theirs is over by then. */
export const STILL_MS = 700;

/**
 * Calls back once, when somebody has done something on the page and then been still for a moment. From the first act on a
 * browser measures no largest paint any more, and what comes then is seen by somebody who is there. An act is done when a
 * finger, button or key is let go, so that nothing comes to lie under it.
 * @returns ends the wait
 */
export function afterFirstAct(then: () => void): () => void {
  const stop = new AbortController();
  let timer = 0;
  const act = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      stop.abort();
      then();
    }, STILL_MS);
  };
  for (const kind of ["pointerup", "keyup", "scroll"]) addEventListener(kind, act, { signal: stop.signal });
  // scrolled before the script ran
  if (scrollY) act();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
