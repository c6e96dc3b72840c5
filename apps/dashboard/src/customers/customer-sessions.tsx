import { StaffCustomerSessionsDocument, StaffSessionsEndDocument } from "@carloom/api-client/commerce";
import { Button, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { agoText } from "../parts/text.ts";

/** Where somebody is signed in, to be ended when an account is not in its owner's hands. */
export function CustomerSessions({ id }: { id: string }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const sessions = useAnswer(StaffCustomerSessionsDocument, { id }).data?.userSessions ?? [];
  const act = useAct(StaffSessionsEndDocument);
  const [isAsked, setAsked] = useState(false);
  if (sessions.length === 0) return null;
  return (
    <Section
      title={t("dashboard.sessions")}
      actions={
        <Button size="small" onClick={() => setAsked(true)}>
          {t("dashboard.sessions.end")}
        </Button>
      }
    >
      <ul className="da-rows">
        {sessions.map((one) => (
          <li key={one.id} className="da-row">
            <span className="da-row-main">{one.userAgent}</span>
            <span className="da-soft">{one.ip}</span>
            <span className="da-soft">{agoText(language, one.lastUsedAt)}</span>
          </li>
        ))}
      </ul>
      {isAsked ? (
        <ActDialog
          title={t("dashboard.sessions.end")}
          label={t("dashboard.sessions.end")}
          onClose={() => setAsked(false)}
          run={async () => {
            const { userSessionsEnd } = await act.mutateAsync({ id });
            if (userSessionsEnd.errors.length === 0) toast(t("dashboard.sessions.ended"));
            return userSessionsEnd.errors;
          }}
        >
          <p>{t("dashboard.sessions.text")}</p>
        </ActDialog>
      ) : null}
    </Section>
  );
}
