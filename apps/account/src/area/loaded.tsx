import { Button, ErrorNote, Skeleton, useT } from "@carloom/ui";
import type { ReactNode } from "react";
import type { Answer } from "./use-answer.ts";

/** What a list shows while it loads and when it could not be read. */
export function Loaded<R>({
  answer,
  retry,
  children,
}: {
  answer: Answer<R>;
  retry: () => void;
  children: (data: R) => ReactNode;
}) {
  const t = useT();
  if (answer.status === "ready") return children(answer.data);
  if (answer.status === "loading")
    return (
      <div aria-busy="true" className="account-waiting">
        <Skeleton />
        <Skeleton />
      </div>
    );
  return (
    <div className="account-form">
      <ErrorNote>{t("account.error.UNREACHABLE")}</ErrorNote>
      <div className="account-actions">
        <Button onClick={retry}>{t("account.area.retry")}</Button>
      </div>
    </div>
  );
}
