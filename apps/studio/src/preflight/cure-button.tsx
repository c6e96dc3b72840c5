import type { PreflightLine } from "@carloom/build";
import { updateStickers } from "@carloom/editor";
import { Button, useT } from "@carloom/ui";
import { useState } from "react";
import { useEditorState, useStudio } from "../workspace/studio-context.tsx";
import { cureOf, movedInside, type StickerCure } from "./cures.ts";
import { WholeButton } from "./whole-button.tsx";
import { coverageIn } from "@carloom/stage/coverage";

/** Nothing, or not all of it, lies on a panel. */
const OUTSIDE = new Set<PreflightLine["code"]>(["cut", "off-panel"]);

/** Puts right what a line of the preflight warns of, in one press and one step; where nothing near helps it says so. */
export function CureButton({ id, line }: { id: string; line: PreflightLine }) {
  const t = useT();
  const { editor, stage } = useStudio();
  const sticker = useEditorState((state) => state.document.stickers.find((one) => one.id === id));
  const [helpless, setHelpless] = useState(false);
  if (!sticker || sticker.locked) return null;
  const apply = ({ step, patch }: Pick<StickerCure, "step" | "patch">) =>
    editor.edit({ key: step }, (build) => updateStickers(build, [id], patch));
  if (line.code === "whole") return <WholeButton id={id} on />;
  if (OUTSIDE.has(line.code)) {
    const other = line.code === "cut" ? <WholeButton id={id} on={false} /> : null;
    if (helpless)
      return (
        <>
          <span role="status">{t("studio.cure.nowhere")}</span>
          {other}
        </>
      );
    const move = () => {
      const patch = stage ? movedInside(sticker, (placement) => coverageIn(stage, placement)) : null;
      if (patch) apply({ step: "studio.step.sticker-fix", patch });
      else setHelpless(true);
    };
    return (
      <span className="st-cures">
        <Button size="small" onClick={move}>
          {t("studio.cure.inside")}
        </Button>
        {other}
      </span>
    );
  }
  const cure = cureOf(sticker, line);
  if (!cure) return null;
  return (
    <Button size="small" onClick={() => apply(cure)}>
      {t(cure.key, { mm: cure.mm ?? 0 })}
    </Button>
  );
}
