import { lazy, Suspense, useEffect, useState } from "react";

const CompareBar = lazy(() => import("./bar.tsx"));

/** The bar of the comparison, which comes after the page: nothing of it is known on the server. */
export function CompareLater({ path }: { path: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready ? (
    <Suspense>
      <CompareBar path={path} />
    </Suspense>
  ) : null;
}
