import { StaffReportAnswerDocument, StaffReportsDocument, type StaffReportsQuery } from "@carloom/api-client/commerce";
import { Button, Segmented, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/session.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { State } from "../parts/state.tsx";
import { agoText } from "../parts/text.ts";

type Report = StaffReportsQuery["buildReports"][number];

/** Public builds that somebody found wrong: withdrawn, or left to stand. */
export function Reports() {
  const t = useT();
  const language = useLanguage();
  const [shown, setShown] = useState<"open" | "all">("open");
  const [asked, setAsked] = useState<{ report: Report; answer: "WITHDRAWN" | "DISMISSED" } | null>(null);
  const answer = useAnswer(StaffReportsDocument, { first: 100, all: shown === "all" });
  return (
    <>
      <Segmented
        label={t("dashboard.inbox.show")}
        value={shown}
        onChange={(value) => setShown(value === "all" ? "all" : "open")}
        options={[
          { value: "open", label: t("dashboard.inbox.open") },
          { value: "all", label: t("dashboard.inbox.everything") },
        ]}
      />
      <Loaded answer={answer}>
        {({ buildReports }) =>
          buildReports.length === 0 ? (
            <p className="da-empty">{t("dashboard.inbox.noReports")}</p>
          ) : (
            <ul className="da-letters">
              {buildReports.map((report) => (
                <li key={report.id}>
                  <header>
                    <h2>{report.title}</h2>
                    <p className="da-soft">
                      {[
                        t(`dashboard.report.${report.reason}`),
                        report.userName && `@${report.userName}`,
                        report.email,
                        agoText(language, report.createdAt),
                      ]
                        .filter(Boolean)
                        .join(" · ")}
                    </p>
                  </header>
                  {report.message ? <p className="da-words">{report.message}</p> : null}
                  <div className="da-actions">
                    <a
                      className="ui-link"
                      href={`${settings.app.threed}/s/${encodeURIComponent(report.reference)}`}
                      target="_blank"
                      rel="noreferrer"
                    >
                      {t("dashboard.report.look")}
                    </a>
                    {report.answer ? (
                      <State tone={report.answer === "WITHDRAWN" ? "bad" : "quiet"}>
                        {t(`dashboard.report.${report.answer}`)}
                      </State>
                    ) : (
                      <>
                        <Button size="small" onClick={() => setAsked({ report, answer: "WITHDRAWN" })}>
                          {t("dashboard.report.withdraw")}
                        </Button>
                        <Button size="small" variant="quiet" onClick={() => setAsked({ report, answer: "DISMISSED" })}>
                          {t("dashboard.report.dismiss")}
                        </Button>
                      </>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {asked ? <ReportDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function ReportDialog({
  report,
  answer,
  onClose,
}: {
  report: Report;
  answer: "WITHDRAWN" | "DISMISSED";
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffReportAnswerDocument);
  const is = answer === "WITHDRAWN" ? "withdraw" : "dismiss";
  return (
    <ActDialog
      title={t(`dashboard.report.${is}`)}
      label={t(`dashboard.report.${is}`)}
      onClose={onClose}
      run={async () => {
        await act.mutateAsync({ id: report.id, answer });
        toast(t("dashboard.saved"));
        return [];
      }}
    >
      <p>{t(`dashboard.report.${is}Text`, { title: report.title })}</p>
    </ActDialog>
  );
}
