import { useT } from "@carloom/ui";
import { SquaresExclude, SquaresIntersect, SquaresSubtract, SquaresUnite } from "lucide-react";
import { CommandButton } from "../../commands/command-button.tsx";

/** Several shapes become one. */
export function InspectorCombine() {
  const t = useT();
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.combine.title")}</h3>
      <div className="flex flex-wrap">
        <CommandButton command="sticker.unite" icon={<SquaresUnite />} />
        <CommandButton command="sticker.subtract" icon={<SquaresSubtract />} />
        <CommandButton command="sticker.intersect" icon={<SquaresIntersect />} />
        <CommandButton command="sticker.exclude" icon={<SquaresExclude />} />
      </div>
    </section>
  );
}
