import type { ShownPage } from "@carloom/build";
import type { Stage } from "@carloom/stage";
import { Button, Dialog, ErrorNote, useT } from "@carloom/ui";
import { Box } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { modelAddress, openQuickLook, sceneViewerUrl, thisDevice } from "./ar.ts";

const QrCode = lazy(() => import("../parts/qr.tsx").then(({ QrCode: component }) => ({ default: component })));

const AR_HASH = "#ar";

type State = "idle" | "making" | "failed";

/** The car in one's own room: on a phone at once, elsewhere by the phone's camera. */
export function ArButton({ page, stage }: { page: ShownPage; stage: Stage | null }) {
  const t = useT();
  const kind = thisDevice();
  const [state, setState] = useState<State>("idle");
  const [byPhone, setByPhone] = useState(false);
  const making = useRef<AbortController | null>(null);
  useEffect(() => () => making.current?.abort(), []);
  const button = useRef<HTMLSpanElement>(null);
  // the studio hands a phone over by this address; the system opens a room only for a touch
  useEffect(() => {
    if (location.hash !== AR_HASH) return;
    button.current?.scrollIntoView({ block: "center" });
    button.current?.querySelector("button")?.focus();
  }, []);
  const { model } = page;
  // Scene Viewer reads the file from the server; Quick Look from this page, once the car stands
  if (kind === "scene-viewer" && !model) return null;

  async function open() {
    if (kind === "phone") return setByPhone(true);
    const abort = new AbortController();
    making.current = abort;
    setState("making");
    try {
      if (kind === "quick-look") {
        if (stage) await openQuickLook(stage);
        return setState("idle");
      }
      const file = model && (await modelAddress(model, abort.signal));
      if (!file) return setState("failed");
      setState("idle");
      location.assign(sceneViewerUrl(file, page.title, location.href));
    } catch {
      setState(abort.signal.aborted ? "idle" : "failed");
    }
  }
  return (
    <>
      <span ref={button} className="vw-ar">
        <Button disabled={state === "making" || (kind === "quick-look" && !stage)} onClick={() => void open()}>
          <Box aria-hidden="true" />
          {t(state === "making" ? "viewer.ar-making" : "viewer.ar")}
        </Button>
      </span>
      {state === "making" && kind === "scene-viewer" ? (
        <Button variant="quiet" onClick={() => making.current?.abort()}>
          {t("studio.output.cancel")}
        </Button>
      ) : null}
      {state === "failed" ? <ErrorNote>{t("viewer.ar-failed")}</ErrorNote> : null}
      {byPhone ? (
        <Dialog open title={t("viewer.ar")} onClose={() => setByPhone(false)}>
          <div className="vw-scan">
            <Suspense fallback={null}>
              <QrCode text={location.href} label={t("viewer.qr")} />
            </Suspense>
            <p>{t("viewer.ar-scan")}</p>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
