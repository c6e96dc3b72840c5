import type { Placement } from "@carloom/build";
import { Switch, useT } from "@carloom/ui";
import { useStickerEdit } from "./use-sticker-edit.ts";

/** A linked twin on the other side. */
export function InspectorMirror({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { edit } = useStickerEdit(sticker);
  const { mirror } = sticker;
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.inspector.mirror")}</h3>
      <Switch
        label={t("studio.inspector.mirror-on")}
        checked={mirror !== null}
        onChange={(event) =>
          edit("studio.step.sticker-mirror", { mirror: event.currentTarget.checked ? { readable: true } : null })
        }
      />
      {mirror ? (
        <Switch
          label={t("studio.inspector.readable")}
          checked={mirror.readable}
          onChange={(event) =>
            edit("studio.step.sticker-mirror", { mirror: { readable: event.currentTarget.checked } })
          }
        />
      ) : null}
    </section>
  );
}
