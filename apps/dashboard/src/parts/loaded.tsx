import { Button, ErrorNote, Skeleton, useT } from "@carloom/ui";
import type { ReactNode } from "react";

/** An answer, or the pages of one. */
type Answer<R> = { data: R | undefined; isError: boolean; refetch(): unknown };

/** What a page shows while its answer is on the way and when it could not be read. */
export function Loaded<R>({ answer, children }: { answer: Answer<R>; children: (data: R) => ReactNode }) {
  const t = useT();
  if (answer.data !== undefined) return children(answer.data);
  if (answer.isError)
    return (
      <div className="da-empty">
        <ErrorNote>{t("dashboard.list.failed")}</ErrorNote>
        <Button onClick={() => void answer.refetch()}>{t("dashboard.retry")}</Button>
      </div>
    );
  return <Waiting />;
}

/** Where a page will stand. */
export const Waiting = () => (
  <div className="da-page-waiting" aria-busy="true">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);
