import { Button, useT, useToast } from "@carloom/ui";
import { Copy } from "lucide-react";
import { Link } from "react-router";
import { Dialog } from "../parts/dialog.tsx";

export type Issued = { id: string; code: string; email: string };

/** The code of a card that was just issued: the only time that it is shown. */
export function IssuedDialog({ issued: { id, code, email }, onClose }: { issued: Issued; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    toast(t("dashboard.gift.copied"));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("dashboard.gift.issuedTitle")}
      footer={
        <>
          <Link className="ui-link" to={`/gift-cards/${encodeURIComponent(id)}`}>
            {t("dashboard.gift.open")}
          </Link>
          <Button variant="primary" onClick={onClose}>
            {t("dashboard.gift.noted")}
          </Button>
        </>
      }
    >
      <div className="da-form">
        <p>{t("dashboard.gift.once")}</p>
        <p className="da-row">
          <code className="da-shown-code">{code}</code>
          <Button size="small" onClick={() => void copy()}>
            <Copy aria-hidden size={16} />
            {t("dashboard.gift.copy")}
          </Button>
        </p>
        {email ? <p className="da-soft">{t("dashboard.gift.mailed", { email })}</p> : null}
      </div>
    </Dialog>
  );
}
