import {
  StaffDeliveryRetryDocument,
  StaffWebhookDeliveriesDocument,
  type StaffWebhookDeliveriesQuery,
} from "@carloom/api-client/commerce";
import { Button, ErrorNote, useT, useToast } from "@carloom/ui";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { State } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";
import { DELIVERY_TONES } from "./webhook.ts";
import { Dialog } from "../parts/dialog.tsx";

type Delivery = NonNullable<
  NonNullable<StaffWebhookDeliveriesQuery["webhook"]>["eventDeliveries"]
>["edges"][number]["node"];

const PAGE = 20;

/** What one listener was told in the last 30 days, each try with its answer, and the same once more. */
export function Deliveries({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useT();
  const answer = useInfiniteQuery({
    queryKey: [StaffWebhookDeliveriesDocument.operationName, id],
    queryFn: async ({ pageParam, signal }) => {
      const variables = { id, first: PAGE, after: pageParam };
      const { webhook } = await session.clients.commerce.query(StaffWebhookDeliveriesDocument, variables, { signal });
      return webhook?.eventDeliveries ?? null;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null),
  });
  const deliveries = answer.data?.pages.flatMap((page) => page?.edges.map(({ node }) => node) ?? []) ?? [];
  return (
    <Dialog open onClose={onClose} title={t("dashboard.webhook.told", { name })}>
      <div className="da-form">
        {answer.isError ? <ErrorNote>{t("dashboard.list.failed")}</ErrorNote> : null}
        {answer.isPending ? <p className="da-soft">{t("dashboard.busy")}</p> : null}
        {answer.data && deliveries.length === 0 ? (
          <p className="da-soft">{t("dashboard.webhook.toldNothing")}</p>
        ) : null}
        <ul className="da-rows">
          {deliveries.map((delivery) => (
            <Told key={delivery.id} delivery={delivery} />
          ))}
        </ul>
        {answer.hasNextPage ? (
          <Button aria-disabled={answer.isFetching} onClick={() => void answer.fetchNextPage()}>
            {t(answer.isFetchingNextPage ? "dashboard.busy" : "dashboard.webhook.more")}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

function Told({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const client = useQueryClient();
  const [state, setState] = useState<"busy" | "failed" | null>(null);
  const attempts = delivery.attempts?.edges.map(({ node }) => node) ?? [];
  const event = t(`dashboard.webhook.event.${delivery.eventType}`);
  const again = async () => {
    if (state === "busy") return;
    setState("busy");
    try {
      const { eventDeliveryRetry } = await session.clients.commerce.mutate(StaffDeliveryRetryDocument, {
        id: delivery.id,
      });
      const isRefused = (eventDeliveryRetry?.errors.length ?? 0) > 0;
      setState(isRefused ? "failed" : null);
      if (!isRefused) toast(t("dashboard.failure.again"));
    } catch {
      setState("failed");
    }
    await client.invalidateQueries();
  };
  return (
    <li>
      <div className="da-row">
        <span className="da-row-main da-two">
          <span>{event}</span>
          <small>{momentText(language, delivery.createdAt)}</small>
        </span>
        <State tone={DELIVERY_TONES[delivery.status]}>{t(`dashboard.webhook.status.${delivery.status}`)}</State>
        <Button
          size="small"
          aria-label={t("dashboard.webhook.againOf", { event, when: momentText(language, delivery.createdAt) })}
          aria-disabled={state === "busy"}
          onClick={() => void again()}
        >
          {t("dashboard.webhook.again")}
        </Button>
      </div>
      {state === "failed" ? <ErrorNote>{t("dashboard.act.failed")}</ErrorNote> : null}
      <details>
        <summary>{t("dashboard.webhook.tries", { count: attempts.length })}</summary>
        <ul className="da-sub">
          {attempts.map((attempt) => (
            <li key={attempt.id}>
              {momentText(language, attempt.createdAt)} · {attempt.responseStatusCode ?? "–"} ·{" "}
              {t("dashboard.webhook.took", { time: Math.round((attempt.duration ?? 0) * 1000) })}
              {attempt.response ? <code className="da-cut"> {attempt.response}</code> : null}
            </li>
          ))}
        </ul>
        <pre className="da-payload" tabIndex={0} aria-label={t("dashboard.webhook.payload")}>
          {pretty(delivery.payload ?? "")}
        </pre>
      </details>
    </li>
  );
}

/** JSON with a line each; as it is where it is none. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
