import { Button, ErrorNote, Progress, useT } from "@carloom/ui";
import { later } from "../kit/later.tsx";
import { useOnline } from "../lib/media.ts";
import { useStudio, useUi } from "../workspace/studio-context.tsx";

const DrawnElsewhere = later(() => import("./drawn-elsewhere.tsx").then((part) => part.DrawnElsewhere));

const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;

/** What stands in for the car until it is there, or where it cannot be drawn. Panels and price work meanwhile. */
export function StageCover({ onRetry }: { onRetry(): void }) {
  const t = useT();
  const { template } = useStudio();
  const stage = useUi((state) => state.stage);
  const online = useOnline();
  if (stage.name === "ready") return null;
  const still = template.thumbnailWebp ?? template.thumbnail;
  if (stage.name === "no-webgl")
    return (
      <div className="st-cover">
        <DrawnElsewhere still={still} />
      </div>
    );
  const loading = stage.name === "loading";
  return (
    <div className="st-cover">
      {still ? (
        <img src={still} alt={template.title} className={loading ? "st-still st-still-soft" : "st-still"} />
      ) : null}
      <div className="st-cover-text">
        {stage.name === "loading" ? (
          <>
            <Progress
              label={template.title}
              value={stage.total > 0 && stage.loaded > 0 ? Math.min(1, stage.loaded / stage.total) : null}
              text={
                stage.loaded > 0
                  ? t("studio.loading.bytes", {
                      loaded: megabytes(stage.loaded),
                      total: megabytes(Math.max(stage.total, stage.loaded)),
                    })
                  : ""
              }
            />
            <p className="text-text-2">{t("studio.loading.meanwhile")}</p>
          </>
        ) : null}
        {stage.name === "failed" ? (
          <>
            <ErrorNote>{t("studio.stage.failed")}</ErrorNote>
            <p className="text-text-2">{t(online ? "studio.stage.try" : "studio.stage.offline")}</p>
            <Button variant="primary" onClick={onRetry}>
              {t("studio.retry")}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
