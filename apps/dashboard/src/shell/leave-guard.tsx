import { Button, useT } from "@carloom/ui";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { hasUnsaved } from "../parts/unsaved.ts";
import { Dialog } from "../parts/dialog.tsx";

/** Asks before a page is left whose changes are not saved; a browser asks in its own words when it is closed. */
export function LeaveGuard() {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog
      open
      onClose={() => blocker.reset()}
      title={t("dashboard.leave.title")}
      footer={
        <>
          <Button onClick={() => blocker.reset()}>{t("dashboard.leave.stay")}</Button>
          <Button variant="primary" onClick={() => blocker.proceed()}>
            {t("dashboard.leave.go")}
          </Button>
        </>
      }
    >
      <p>{t("dashboard.leave.text")}</p>
    </Dialog>
  );
}
