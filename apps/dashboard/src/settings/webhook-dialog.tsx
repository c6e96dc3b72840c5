import {
  StaffWebhookCreateDocument,
  type StaffWebhookFragment,
  StaffWebhooksDocument,
  type StaffWebhooksQuery,
  StaffWebhookUpdateDocument,
  type WebhookEventTypeAsyncEnum,
} from "@carloom/api-client/commerce";
import { Button, Checkbox, Switch, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
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

const hookOf = (answer: StaffWebhooksQuery | null, id: string | undefined) =>
  answer?.webhookList.find((one) => one.id === id);

/** Where news go, which, and the key that signs them. The key is written, never read. */
export function WebhookDialog({ hook, onClose }: { hook: StaffWebhookFragment | null; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffWebhookCreateDocument);
  const edit = useDraft({
    document: StaffWebhooksDocument,
    variables: {},
    isNew: hook === null,
    record: (answer) => hookOf(answer, hook?.id),
    of: (answer) => {
      const found = hookOf(answer, hook?.id) ?? hook;
      const events = found?.asyncEvents.map(({ eventType }) => eventType) ?? [];
      return {
        name: found?.name ?? "",
        target: found?.targetUrl ?? "",
        isActive: found?.isActive ?? true,
        isAll: events.includes("ANY_EVENTS"),
        events: EVENTS.filter((event) => events.includes(event)),
      };
    },
  });
  const update = useAct(StaffWebhookUpdateDocument, edit);
  const [secret, setSecret] = useState("");
  const { name, target, isActive, isAll, events } = edit.draft;
  const put = (event: WebhookEventTypeAsyncEnum, is: boolean) =>
    edit.set({ events: EVENTS.filter((one) => (one === event ? is : events.includes(one))) });
  const chosen: WebhookEventTypeAsyncEnum[] = isAll ? ["ANY_EVENTS"] : events;
  const isShort = secret !== "" && secret.length < SHORTEST;
  return (
    <ActDialog
      title={hook ? hook.name || hook.targetUrl : t("dashboard.webhook.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={name.trim() !== "" && target.trim() !== "" && chosen.length > 0 && !isShort}
      run={async () => {
        const problems = await edit.save(async (now) => {
          const input = {
            name: now.name.trim(),
            targetUrl: now.target.trim(),
            isActive: now.isActive,
            asyncEvents: now.isAll ? ["ANY_EVENTS" as const] : now.events,
            ...(secret && { secretKey: secret }),
          };
          const errors = hook
            ? ((await update.mutateAsync({ id: hook.id, input })).webhookUpdate?.errors ?? [])
            : ((await create.mutateAsync({ input })).webhookCreate?.errors ?? []);
          return errors.map((one) => (one.field === "targetUrl" ? { ...one, code: "WEBHOOK_TARGET" } : one));
        });
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.product.name")}
        value={name}
        maxLength={255}
        required
        onChange={(event) => edit.set({ name: event.currentTarget.value })}
      />
      <TextField
        label={t("dashboard.webhook.target")}
        hint={t("dashboard.webhook.targetHint")}
        type="url"
        value={target}
        maxLength={1000}
        required
        onChange={(event) => edit.set({ target: event.currentTarget.value })}
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
          onChange={(event) => edit.set({ isAll: event.currentTarget.checked })}
        />
        {isAll
          ? null
          : EVENTS.map((event) => (
              <Checkbox
                key={event}
                label={t(`dashboard.webhook.event.${event}`)}
                checked={events.includes(event)}
                onChange={({ currentTarget }) => put(event, currentTarget.checked)}
              />
            ))}
      </fieldset>
      <Switch
        label={t("dashboard.webhook.isActive")}
        checked={isActive}
        onChange={(event) => edit.set({ isActive: event.currentTarget.checked })}
      />
      <Meanwhile
        edit={edit}
        names={{
          name: { label: t("dashboard.product.name") },
          target: { label: t("dashboard.webhook.target") },
          isActive: { label: t("dashboard.webhook.isActive") },
          isAll: { label: t("dashboard.webhook.event.ANY_EVENTS") },
          events: {
            label: t("dashboard.webhook.which"),
            text: (all: readonly string[]) => all.map((event) => t(`dashboard.webhook.event.${event}`)).join(", "),
          },
        }}
      />
    </ActDialog>
  );
}
