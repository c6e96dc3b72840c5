import { lazy, Suspense, useEffect, useState } from "react";
import { afterFirstAct } from "./first-act.ts";

/** A page whose counting cannot be fetched is the same page. */
const Visits = lazy(() => import("./visits.tsx").catch(() => ({ default: () => null })));

/** As `consentIn` reads it; of all that belongs to it a page that is still coming needs this alone. */
const AGREED = "carloom_counting=yes";

/**
 * The question whether visits may be counted, and the counting. It comes after somebody's first act, so that it is neither
 * the largest thing that a page paints nor work for a page that is still coming; who agreed before is counted without one.
 */
export function VisitsLater() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const start = () => setReady(true);
    return document.cookie.includes(AGREED) ? start() : afterFirstAct(start);
  }, []);
  return ready ? (
    <Suspense>
      <Visits />
    </Suspense>
  ) : null;
}
