import { Segmented, useT } from "@carloom/ui";
import { useState } from "react";
import { Layers } from "./layers.tsx";
import { Library } from "./library.tsx";
import { MyArt } from "./my-art.tsx";
import { TextForm } from "./text-form.tsx";

const SOURCES = ["library", "art", "text"] as const;
type Source = (typeof SOURCES)[number];

/** Where art comes from, and below it what is on the car. */
export function StickersPanel() {
  const t = useT();
  const [source, setSource] = useState<Source>("library");
  const options = SOURCES.map((value) => ({ value, label: t(`studio.stickers.${value}`) }));
  return (
    <>
      <section className="st-section pt-2.5">
        <div className="st-sources">
          <Segmented
            label={t("studio.stickers.source")}
            options={options}
            value={source}
            onChange={(value) => setSource(value as Source)}
          />
        </div>
        {source === "library" ? <Library /> : source === "art" ? <MyArt /> : <TextForm />}
      </section>
      <Layers />
    </>
  );
}
