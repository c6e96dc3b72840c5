import { Button, buttonClass, ErrorNote, Skeleton, useT } from "@carloom/ui";
import { useStore } from "../../lib/store.ts";
import { useSignInUrl } from "../../boot/use-auth-urls.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { deletionsOf } from "./deletions.ts";
import { PresetTile } from "./preset-tile.tsx";
import { SavePreset } from "./save-preset.tsx";
import { usePresets } from "./use-presets.ts";

function Guest() {
  const t = useT();
  const signIn = useSignInUrl();
  return (
    <div className="st-empty">
      <b>{t("studio.presets.guest-title")}</b>
      <p>{t("studio.presets.guest-text")}</p>
      <a className={buttonClass({ variant: "primary" })} href={signIn}>
        {t("studio.user.sign-in")}
      </a>
    </div>
  );
}

function OwnPresets() {
  const t = useT();
  const studio = useStudio();
  const { status, presets, waiting, more, reload } = usePresets();
  const gone = useStore(deletionsOf(studio).state, (state) => state.gone);
  // one that waits for its picture stands where it was made
  const listed = [...presets, ...waiting]
    .filter(({ uuid }) => !gone.has(uuid))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const count = listed.length;
  return (
    <>
      <SavePreset onSaved={reload} count={count} />
      <section className="st-section" aria-busy={status === "loading"}>
        <h3 className="st-section-head">
          {t("studio.presets.list")}
          <span>{status === "loading" ? "" : count}</span>
        </h3>
        {status === "failed" ? (
          <div className="st-preset-failed">
            <ErrorNote>{t(count > 0 ? "studio.presets.failed-shown" : "studio.presets.failed")}</ErrorNote>
            <Button onClick={reload}>{t("studio.retry")}</Button>
          </div>
        ) : null}
        {status === "loading" ? (
          <div className="st-presets" aria-hidden="true">
            <Skeleton className="st-preset-ghost" />
            <Skeleton className="st-preset-ghost" />
          </div>
        ) : null}
        {status === "ready" && count === 0 ? <p className="text-text-2">{t("studio.presets.empty")}</p> : null}
        <ul className="st-presets">
          {listed.map((preset) => (
            <PresetTile key={preset.uuid} preset={preset} onChanged={reload} />
          ))}
        </ul>
        {more > 0 ? <p className="text-text-2">{t("studio.presets.older", { count: more })}</p> : null}
      </section>
    </>
  );
}

/** Builds put aside under a name: save, apply, compare, rename, duplicate, delete. */
export const PresetList = () => (useStudio().visitor.status === "signed-in" ? <OwnPresets /> : <Guest />);
