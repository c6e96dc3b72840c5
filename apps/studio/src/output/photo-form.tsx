import { Button, Select, Slider, Switch, useT } from "@carloom/ui";
import { useState } from "react";
import { useOutputName } from "./use-output-name.ts";
import type { useOutput } from "./use-output.ts";

type FormProps = { busy: boolean; run: ReturnType<typeof useOutput>["run"] };

/** px; names are the messages `studio.output.size-<id>`. */
const SIZES = {
  hd: [1920, 1080],
  "4k": [3840, 2160],
  "8k": [7680, 4320],
  square: [2160, 2160],
  upright: [2160, 3840],
  poster: [1200, 630],
} as const;
type SizeId = keyof typeof SIZES;
const SIZE_IDS = Object.keys(SIZES) as SizeId[];
/** Radius of the lens in metres at the slider's end. */
const WIDEST = 0.08;

/** A still of the view as it is: size, background, depth of field, film look. */
export function PhotoForm({ busy, run }: FormProps) {
  const t = useT();
  const name = useOutputName();
  const [size, setSize] = useState<SizeId>("4k");
  const [transparent, setTransparent] = useState(false);
  const [filmic, setFilmic] = useState(true);
  const [blur, setBlur] = useState(0);
  const [width, height] = SIZES[size];
  const take = () =>
    run(async (stage, how) => {
      const type = transparent ? "image/png" : "image/jpeg";
      const blob = await stage.capture({
        ...how,
        width,
        height,
        type,
        quality: 0.94,
        samples: blur > 0 ? 48 : 24,
        transparent,
        tone: filmic ? "agx" : "neutral",
        aperture: (blur / 100) * WIDEST,
      });
      return { blob, name: name(`-${width}x${height}.${transparent ? "png" : "jpg"}`) };
    });
  return (
    <>
      <Select
        label={t("studio.output.size")}
        value={size}
        disabled={busy}
        options={SIZE_IDS.map((id) => ({ value: id, label: t(`studio.output.size-${id}`) }))}
        onChange={(event) => setSize(SIZE_IDS.find((id) => id === event.currentTarget.value) ?? "4k")}
      />
      <Slider
        label={t("studio.output.blur")}
        value={blur}
        min={0}
        max={100}
        text={blur === 0 ? t("studio.output.blur-off") : `${blur} %`}
        disabled={busy}
        onInput={setBlur}
      />
      <Switch
        label={t("studio.output.filmic")}
        checked={filmic}
        disabled={busy}
        onChange={(event) => setFilmic(event.currentTarget.checked)}
      />
      <Switch
        label={t("studio.output.transparent")}
        checked={transparent}
        disabled={busy}
        onChange={(event) => setTransparent(event.currentTarget.checked)}
      />
      <Button variant="primary" disabled={busy} onClick={() => void take()}>
        {t("studio.output.take")}
      </Button>
    </>
  );
}
