import { IconButton } from "@carloom/ui";
import { Ruler } from "lucide-react";
import { useCommand } from "../commands/use-command.ts";
import { useRulers } from "./rulers.ts";

/** Opens and shuts the bar of rulers, guides and grid. */
export function RulerButton({ size }: { size?: "small" }) {
  const { label, title, ariaKeys, enabled, run } = useCommand("view.rulers");
  const open = useRulers((state) => state.open);
  return (
    <IconButton
      label={label}
      title={title}
      aria-keyshortcuts={ariaKeys}
      icon={<Ruler />}
      size={size}
      pressed={open}
      disabled={!enabled}
      onClick={run}
    />
  );
}
