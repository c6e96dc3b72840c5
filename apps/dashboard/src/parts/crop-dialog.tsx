import { Segmented, Slider, useT } from "@carloom/ui";
import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from "react";
import { ActDialog, type Problem } from "./act-dialog.tsx";
import { type Crop, cropOf, MOST_ZOOM, pushed, WHOLE_VIEW } from "./crop.ts";

/** Width to height of what is kept. */
export type Shape = { id: string; ratio: number };

const STEP = 0.05;
const KEYS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/**
 * Chooses the part of a picture that is kept: pushed by hand or by arrow keys, nearer by a slider. What a browser cannot
 * draw is sent as it is: the service reads more kinds, and says what is wrong.
 * @param shapes proportions to choose from; the first is the one to begin with
 */
export function CropDialog({
  title,
  label,
  source,
  shapes,
  run,
  onClose,
}: {
  title: string;
  label: string;
  /** A file from this machine, or the address of a picture. */
  source: File | string;
  shapes: readonly Shape[];
  run: (crop: Crop | null) => Promise<readonly Problem[]>;
  onClose: () => void;
}) {
  const t = useT();
  const [address, setAddress] = useState<string | null>(typeof source === "string" ? source : null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const [shape, setShape] = useState(shapes[0]?.id ?? "");
  const [view, setView] = useState(WHOLE_VIEW);
  const held = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (typeof source === "string") return;
    const url = URL.createObjectURL(source);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [source]);
  const ratio = shapes.find(({ id }) => id === shape)?.ratio ?? 1;
  const crop = size && cropOf(size, ratio, view);
  const push = (by: { x: number; y: number }) => crop && setView(pushed(crop, view, by));
  const drag = (event: PointerEvent<HTMLElement>) => {
    const from = held.current;
    if (!from) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    held.current = { x: event.clientX, y: event.clientY };
    push({ x: (event.clientX - from.x) / width, y: (event.clientY - from.y) / height });
  };
  const style: CSSProperties | undefined = crop
    ? {
        width: `${100 / crop.width}%`,
        height: `${100 / crop.height}%`,
        left: `${(-100 * crop.x) / crop.width}%`,
        top: `${(-100 * crop.y) / crop.height}%`,
      }
    : undefined;
  return (
    <ActDialog
      title={title}
      label={label}
      onClose={onClose}
      run={() => run(isUnknown ? null : crop)}
      isReady={crop !== null || isUnknown}
    >
      {isUnknown ? (
        <p>{t("dashboard.crop.unknown")}</p>
      ) : (
        <>
          {shapes.length > 1 ? (
            <Segmented
              label={t("dashboard.crop.shape")}
              options={shapes.map(({ id }) => ({ value: id, label: id }))}
              value={shape}
              onChange={setShape}
            />
          ) : null}
          <button
            type="button"
            className="da-crop"
            style={{ aspectRatio: ratio }}
            aria-label={t("dashboard.crop.frame")}
            onKeyDown={(event) => {
              const by = KEYS[event.key];
              if (!by) return;
              event.preventDefault();
              push(by);
            }}
            onPointerDown={(event) => {
              held.current = { x: event.clientX, y: event.clientY };
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={drag}
            onPointerUp={() => (held.current = null)}
            onPointerCancel={() => (held.current = null)}
          >
            {address ? (
              <img
                src={address}
                alt=""
                draggable={false}
                style={style}
                data-ready={size !== null || undefined}
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  width > 0 ? setSize({ width, height }) : setUnknown(true)
                }
                onError={() => setUnknown(true)}
              />
            ) : null}
          </button>
          <Slider
            label={t("dashboard.crop.zoom")}
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={view.zoom}
            text={`${Math.round(view.zoom * 100)} %`}
            onInput={(zoom) => setView({ ...view, zoom })}
          />
          <p className="da-soft">{t("dashboard.crop.hint")}</p>
        </>
      )}
    </ActDialog>
  );
}
