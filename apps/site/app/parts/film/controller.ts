/** A film plays while at least this part of it is seen. */
export const VISIBLE = 0.5;

type Video = { play(): Promise<void>; pause(): void };
/** Calls the listener at the first click or touch anywhere; the result takes it back. */
type FirstGesture = (listener: () => void) => () => void;

export type FilmController = {
  /** Part of the film that is seen, 0 to 1. */
  seen(part: number): void;
  /** The person's own wish; it stands until they change it. */
  setPaused(paused: boolean): void;
  dispose(): void;
};

/**
 * Plays while it is seen and nobody paused it. Where the browser does not let it start by itself, it starts at the first
 * click or touch. What fails is only logged: the poster stays.
 */
export function filmController(
  video: Video,
  firstGesture: FirstGesture,
  { paused = false, log = console.error }: { paused?: boolean; log?: (...what: unknown[]) => void } = {},
): FilmController {
  let isSeen = false;
  let isPaused = paused;
  let forget: (() => void) | null = null;

  const wait = () => {
    forget ??= firstGesture(() => {
      forget = null;
      apply();
    });
  };
  const apply = () => {
    if (!isSeen || isPaused) {
      video.pause();
      return;
    }
    video.play().catch((error: unknown) => {
      // a pause that came before the start is no failure
      if (!isSeen || isPaused) return;
      log("The film did not start:", error);
      wait();
    });
  };
  return {
    seen(part) {
      const next = part >= VISIBLE;
      if (next === isSeen) return;
      isSeen = next;
      apply();
    },
    setPaused(next) {
      isPaused = next;
      apply();
    },
    dispose() {
      forget?.();
      isSeen = false;
      video.pause();
    },
  };
}
