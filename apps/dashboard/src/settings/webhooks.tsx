import {
  StaffWebhookDeleteDocument,
  StaffWebhooksDocument,
  type StaffWebhooksQuery,
} from "@carloom/api-client/commerce";
import { Button, useT } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { State } from "../parts/state.tsx";
import { agoText } from "../parts/text.ts";
import { Deliveries } from "./deliveries.tsx";
import { DELIVERY_TONES, webhookName } from "./webhook.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";

type Hook = StaffWebhooksQuery["webhookList"][number];
type Open = { what: "edit" | "delete" | "told"; of: Hook } | { what: "new" } | null;

/** Who is told by other programs' addresses what happens in the shop, and whether it reached them. */
export function Webhooks() {
  const t = useT();
  const language = useLanguage();
  const answer = useAnswer(StaffWebhooksDocument, {});
  const remove = useAct(StaffWebhookDeleteDocument);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Loaded answer={answer}>
      {({ webhookList }) => (
        <>
          <p className="da-soft da-lead">{t("dashboard.webhook.lead")}</p>
          <div className="da-actions">
            <Button onClick={() => setOpen({ what: "new" })}>
              <Plus aria-hidden size={16} />
              {t("dashboard.webhook.new")}
            </Button>
          </div>
          {webhookList.length === 0 ? <p className="da-soft">{t("dashboard.webhook.none")}</p> : null}
          <ul className="da-rows">
            {webhookList.map((hook) => {
              const last = hook.eventDeliveries?.edges[0]?.node;
              const name = webhookName(hook);
              return (
                <li key={hook.id} className="da-row">
                  <span className="da-row-main da-two">
                    <button
                      type="button"
                      className="ui-link da-link"
                      onClick={() => setOpen({ what: "told", of: hook })}
                    >
                      {name}
                    </button>
                    <small className="da-address">{hook.targetUrl}</small>
                  </span>
                  <span className="da-soft">{t("dashboard.webhook.events", { count: hook.asyncEvents.length })}</span>
                  {hook.isActive ? (
                    last ? (
                      <State tone={DELIVERY_TONES[last.status]}>
                        {t(`dashboard.webhook.last.${last.status}`, { when: agoText(language, last.createdAt) })}
                      </State>
                    ) : (
                      <State tone="open">{t("dashboard.webhook.waits")}</State>
                    )
                  ) : (
                    <State tone="quiet">{t("dashboard.webhook.off")}</State>
                  )}
                  <span className="da-end da-actions">
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t("dashboard.edit.of", { name })}
                      onClick={() => setOpen({ what: "edit", of: hook })}
                    >
                      {t("dashboard.customer.edit")}
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t("dashboard.structure.deleteOne", { name })}
                      onClick={() => setOpen({ what: "delete", of: hook })}
                    >
                      {t("dashboard.delete")}
                    </Button>
                  </span>
                </li>
              );
            })}
          </ul>
          {open?.what === "new" ? <WebhookDialog hook={null} onClose={close} /> : null}
          {open?.what === "edit" ? <WebhookDialog hook={open.of} onClose={close} /> : null}
          {open?.what === "told" ? <Deliveries id={open.of.id} name={webhookName(open.of)} onClose={close} /> : null}
          {open?.what === "delete" ? (
            <DeleteDialog
              name={webhookName(open.of)}
              text={t("dashboard.webhook.deleteText")}
              run={async () => (await remove.mutateAsync({ id: open.of.id })).webhookDelete?.errors ?? []}
              onClose={close}
            />
          ) : null}
        </>
      )}
    </Loaded>
  );
}
