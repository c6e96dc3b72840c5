/** So long after what somebody did last they are taken to be still: a second tap of theirs is over by then. */
export const STILL_MS = 700;

/** What is done by now: when a finger or button is let go, so that nothing comes to lie under it. */
const ACTS = ["pointerup", "keyup", "scroll"] as const;

/** Was the page used before its script ran? */
const used = (): boolean => navigator.userActivation?.hasBeenActive === true || scrollY > 0;

/**
 * Calls back once, when somebody has done something on the page and then been still for a moment. From the first act on a
 * browser measures no largest paint any more, and what comes then is seen by somebody who is there.
 * @returns ends the wait
 */
export function afterFirstAct(then: () => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    stop.abort();
  };
  const act = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end();
      then();
    }, STILL_MS);
  };
  for (const kind of ACTS) addEventListener(kind, act, { signal: stop.signal, passive: true });
  if (used()) act();
  return end;
}
