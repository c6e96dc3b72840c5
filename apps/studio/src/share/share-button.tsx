import { Button, IconButton } from "@carloom/ui";
import { Share2 } from "lucide-react";
import { useCommand } from "../commands/use-command.ts";
import { useLayoutMode } from "../lib/media.ts";

/** Opens the dialog of links. */
export function ShareButton() {
  const { label, title, run } = useCommand("view.share");
  if (useLayoutMode() === "phone") return <IconButton label={label} icon={<Share2 />} onClick={run} />;
  return (
    <Button className="st-share-button" title={title} onClick={run}>
      <Share2 aria-hidden="true" />
      {label}
    </Button>
  );
}
