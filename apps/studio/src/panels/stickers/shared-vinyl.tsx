import { SharedVinylDocument, type SharedVinylQuery } from "@carloom/api-client/threed";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useQuery } from "../../lib/address.ts";
import { type Problem, problemKey } from "../../lib/problem.ts";
import { useStore } from "../../lib/store.ts";
import { collectionOf, isFull, keepVinyl } from "../../vinyls/collection.ts";
import { freeName } from "../../vinyls/vinyl.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { VinylPicture } from "./vinyl-picture.tsx";

type Shown = NonNullable<SharedVinylQuery["sharedVinyl"]>;

/** A vinyl that came by a link: seen first, then taken into one's own or not. */
export function SharedVinyl({ code }: { code: string }) {
  const t = useT();
  const studio = useStudio();
  const [, setQuery] = useQuery();
  const ready = useStore(collectionOf(studio), ({ status }) => status === "ready");
  const [shown, setShown] = useState<Shown | "loading" | "gone" | "failed">("loading");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let current = true;
    studio.clients.threed.query(SharedVinylDocument, { code }).then(
      ({ sharedVinyl }) => current && setShown(sharedVinyl ?? "gone"),
      () => current && setShown("failed"),
    );
    return () => {
      current = false;
    };
  }, [studio, code]);
  const done = () => setQuery((query) => query.delete("vinyl"), { replace: true });
  if (shown === "loading") return <p aria-busy="true">{t("studio.vinyl.opening")}</p>;
  if (typeof shown === "string")
    return (
      <ErrorNote>
        {t(shown === "gone" ? "studio.vinyl.link-gone" : "studio.vinyl.link-failed")}{" "}
        <Button variant="quiet" size="small" onClick={done}>
          {t("studio.vinyl.close")}
        </Button>
      </ErrorNote>
    );
  const { title, hash, width, height, pieces, authorName } = shown;
  async function take() {
    const { vinyls } = collectionOf(studio).get();
    setBusy(true);
    const result = await keepVinyl(studio, {
      uuid: crypto.randomUUID(),
      title: freeName(vinyls, title),
      folder: "",
      hash,
      width,
      height,
      pieces,
      replaced: [],
      authorName: authorName ?? null,
      code: null,
      isNamed: false,
      from: code,
    });
    setBusy(false);
    if (!result.ok) return setProblem(result.problem);
    studio.announce(t("studio.vinyl.taken", { title }));
    done();
  }
  return (
    <section className="st-vinyl-shared" aria-label={t("studio.vinyl.shared")}>
      <VinylPicture hash={hash} className="st-vinyl-large" />
      <p>
        <b>{title}</b>
        <small>
          {[t("studio.vinyl.pieces", { count: pieces }), authorName ? t("studio.vinyl.by", { name: authorName }) : ""]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </p>
      <div className="flex flex-wrap gap-1">
        <Button variant="primary" size="small" disabled={!ready || isBusy} onClick={() => void take()}>
          {t("studio.vinyl.take")}
        </Button>
        <Button variant="quiet" size="small" onClick={done}>
          {t("studio.vinyl.close")}
        </Button>
      </div>
      {problem ? (
        <ErrorNote>
          {t(problemKey(problem, "studio.vinyl.not-kept", isFull(studio) ? { limit: "studio.vinyl.full" } : {}))}
        </ErrorNote>
      ) : null}
    </section>
  );
}
