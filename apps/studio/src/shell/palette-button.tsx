import { Search } from "lucide-react";
import { useT } from "@carloom/ui";
import { useCommand } from "../commands/use-command.ts";

/** Looks like the field that it opens; on a phone only its sign is left to see. */
export function PaletteButton() {
  const t = useT();
  const { keys, ariaKeys, run } = useCommand("help.palette");
  return (
    <button type="button" className="st-find" aria-keyshortcuts={ariaKeys} onClick={run}>
      <Search size={16} strokeWidth={1.6} aria-hidden="true" />
      <span>{t("studio.palette.search")}</span>
      <kbd className="st-kbd" aria-hidden="true">
        {keys.join(" ")}
      </kbd>
    </button>
  );
}
