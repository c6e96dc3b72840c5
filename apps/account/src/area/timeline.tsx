import { OrderTimelineDocument } from "@carloom/api-client/commerce";
import { formatDate } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { useState } from "react";
import { useLanguage } from "../language.tsx";
import { Loaded } from "./loaded.tsx";
import { useAnswer } from "./use-answer.ts";

/** What happened to an order so far; asked for when it is opened. */
export function Timeline({ token, number }: { token: string; number: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={t("account.orders.timelineOf", { number })}>{t("account.orders.timeline")}</summary>
      {open ? <Moments token={token} /> : null}
    </details>
  );
}

function Moments({ token }: { token: string }) {
  const t = useT();
  const language = useLanguage();
  const [answer, ask] = useAnswer(OrderTimelineDocument, { token });
  return (
    <Loaded answer={answer} retry={() => void ask()}>
      {({ orderTimeline }) => (
        <ol className="account-timeline">
          {orderTimeline.map(({ kind, at }) => (
            <li key={`${kind} ${at}`}>
              <b>{t(`account.moment.${kind}`)}</b>
              <time dateTime={at} className="ui-hint">
                {formatDate(language, at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
