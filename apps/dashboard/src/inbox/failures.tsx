import { StaffDeliveryRetryDocument, StaffFailuresDocument, StaffJobRetryDocument } from "@carloom/api-client/commerce";
import { Button, ErrorNote, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { agoText } from "../parts/text.ts";

/** Work of the shop's own that gave up: each can be tried once more. */
export function Failures() {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const answer = useAnswer(StaffFailuresDocument, { first: 100 });
  const retryJob = useAct(StaffJobRetryDocument);
  const retryDelivery = useAct(StaffDeliveryRetryDocument);
  const [hasFailed, setFailed] = useState(false);
  const again = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setFailed(false);
      toast(t("dashboard.failure.again"));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Loaded answer={answer}>
      {({ deadJobs, failedDeliveries }) =>
        deadJobs.length + failedDeliveries.length === 0 ? (
          <p className="da-empty">{t("dashboard.inbox.noFailures")}</p>
        ) : (
          <>
            {hasFailed ? <ErrorNote>{t("dashboard.act.failed")}</ErrorNote> : null}
            <ul className="da-letters">
              {deadJobs.map((job) => (
                <li key={job.id}>
                  <h2>{t("dashboard.failure.job", { name: job.name })}</h2>
                  <p className="da-soft">
                    {t("dashboard.failure.tried", { count: job.attempts })} · {agoText(language, job.since)}
                  </p>
                  <pre className="da-code">{job.lastError}</pre>
                  <Button size="small" onClick={() => void again(() => retryJob.mutateAsync({ id: job.id }))}>
                    {t("dashboard.failure.retry")}
                  </Button>
                </li>
              ))}
              {failedDeliveries.map((delivery) => (
                <li key={delivery.id}>
                  <h2>{t("dashboard.failure.webhook", { name: delivery.eventType })}</h2>
                  <p className="da-soft">{agoText(language, delivery.createdAt)}</p>
                  <Button size="small" onClick={() => void again(() => retryDelivery.mutateAsync({ id: delivery.id }))}>
                    {t("dashboard.failure.retry")}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}
