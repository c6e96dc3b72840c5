import { Button, Select, Slider, useT } from "@carloom/ui";
import { useState } from "react";
import { useOutputName } from "./use-output-name.ts";
import type { useOutput } from "./use-output.ts";

const SIZES = { hd: [1920, 1080], small: [1280, 720], square: [1080, 1080], upright: [1080, 1920] } as const;
type SizeId = keyof typeof SIZES;
const SIZE_IDS = Object.keys(SIZES) as SizeId[];

/** One turn around the car. */
export function FilmForm({ busy, run }: { busy: boolean; run: ReturnType<typeof useOutput>["run"] }) {
  const t = useT();
  const name = useOutputName();
  const [size, setSize] = useState<SizeId>("hd");
  const [seconds, setSeconds] = useState(8);
  const [width, height] = SIZES[size];
  const film = () =>
    run(async (stage, how) => {
      const made = await stage.film({ ...how, width, height, seconds });
      return { blob: made.blob, name: name(made.type === "video/mp4" ? ".mp4" : ".webm") };
    });
  return (
    <>
      <Select
        label={t("studio.output.size")}
        value={size}
        disabled={busy}
        options={SIZE_IDS.map((id) => ({ value: id, label: t(`studio.output.film-${id}`) }))}
        onChange={(event) => setSize(SIZE_IDS.find((id) => id === event.currentTarget.value) ?? "hd")}
      />
      <Slider
        label={t("studio.output.seconds")}
        value={seconds}
        min={4}
        max={20}
        text={`${seconds} s`}
        disabled={busy}
        onInput={setSeconds}
      />
      <Button variant="primary" disabled={busy} onClick={() => void film()}>
        {t("studio.output.make-film")}
      </Button>
    </>
  );
}
