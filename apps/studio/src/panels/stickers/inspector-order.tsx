import type { Placement } from "@carloom/build";
import { placementId, runCommand, stickerCommands } from "@carloom/editor";
import { IconButton, useT } from "@carloom/ui";
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  Eye,
  EyeOff,
  Lock,
  LockOpen,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";

/** The commands that keys run, as buttons. */
export function InspectorOrder({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { editor } = useStudio();
  const state = useEditorState((all) => all);
  const context = { editor, newId: placementId };
  const icons: Record<string, LucideIcon> = {
    "sticker.order-up": ArrowUp,
    "sticker.order-down": ArrowDown,
    "sticker.order-top": ArrowUpToLine,
    "sticker.order-bottom": ArrowDownToLine,
    "sticker.duplicate": Copy,
    "sticker.hide": sticker.hidden ? EyeOff : Eye,
    "sticker.lock": sticker.locked ? Lock : LockOpen,
    "sticker.delete": Trash2,
  };
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.inspector.layer")}</h3>
      <div className="flex flex-wrap">
        {stickerCommands.map((command) => {
          const Icon = icons[command.id];
          return Icon ? (
            <IconButton
              key={command.id}
              label={t(command.labelKey)}
              icon={<Icon />}
              disabled={!command.when(state, context)}
              onClick={() => runCommand(command, context)}
            />
          ) : null;
        })}
      </div>
    </section>
  );
}
