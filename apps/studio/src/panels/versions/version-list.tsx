import { Button, ErrorNote, Skeleton, useT } from "@carloom/ui";
import { MAX_COPIES } from "../../save/copies.ts";
import { useSaving, useStudio } from "../../workspace/studio-context.tsx";
import { useVersions } from "./use-versions.ts";
import { loadVersion } from "./version-api.ts";
import { VersionRow } from "./version-row.tsx";

/** As the service keeps them (`project.policy.ts`). */
const KEPT = 50;

/** Earlier states of this build: those the server keeps, and what was put aside in this browser. */
export function VersionList() {
  const t = useT();
  const { clients, visitor } = useStudio();
  const project = useSaving((state) => state.project);
  const { status, versions, copies, reload } = useVersions();
  const signedIn = visitor.status === "signed-in";
  return (
    <>
      {signedIn ? (
        <section className="st-section" aria-busy={status === "loading"}>
          <h3 className="st-section-head">
            {t("studio.versions.server")}
            <span>{status === "loading" ? "" : versions.length}</span>
          </h3>
          {status === "failed" ? (
            <div className="st-preset-failed">
              <ErrorNote>{t("studio.versions.failed")}</ErrorNote>
              <Button onClick={reload}>{t("studio.retry")}</Button>
            </div>
          ) : null}
          {status === "loading" ? <Skeleton className="h-12" /> : null}
          {status === "ready" && versions.length === 0 ? (
            <p className="text-text-2">{t("studio.versions.empty")}</p>
          ) : null}
          <ul className="st-version-rows">
            {versions.map(({ version, savedAt, picture, parts, stickers }) => (
              <VersionRow
                key={version}
                at={savedAt}
                picture={picture}
                parts={parts}
                stickers={stickers}
                load={() => (project ? loadVersion(clients, project.uuid, version) : Promise.resolve(null))}
              />
            ))}
          </ul>
          <p className="st-version-note">{t("studio.versions.kept", { count: KEPT })}</p>
        </section>
      ) : null}
      <section className="st-section">
        <h3 className="st-section-head">
          {t("studio.versions.here")}
          <span>{copies.length}</span>
        </h3>
        <ul className="st-version-rows">
          {copies.map(({ id, keptAt, document }) => (
            <VersionRow
              key={id}
              at={new Date(keptAt).toISOString()}
              picture={null}
              parts={Object.keys(document.parts).length}
              stickers={document.stickers.length}
              load={() => Promise.resolve(document)}
            />
          ))}
        </ul>
        <p className="st-version-note">{t("studio.versions.kept-here", { count: MAX_COPIES })}</p>
        {signedIn ? null : <p className="st-version-note">{t("studio.versions.guest")}</p>}
      </section>
    </>
  );
}
