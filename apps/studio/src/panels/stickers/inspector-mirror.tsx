import type { Placement } from "@carloom/build";
import { Button, Switch, useT } from "@carloom/ui";
import { useCommand } from "../../commands/use-command.ts";

/** A linked twin on the other side. */
export function InspectorMirror({ sticker }: { sticker: Placement }) {
  const t = useT();
  const link = useCommand("sticker.mirror");
  const readable = useCommand("sticker.readable");
  const unlink = useCommand("sticker.unlink");
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.inspector.mirror")}</h3>
      <Switch label={t("studio.inspector.mirror-on")} checked={link.active ?? false} onChange={link.run} />
      {sticker.mirror ? (
        <>
          <Switch label={t("studio.inspector.readable")} checked={readable.active ?? false} onChange={readable.run} />
          <Button size="small" onClick={unlink.run}>
            {unlink.label}
          </Button>
        </>
      ) : null}
    </section>
  );
}
