import { useT } from "@carloom/ui";
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
} from "lucide-react";
import { CommandButton } from "../../commands/command-button.tsx";

/** Edges, centres and gaps of what is selected. */
export function InspectorAlign() {
  const t = useT();
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.inspector.align")}</h3>
      <div className="flex flex-wrap">
        <CommandButton command="sticker.align-left" icon={<AlignStartVertical />} />
        <CommandButton command="sticker.align-center" icon={<AlignCenterVertical />} />
        <CommandButton command="sticker.align-right" icon={<AlignEndVertical />} />
        <CommandButton command="sticker.align-top" icon={<AlignStartHorizontal />} />
        <CommandButton command="sticker.align-middle" icon={<AlignCenterHorizontal />} />
        <CommandButton command="sticker.align-bottom" icon={<AlignEndHorizontal />} />
        <CommandButton command="sticker.distribute-across" icon={<AlignHorizontalSpaceBetween />} />
        <CommandButton command="sticker.distribute-up" icon={<AlignVerticalSpaceBetween />} />
      </div>
    </section>
  );
}
