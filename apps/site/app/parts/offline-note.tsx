import { cx, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useOnline } from "./online.ts";

const SHOWN_MS = 4000;
const NUDGE_MS = 400;

/** Would this click leave the page that is shown? */
function leaves(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || !/^https?:$/.test(link.protocol)) return false;
  return link.href.split("#")[0] !== window.location.href.split("#")[0];
}

/**
 * Says that there is no connection, and when there is one again. Meanwhile links stay where they are: following one would
 * trade the page, with whatever stands in its fields, for the browser's own message.
 */
export function OfflineNote() {
  const t = useT();
  const online = useOnline();
  const [back, setBack] = useState(false);
  const [nudged, setNudged] = useState(false);
  useEffect(() => {
    if (online) return;
    setBack(false);
    let timer: ReturnType<typeof setTimeout>;
    const stay = (event: MouseEvent) => {
      if (!leaves(event)) return;
      event.preventDefault();
      setNudged(true);
      timer = setTimeout(() => setNudged(false), NUDGE_MS);
    };
    document.addEventListener("click", stay, { capture: true });
    return () => {
      document.removeEventListener("click", stay, { capture: true });
      clearTimeout(timer);
      setNudged(false);
      setBack(true);
    };
  }, [online]);
  useEffect(() => {
    if (!back) return;
    const timer = setTimeout(() => setBack(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [back]);
  const text = online ? (back ? t("site.online") : "") : t("site.offline");
  return (
    <p role="status" className={cx("offline-note", nudged && "is-nudged")}>
      {text}
    </p>
  );
}
