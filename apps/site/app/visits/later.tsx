import { lazy, Suspense, useEffect, useState } from "react";

/** A page whose counting cannot be fetched is the same page. */
const Visits = lazy(() => import("./visits.tsx").catch(() => ({ default: () => null })));

/** The question whether visits may be counted, and the counting: when the page has been read for a moment. */
export function VisitsLater() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 1500);
    return () => clearTimeout(timer);
  }, []);
  return ready ? (
    <Suspense>
      <Visits />
    </Suspense>
  ) : null;
}
