import { useT } from "@carloom/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { PauseIcon, PlayIcon } from "../icons.tsx";
import { type FilmController, filmController, VISIBLE } from "./controller.ts";

export type FilmProps = {
  /** The same film in several forms, the best first. */
  sources: readonly { src: string; type?: string }[];
  poster: string | null;
  /** What is seen, for who does not see it. */
  label: string;
  /** Shown where no film can be: without sources. */
  children: ReactNode;
};

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

/** Muted, looped, playing while at least half of it is seen; with a button that pauses it. */
export function Film({ sources, poster, label, children }: FilmProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const controller = useRef<FilmController | null>(null);
  const [paused, setPaused] = useState(false);
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
  if (sources.length === 0) return children;
  return (
    <div className="film">
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="metadata"
        aria-label={label}
        poster={poster ?? undefined}
        onError={() => console.error("The film could not be loaded:", sources[0]?.src)}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
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
