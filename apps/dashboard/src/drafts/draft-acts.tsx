import {
  StaffDraftCompleteDocument,
  StaffDraftDeleteDocument,
  StaffDraftSendDocument,
  StaffMarkPaidDocument,
} from "@carloom/api-client/commerce";
import { Button, Menu, TextField, useT, useToast } from "@carloom/ui";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { moneyText } from "../parts/text.ts";
import type { DraftDetail } from "./detail.ts";

type Open = "send" | "paid" | "place" | "delete" | null;

/** Sends it to be paid, or makes an order of it; each says first what happens. */
export function DraftActs({ draft }: { draft: DraftDetail }) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const language = useLanguage();
  const send = useAct(StaffDraftSendDocument);
  const complete = useAct(StaffDraftCompleteDocument);
  const paid = useAct(StaffMarkPaidDocument);
  const remove = useAct(StaffDraftDeleteDocument);
  const [open, setOpen] = useState<Open>(null);
  const [reference, setReference] = useState("");
  const close = () => setOpen(null);
  const isReady = draft.canFinalize;
  const email = draft.userEmail ?? "";
  const total = moneyText(language, draft.total.gross);

  /** Makes the order, and where it is paid says so; an order that was placed and not marked is shown as it is. */
  const place = async (isPaid: boolean): Promise<readonly Problem[]> => {
    const { draftOrderComplete } = await complete.mutateAsync({ id: draft.id });
    const order = draftOrderComplete?.order;
    if (!order) return draftOrderComplete?.errors ?? [{}];
    if (isPaid) {
      const { orderMarkAsPaid } = await paid.mutateAsync({ id: order.id, reference: reference.trim() || null });
      if (orderMarkAsPaid?.errors.length) toast(t("dashboard.draft.notPaid"));
    }
    toast(t("dashboard.draft.placed", { number: order.number }));
    void navigate(`/orders/${encodeURIComponent(order.id)}`, { replace: true });
    return [];
  };
  return (
    <>
      <Button variant="primary" aria-disabled={!isReady} onClick={() => isReady && setOpen("send")}>
        {t("dashboard.draft.send")}
      </Button>
      <Button aria-disabled={!isReady} onClick={() => isReady && setOpen("paid")}>
        {t("dashboard.paid.open")}
      </Button>
      <Menu
        align="end"
        items={[
          { id: "place", label: t("dashboard.draft.place"), disabled: !isReady, onSelect: () => setOpen("place") },
          "line",
          { id: "delete", label: t("dashboard.draft.delete"), onSelect: () => setOpen("delete") },
        ]}
      >
        {(trigger) => (
          <Button {...trigger} aria-label={t("dashboard.more")}>
            <Ellipsis aria-hidden size={16} />
          </Button>
        )}
      </Menu>
      {open === "send" ? (
        <ActDialog
          title={t("dashboard.draft.send")}
          label={t("dashboard.draft.sendDo")}
          onClose={close}
          run={async () => {
            const { draftOrderSend } = await send.mutateAsync({ id: draft.id });
            if (draftOrderSend.errors.length === 0) toast(t("dashboard.edit.mailSent", { email }));
            return draftOrderSend.errors;
          }}
        >
          <ul className="da-what">
            <li>{t("dashboard.draft.sendMail", { email })}</li>
            <li>{t("dashboard.draft.sendStays", { total })}</li>
            <li>{t("dashboard.draft.sendStock")}</li>
          </ul>
        </ActDialog>
      ) : null}
      {open === "paid" ? (
        <ActDialog
          title={t("dashboard.paid.title")}
          label={t("dashboard.draft.placePaid")}
          onClose={close}
          run={() => place(true)}
        >
          <p>{t("dashboard.paid.text", { total })}</p>
          <TextField
            label={t("dashboard.paid.reference")}
            hint={t("dashboard.draft.referenceHint")}
            value={reference}
            maxLength={200}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        </ActDialog>
      ) : null}
      {open === "place" ? (
        <ActDialog
          title={t("dashboard.draft.place")}
          label={t("dashboard.draft.placeDo")}
          onClose={close}
          run={() => place(false)}
        >
          <ul className="da-what">
            <li>{t("dashboard.draft.placeStock")}</li>
            <li>{t("dashboard.draft.placeMail", { email, total })}</li>
          </ul>
        </ActDialog>
      ) : null}
      {open === "delete" ? (
        <DeleteDialog
          name={t("dashboard.draft.heading")}
          text={t("dashboard.draft.deleteText")}
          onClose={close}
          run={async () => {
            const problems = (await remove.mutateAsync({ id: draft.id })).draftOrderDelete?.errors ?? [];
            if (problems.length === 0) void navigate("/drafts", { replace: true });
            return problems;
          }}
        />
      ) : null}
    </>
  );
}
