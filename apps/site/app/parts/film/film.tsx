import { useT } from "@carloom/ui";
import { useEffect, useRef, useState } from "react";
import { PauseIcon, PlayIcon } from "../icons.tsx";
import { type FilmController, filmController, VISIBLE } from "./controller.ts";

export type FilmProps = {
  /** Name of a film of `public/films`, which is there as AV1, as H.264 and as posters in several sizes and formats. */
  name: string;
  /** px, for its place on the page. */
  width: number;
  height: number;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** What is seen, for who does not see it. */
  label: string;
  /** Seen at once: its poster is loaded first of all. */
  eager?: boolean;
};

/** Widths of the posters, px, as `scripts/films/shots.ts` has them. */
const POSTERS = [640, 960, 1280, 1600, 2560] as const;

function onFirstGesture(listener: () => void): () => void {
  const stop = new AbortController();
  const heard = () => {
    stop.abort();
    listener();
  };
  for (const name of ["click", "touchstart"])
    document.addEventListener(name, heard, { signal: stop.signal, passive: true });
  return () => stop.abort();
}

/**
 * Muted, looped, playing while at least half of it is seen; with a button that pauses it. The poster is a picture of its
 * own below the film, in the best format that the browser knows; it is all there is without script, and when films fail.
 */
export function Film({ name, width, height, sizes, label, eager = false }: FilmProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const controller = useRef<FilmController | null>(null);
  const [paused, setPaused] = useState(false);
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // rendered on the server the attribute alone does not make it so, and only muted films start by themselves
    element.muted = true;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    setPaused(still);
    const made = filmController(element, onFirstGesture, { paused: still });
    controller.current = made;
    const observer = new IntersectionObserver(([entry]) => entry && made.seen(entry.intersectionRatio), {
      threshold: [0, VISIBLE],
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.dispose();
      controller.current = null;
    };
  }, []);
  const file = (kind: string) => `/films/${name}.${kind}`;
  const posters = (kind: string) => POSTERS.map((wide) => `/films/${name}-${wide}.${kind} ${wide}w`).join(", ");
  return (
    <div className="film">
      <picture>
        <source type="image/avif" srcSet={posters("avif")} sizes={sizes} />
        <source type="image/webp" srcSet={posters("webp")} sizes={sizes} />
        <img
          src={file("jpg")}
          alt={label}
          width={width}
          height={height}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
        />
      </picture>
      <video
        ref={video}
        className={started ? undefined : "is-waiting"}
        muted
        loop
        playsInline
        preload="none"
        width={width}
        height={height}
        aria-hidden="true"
        onPlaying={() => setStarted(true)}
      >
        <source src={file("webm")} type='video/webm; codecs="av01.0.08M.08"' />
        <source
          src={file("mp4")}
          type="video/mp4"
          onError={() => console.error("The film could not be loaded:", file("mp4"))}
        />
      </video>
      <button
        type="button"
        className="film-pause"
        aria-label={t(paused ? "site.film.play" : "site.film.pause")}
        onClick={() => {
          setPaused(!paused);
          controller.current?.setPaused(!paused);
        }}
      >
        {paused ? <PlayIcon /> : <PauseIcon />}
      </button>
    </div>
  );
}
