import { ArtTraceDocument } from "@carloom/api-client/threed";
import type { FileArt, Placement } from "@carloom/build";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { drawingOf } from "../../catalogue/vector.ts";
import { problemKey, problemOf, problemOfType } from "../../lib/problem.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { putOnShelf } from "../../catalogue/art-shelf.ts";
import { keepInAccount } from "../../own-art/own-art.ts";
import { useStickerEdit } from "./use-sticker-edit.ts";

/** A picture of pixels as curves, which stay sharp, are cut along their edge and can be printed in other colours. */
export function InspectorTrace({ sticker, art }: { sticker: Placement; art: FileArt }) {
  const t = useT();
  const studio = useStudio();
  const { catalogue, clients, visitor } = studio;
  const { edit } = useStickerEdit(sticker);
  const [pixels, setPixels] = useState(false);
  const [state, setState] = useState<"idle" | "running" | { problem: string }>("idle");
  const { kind, uuid } = art;
  useEffect(() => {
    let current = true;
    setState("idle");
    drawingOf(catalogue, { kind, uuid })
      .then((drawing) => current && setPixels(drawing === null))
      // art that did not load says so elsewhere
      .catch(() => current && setPixels(false));
    return () => {
      current = false;
    };
  }, [catalogue, kind, uuid]);
  if (kind !== "upload" || !pixels) return null;

  async function trace() {
    setState("running");
    try {
      const { artTrace } = await clients.threed.mutate(ArtTraceDocument, { uuid }, { batch: false });
      const { image, error } = artTrace;
      if (!image) {
        const told = problemKey(problemOfType(error?.type), "studio.trace.failed", { invalid: "studio.trace.invalid" });
        return setState({ problem: told });
      }
      setState("idle");
      catalogue.remember(image);
      const kept = { ...image, name: sticker.name ?? "", ...(visitor.user ? { owner: visitor.user.id } : {}) };
      putOnShelf(kept);
      void keepInAccount(studio, kept);
      // the layer may show something else by now, or be gone: then the curves lie in My art alone
      const now = studio.editor.state.document.stickers.find(({ id }) => id === sticker.id);
      if (now?.art.kind !== "upload" || now.art.uuid !== uuid) return;
      edit("studio.step.sticker-trace", { art: { kind: "upload", uuid: image.uuid } });
      studio.announce(t("studio.trace.done"));
    } catch (error) {
      setState({ problem: problemKey(problemOf(error), "studio.trace.failed") });
    }
  }
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.trace.title")}</h3>
      <Button size="small" disabled={state === "running"} onClick={() => void trace()}>
        {t(state === "running" ? "studio.trace.running" : "studio.trace.act")}
      </Button>
      <p className="text-text-3">{t("studio.trace.note")}</p>
      {typeof state === "object" ? <ErrorNote>{t(state.problem)}</ErrorNote> : null}
    </section>
  );
}
