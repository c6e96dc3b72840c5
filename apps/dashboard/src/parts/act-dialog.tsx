import { Button, ErrorNote, useT } from "@carloom/ui";
import { type ReactNode, useState } from "react";
import { Dialog } from "./dialog.tsx";

/** What a service says against something; its words are English, its code is what a person is told by. */
export type Problem = {
  code?: string | null;
  message?: string | null;
  field?: string | null;
  /** What is said of it in the reader's language, where it is said elsewhere than by its code. */
  text?: string;
};

/** Something that is asked once more, with what it needs to know, and stays open with the reason when it fails. */
export function ActDialog({
  title,
  children,
  label,
  run,
  onClose,
  isReady = true,
}: {
  title: string;
  children: ReactNode;
  /** What the button says: the act. */
  label: string;
  /** Does it. @returns what the service says against it; `stays` where something else is asked next */
  run: () => Promise<readonly Problem[] | "stays">;
  onClose: () => void;
  isReady?: boolean;
}) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const act = async () => {
    if (isBusy || !isReady) return;
    setBusy(true);
    try {
      const said = await run();
      setProblems(said === "stays" ? [] : said);
      if (said.length === 0) onClose();
    } catch {
      setProblems([{}]);
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t("dashboard.cancel")}</Button>
          <Button variant="primary" aria-disabled={isBusy || !isReady} onClick={() => void act()}>
            {isBusy ? t("dashboard.busy") : label}
          </Button>
        </>
      }
    >
      <div className="da-form">
        {children}
        {problems.map((problem) => (
          <ErrorNote key={problem.text ?? problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
      </div>
    </Dialog>
  );
}

/** Codes that have a sentence of their own. */
const KNOWN = new Set([
  "ALREADY_EXISTS",
  "ANSWERED",
  "CANNOT_CANCEL_FULFILLMENT",
  "CANNOT_CANCEL_ORDER",
  "CANNOT_DELETE",
  "CANNOT_FULFILL_UNPAID_ORDER",
  "CANNOT_REFUND",
  "CHANGED",
  "CLOSED",
  "DEACTIVATE_OWN_ACCOUNT",
  "FULFILL_ORDER_LINE",
  "IMPORT_BUSY",
  "IMPORT_EMPTY",
  "IMPORT_NOT_TEXT",
  "IMPORT_NOT_UTF8",
  "IMPORT_TOO_LARGE",
  "INSUFFICIENT_STOCK",
  "INVALID_FILE_TYPE",
  "INVALID_QUANTITY",
  "INVALID_VOUCHER",
  "INVALID_VOUCHER_CODE",
  "LEFT_NOT_MANAGEABLE_PERMISSION",
  "MEANWHILE",
  "NOT_AVAILABLE_IN_CHANNEL",
  "NOT_FOUND",
  "PAYMENT_ERROR",
  "PRODUCT_NOT_PUBLISHED",
  "PRODUCT_UNAVAILABLE_FOR_PURCHASE",
  "REDIRECT_INVALID",
  "REDIRECT_IN_USE",
  "REDIRECT_LOOP",
  "REDIRECT_NOT_FOUND",
  "REDIRECT_UNIQUE",
  "REQUIRED",
  "SENT",
  "SHIPPING_METHOD_NOT_APPLICABLE",
  "TAKEN",
  "TOO_LARGE",
  "UNIQUE",
  "WEBHOOK_TARGET",
  "ZERO_QUANTITY",
]);

/** What a person reads: the sentence of the code, else the service's own, else that it failed and nothing changed. */
export function problemText(t: ReturnType<typeof useT>, { code, message, text }: Problem): string {
  if (text) return text;
  if (code && KNOWN.has(code)) return t(`dashboard.problem.${code}`);
  return message ? t("dashboard.problem.other", { message }) : t("dashboard.act.failed");
}
