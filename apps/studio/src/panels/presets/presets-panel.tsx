import { buttonClass, ErrorNote, Button, useT } from "@carloom/ui";
import { useSignInUrl } from "../../shell/use-auth-urls.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { PresetTile } from "./preset-tile.tsx";
import { SavePreset } from "./save-preset.tsx";
import { usePresets } from "./use-presets.ts";

/** Builds put aside under a name: save, apply, delete. */
export function PresetsPanel() {
  const t = useT();
  const { visitor } = useStudio();
  const signIn = useSignInUrl();
  const { status, presets, reload } = usePresets();
  if (visitor.status !== "signed-in")
    return (
      <div className="st-empty">
        <b>{t("studio.presets.guest-title")}</b>
        <p>{t("studio.presets.guest-text")}</p>
        <a className={buttonClass({ variant: "primary" })} href={signIn}>
          {t("studio.user.sign-in")}
        </a>
      </div>
    );
  return (
    <>
      <SavePreset onSaved={reload} count={presets.length} />
      <section className="st-section" aria-busy={status === "loading"}>
        <h3 className="st-section-head">
          {t("studio.presets.list")}
          <span>{status === "ready" ? presets.length : ""}</span>
        </h3>
        {status === "failed" ? (
          <>
            <ErrorNote>{t("studio.presets.failed")}</ErrorNote>
            <Button onClick={reload}>{t("studio.retry")}</Button>
          </>
        ) : null}
        {status === "ready" && presets.length === 0 ? <p className="text-text-2">{t("studio.presets.empty")}</p> : null}
        <ul className="grid gap-3">
          {presets.map((preset) => (
            <PresetTile key={preset.uuid} preset={preset} onDeleted={reload} />
          ))}
        </ul>
      </section>
    </>
  );
}
