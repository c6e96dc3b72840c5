import { addJob, type RequestContext } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import { shopTables } from "../tables.ts";
import { numberOf } from "@carloom/wire";
import { DELIVER, WEBHOOK_EVENTS, type WebhookEvent } from "./webhook.events.ts";
import { MOST_TRIES } from "./webhook.jobs.ts";
import {
  deleteWebhook,
  deliveryById,
  type DeliveryRow,
  insertWebhook,
  setDeliveryStatus,
  updateWebhook,
  type WebhookChange,
  type WebhookRow,
} from "./webhook.repository.ts";
import { targetProblemNow } from "./webhook.target.ts";

export type WebhookProblem = {
  field: string | null;
  message: string;
  code: "INVALID" | "NOT_FOUND" | "REQUIRED";
};
export type WebhookResult = { webhook: WebhookRow | null; errors: WebhookProblem[] };

export type WebhookDraft = {
  name?: string | null;
  targetUrl?: string | null;
  asyncEvents?: readonly WebhookEvent[] | null;
  isActive?: boolean | null;
  secretKey?: string | null;
};

const problem = (field: string | null, code: WebhookProblem["code"], message: string): WebhookProblem => ({
  field,
  code,
  message,
});
const refused = (...errors: WebhookProblem[]): WebhookResult => ({ webhook: null, errors });
const unknown = () => refused(problem("id", "NOT_FOUND", "Couldn't resolve to a node."));

async function read(
  context: RequestContext,
  draft: WebhookDraft,
): Promise<{ change: WebhookChange; errors: WebhookProblem[] }> {
  const errors: WebhookProblem[] = [];
  const change: WebhookChange = {};
  const { name, targetUrl, asyncEvents, isActive, secretKey } = draft;
  if (typeof name === "string") {
    if (!name.trim() || name.length > 255) errors.push(problem("name", "INVALID", "A name has 1 to 255 characters."));
    change.name = name.trim();
  }
  if (typeof targetUrl === "string") {
    const wrong = await targetProblemNow(targetUrl, context.settings.env.WEBHOOKS_PRIVATE);
    if (wrong) errors.push(problem("targetUrl", "INVALID", wrong));
    change.target_url = targetUrl;
  }
  if (asyncEvents) change.events = WEBHOOK_EVENTS.filter((event) => asyncEvents.includes(event));
  if (typeof isActive === "boolean") change.is_active = isActive;
  if (secretKey !== undefined) {
    if (secretKey && (secretKey.length < 16 || secretKey.length > 255))
      errors.push(problem("secretKey", "INVALID", "A secret key has 16 to 255 characters."));
    change.secret_key = secretKey || null;
  }
  return { change, errors };
}

/** Only an owner says who is told of everybody's orders. */
export async function webhookCreate(context: RequestContext, draft: WebhookDraft): Promise<WebhookResult> {
  requireRole(context, "owner");
  const { change, errors } = await read(context, draft);
  if (!draft.targetUrl) errors.push(problem("targetUrl", "REQUIRED", "This field is required."));
  if (!change.events?.length) errors.push(problem("asyncEvents", "REQUIRED", "This field is required."));
  if (errors.length > 0) return refused(...errors);
  const webhook = await insertWebhook(shopTables(context.db), {
    name: change.name ?? "",
    target_url: change.target_url ?? "",
    secret_key: change.secret_key ?? null,
    is_active: change.is_active ?? true,
    events: change.events ?? [],
  });
  return { webhook, errors: [] };
}

export async function webhookUpdate(
  context: RequestContext,
  id: string | null | undefined,
  draft: WebhookDraft,
): Promise<WebhookResult> {
  requireRole(context, "owner");
  const { change, errors } = await read(context, draft);
  if (change.events?.length === 0) errors.push(problem("asyncEvents", "REQUIRED", "This field is required."));
  if (errors.length > 0) return refused(...errors);
  const key = numberOf(id, "Webhook");
  const webhook = key ? await updateWebhook(shopTables(context.db), key, change) : undefined;
  return webhook ? { webhook, errors: [] } : unknown();
}

export async function webhookDelete(context: RequestContext, id: string | null | undefined): Promise<WebhookResult> {
  requireRole(context, "owner");
  const key = numberOf(id, "Webhook");
  const webhook = key ? await deleteWebhook(shopTables(context.db), key) : undefined;
  return webhook ? { webhook, errors: [] } : unknown();
}

export type RetryResult = { delivery: DeliveryRow | null; errors: WebhookProblem[] };

/** Tells once more what was told already or could not be told. */
export async function eventDeliveryRetry(context: RequestContext, id: string): Promise<RetryResult> {
  requireRole(context, "owner");
  const key = numberOf(id, "EventDelivery");
  const delivery = key ? await deliveryById(shopTables(context.db), key) : undefined;
  if (!delivery) return { delivery: null, errors: unknown().errors };
  await shopTables(context.db)
    .transaction()
    .execute(async (trx) => {
      await setDeliveryStatus(trx, delivery.id, "PENDING");
      const options = { key: `${DELIVER}:${delivery.id}`, maxAttempts: MOST_TRIES };
      await addJob(trx, DELIVER, { deliveryId: delivery.id }, options);
    });
  return { delivery: { ...delivery, status: "PENDING" }, errors: [] };
}
