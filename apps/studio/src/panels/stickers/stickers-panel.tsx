import { Segmented, useT } from "@carloom/ui";
import "../../every-command/every-command.ts";
import { useStudio, useUi } from "../../workspace/studio-context.tsx";
import { ART_SOURCES } from "../../workspace/ui-state.ts";
import { Layers } from "./layers.tsx";
import { Library } from "./library.tsx";
import { MyArt } from "./my-art.tsx";
import { Shapes } from "./shapes.tsx";
import { TextForm } from "./text-form.tsx";
import { later } from "../../kit/later.tsx";
import { WordsForm } from "./words-form.tsx";

const MyVinyls = later(() => import("./my-vinyls.tsx").then((part) => part.MyVinyls), { told: "panel" });

/** Where art comes from, and below it what is on the car. */
export function StickersPanel() {
  const t = useT();
  const { ui } = useStudio();
  const source = useUi((state) => state.artSource);
  const options = ART_SOURCES.map((value) => ({ value, label: t(`studio.stickers.${value}`) }));
  return (
    <>
      <section className="st-section st-take pt-2.5">
        <div className="st-sources">
          <Segmented
            label={t("studio.stickers.source")}
            options={options}
            value={source}
            onChange={(value) => ui.set({ artSource: ART_SOURCES.find((one) => one === value) ?? "library" })}
          />
        </div>
        {source === "library" ? (
          <Library />
        ) : source === "shapes" ? (
          <Shapes />
        ) : source === "vinyls" ? (
          <MyVinyls />
        ) : source === "art" ? (
          <MyArt />
        ) : source === "words" ? (
          <WordsForm />
        ) : (
          <TextForm />
        )}
      </section>
      <Layers />
    </>
  );
}
