import { Button, ErrorNote, IconButton, useT } from "@carloom/ui";
import { X } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useStudio } from "../workspace/studio-context.tsx";
import type { Comparison as Compared } from "../workspace/ui-state.ts";
import { useDifferences } from "./use-differences.ts";
import { usePictures } from "./use-pictures.ts";

type Size = { width: number; height: number };

/** Two builds from the same place, one over the other up to a line that is dragged, or moved by arrow keys. */
export function Comparison({ comparison }: { comparison: Compared }) {
  const t = useT();
  const { editor, ui, announce } = useStudio();
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  // The build as it was when the question was asked: what is done meanwhile closes it.
  const [now] = useState(editor.state.document);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [at, setAt] = useState(50);
  const differences = useDifferences();
  const { build, title } = comparison;
  const pictures = usePictures(now, build, size.width, size.height);
  const { status } = pictures;

  useEffect(() => {
    const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    const scale = Math.min(1, 1600 / Math.max(1, width)) * Math.min(2, globalThis.devicePixelRatio || 1);
    setSize({ width: Math.round(width * scale), height: Math.round(height * scale) });
  }, []);
  useEffect(() => {
    if (status === "ready") slider.current?.focus();
  }, [status]);
  useEffect(() => editor.subscribe((next) => next.document !== now && ui.set({ comparison: null })), [editor, ui, now]);

  const close = () => ui.set({ comparison: null });
  function apply() {
    close();
    editor.edit({ key: "studio.step.preset", values: { title } }, () => build, { stickers: [] });
    announce(t("studio.presets.applied", { title }));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") close();
    // Arrow keys move the line here, and nothing on the car.
    event.stopPropagation();
  }
  return (
    <section
      className="st-comparison"
      data-region=""
      aria-label={t("studio.comparison.title", { title })}
      aria-busy={status === "waiting"}
      onKeyDown={onKeyDown}
    >
      <div className="st-comparison-frame" ref={frame} style={{ "--at": `${at}%` } as CSSProperties}>
        {pictures.other ? <img src={pictures.other} alt={t("studio.comparison.picture-other", { title })} /> : null}
        {pictures.now ? (
          <img className="st-comparison-now" src={pictures.now} alt={t("studio.comparison.picture-now")} />
        ) : null}
        {status === "waiting" ? <p className="st-comparison-note">{t("studio.comparison.drawing")}</p> : null}
        {status === "failed" ? (
          <div className="st-comparison-note">
            <ErrorNote>{t("studio.comparison.failed")}</ErrorNote>
          </div>
        ) : null}
        {status === "ready" ? (
          <>
            <span className="st-comparison-tag">{t("studio.comparison.now")}</span>
            <span className="st-comparison-tag st-comparison-tag-other">{title}</span>
            <span className="st-comparison-line" aria-hidden="true" />
            <input
              ref={slider}
              type="range"
              className="st-comparison-range"
              min={0}
              max={100}
              step={1}
              value={at}
              aria-label={t("studio.comparison.slider")}
              aria-valuetext={t("studio.comparison.share", { now: at, other: 100 - at, title })}
              onChange={(event) => setAt(event.currentTarget.valueAsNumber)}
            />
          </>
        ) : null}
      </div>
      <footer className="st-comparison-foot">
        <p>{differences(now, build)}</p>
        <Button variant="primary" onClick={apply}>
          {t("studio.comparison.apply")}
        </Button>
        <IconButton label={t("studio.comparison.close")} icon={<X />} onClick={close} />
      </footer>
    </section>
  );
}
