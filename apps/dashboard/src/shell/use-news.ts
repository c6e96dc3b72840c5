import { readEvents } from "@carloom/api-client/event-stream";
import { useQueryClient } from "@tanstack/react-query";
import { useT, useToast } from "@carloom/ui";
import { useEffect } from "react";
import { session, settings } from "../boot/session.ts";

/** Kinds that somebody wants to be told of in words; the others only renew what is shown. */
const TOLD = [
  "ORDER_PLACED",
  "MESSAGE",
  "RETURN_REQUESTED",
  "REPORT",
  "PAYMENT_FAILED",
  "DISPUTE",
  "JOB_FAILED",
  "EXPORT_READY",
  "EXPORT_FAILED",
];

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;
/** Several events of one act renew the page once. */
const TOGETHER = 300;

const kindOf = (data: unknown): string =>
  typeof data === "object" && data !== null && "kind" in data ? String(data.kind) : "";

/**
 * What happens in the shop is seen without a reload: every event asks anew for what is shown, and some are told. A stream
 * that breaks is opened again, from the last event that was heard.
 */
export function useNews(): void {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    let wait = FIRST_WAIT;
    let last = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    let renewal: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      clearTimeout(renewal);
      renewal = setTimeout(() => void client.invalidateQueries(), TOGETHER);
    };
    const listen = async () => {
      try {
        const token = await session.accessToken();
        if (token) {
          const url = new URL(`${settings.commerce.server}/staff/events`);
          if (last) url.searchParams.set("after", last);
          const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: stop.signal });
          if (answer.ok && answer.body) {
            wait = FIRST_WAIT;
            for await (const { data, id } of readEvents(answer.body)) {
              if (id) last = id;
              const kind = kindOf(data);
              if (TOLD.includes(kind)) toast(t(`dashboard.news.${kind}`));
              renew();
            }
          }
        }
      } catch {
        // it is opened again below
      }
      if (stop.signal.aborted) return;
      timer = setTimeout(() => void listen(), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
    void listen();
    return () => {
      stop.abort();
      clearTimeout(timer);
      clearTimeout(renewal);
    };
  }, [client, t, toast]);
}
