import {
  StaffWebhookCreateDocument,
  type StaffWebhookFragment,
  StaffWebhookUpdateDocument,
  type WebhookEventTypeAsyncEnum,
} from "@carloom/api-client/commerce";
import { Button, Checkbox, Switch, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { newSecret } from "./webhook.ts";

const EVENTS: readonly WebhookEventTypeAsyncEnum[] = [
  "ORDER_CREATED",
  "ORDER_UPDATED",
  "ORDER_FULLY_PAID",
  "ORDER_FULFILLED",
  "ORDER_CANCELLED",
  "ORDER_EXPIRED",
  "ORDER_REFUNDED",
  "FULFILLMENT_CREATED",
  "FULFILLMENT_CANCELED",
  "FULFILLMENT_TRACKING_NUMBER_UPDATED",
  "PRODUCT_VARIANT_STOCK_UPDATED",
  "PRODUCT_VARIANT_OUT_OF_STOCK",
  "PRODUCT_VARIANT_BACK_IN_STOCK",
];
const SHORTEST = 16;

/** Where news go, which, and the key that signs them. The key is written, never read. */
export function WebhookDialog({ hook, onClose }: { hook: StaffWebhookFragment | null; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffWebhookCreateDocument);
  const update = useAct(StaffWebhookUpdateDocument);
  const held = hook?.asyncEvents.map(({ eventType }) => eventType) ?? [];
  const [name, setName] = useState(hook?.name ?? "");
  const [target, setTarget] = useState(hook?.targetUrl ?? "");
  const [secret, setSecret] = useState("");
  const [isActive, setActive] = useState(hook?.isActive ?? true);
  const [isAll, setAll] = useState(held.includes("ANY_EVENTS"));
  const [events, setEvents] = useState<ReadonlySet<WebhookEventTypeAsyncEnum>>(new Set(held));
  const put = (event: WebhookEventTypeAsyncEnum, is: boolean) => {
    const next = new Set(events);
    if (is) next.add(event);
    else next.delete(event);
    setEvents(next);
  };
  const chosen: WebhookEventTypeAsyncEnum[] = isAll ? ["ANY_EVENTS"] : EVENTS.filter((event) => events.has(event));
  const isShort = secret !== "" && secret.length < SHORTEST;
  return (
    <ActDialog
      title={hook ? hook.name || hook.targetUrl : t("dashboard.webhook.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={name.trim() !== "" && target.trim() !== "" && chosen.length > 0 && !isShort}
      run={async () => {
        const input = {
          name: name.trim(),
          targetUrl: target.trim(),
          isActive,
          asyncEvents: chosen,
          ...(secret && { secretKey: secret }),
        };
        const problems = hook
          ? ((await update.mutateAsync({ id: hook.id, input })).webhookUpdate?.errors ?? [])
          : ((await create.mutateAsync({ input })).webhookCreate?.errors ?? []);
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems.map((one) => (one.field === "targetUrl" ? { ...one, code: "WEBHOOK_TARGET" } : one));
      }}
    >
      <TextField
        label={t("dashboard.product.name")}
        value={name}
        maxLength={255}
        required
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.webhook.target")}
        hint={t("dashboard.webhook.targetHint")}
        type="url"
        value={target}
        maxLength={1000}
        required
        onChange={(event) => setTarget(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.webhook.secret")}
        hint={t(hook ? "dashboard.webhook.secretKept" : "dashboard.webhook.secretHint")}
        error={isShort ? t("dashboard.webhook.secretShort", { least: SHORTEST }) : undefined}
        value={secret}
        maxLength={255}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setSecret(event.currentTarget.value)}
      />
      <div className="da-actions">
        <Button size="small" variant="quiet" onClick={() => setSecret(newSecret())}>
          {t("dashboard.webhook.makeSecret")}
        </Button>
      </div>
      <fieldset className="da-events">
        <legend>{t("dashboard.webhook.which")}</legend>
        <Checkbox
          label={t("dashboard.webhook.event.ANY_EVENTS")}
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
        {isAll
          ? null
          : EVENTS.map((event) => (
              <Checkbox
                key={event}
                label={t(`dashboard.webhook.event.${event}`)}
                checked={events.has(event)}
                onChange={({ currentTarget }) => put(event, currentTarget.checked)}
              />
            ))}
      </fieldset>
      <Switch
        label={t("dashboard.webhook.isActive")}
        checked={isActive}
        onChange={(event) => setActive(event.currentTarget.checked)}
      />
    </ActDialog>
  );
}
