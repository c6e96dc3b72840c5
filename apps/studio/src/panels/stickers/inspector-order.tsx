import type { Placement } from "@carloom/build";
import { useT } from "@carloom/ui";
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  Lock,
  LockOpen,
  Scissors,
  Trash2,
} from "lucide-react";
import { CommandButton } from "../../commands/command-button.tsx";

/** The commands that keys run, as buttons. */
export function InspectorOrder({ sticker }: { sticker: Placement }) {
  const t = useT();
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.inspector.layer")}</h3>
      <div className="flex flex-wrap">
        <CommandButton command="sticker.order-up" icon={<ArrowUp />} />
        <CommandButton command="sticker.order-down" icon={<ArrowDown />} />
        <CommandButton command="sticker.order-top" icon={<ArrowUpToLine />} />
        <CommandButton command="sticker.order-bottom" icon={<ArrowDownToLine />} />
        <CommandButton command="sticker.hide" icon={sticker.hidden ? <EyeOff /> : <Eye />} />
        <CommandButton command="sticker.lock" icon={sticker.locked ? <Lock /> : <LockOpen />} />
        <CommandButton command="sticker.copy" icon={<Copy />} />
        <CommandButton command="sticker.cut" icon={<Scissors />} />
        <CommandButton command="sticker.paste" icon={<ClipboardPaste />} />
        <CommandButton command="sticker.duplicate" icon={<CopyPlus />} />
        <CommandButton command="sticker.delete" icon={<Trash2 />} />
      </div>
    </section>
  );
}
