import { useEffect, useRef, useState } from "react";

/** How long a tile is looked at before its film is loaded, ms. */
const PAUSE_MS = 160;

const wanted = (): boolean =>
  !window.matchMedia("(prefers-reduced-motion: reduce)").matches &&
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData !== true;

/**
 * Plays a tile's film while a mouse is over it or it has the focus. Nothing is loaded before, and nothing for who saves
 * data or wants less motion; a finger opens the page at once. What fails is only logged: the picture stays.
 */
export function useTileFilm(film: string | null) {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => {
    if (!film || !wanted()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), PAUSE_MS);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  return {
    handlers: {
      onPointerEnter: (event: { pointerType: string }) => (event.pointerType === "mouse" ? start() : undefined),
      onPointerLeave: stop,
      onFocus: (event: { currentTarget: Element }) => {
        if (event.currentTarget.matches(":focus-visible")) start();
      },
      onBlur: stop,
    },
    film: shown && film ? <TileFilm src={film} /> : null,
  };
}

function TileFilm({ src }: { src: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.muted = true;
    let gone = false;
    element.play().catch((error: unknown) => gone || console.error("The film did not start:", error));
    return () => {
      gone = true;
      element.pause();
    };
  }, []);
  return (
    <video
      ref={video}
      className={playing ? "is-playing" : undefined}
      src={src}
      muted
      loop
      playsInline
      aria-hidden="true"
      onPlaying={() => setPlaying(true)}
    />
  );
}
