import { StaffExportFilesDocument } from "@carloom/api-client/commerce";
import { Button, useT } from "@carloom/ui";
import { useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";
import { ExportMake } from "./export-make.tsx";

/** While one is being made, milliseconds. */
const AGAIN = 3000;

/** Files of products that were asked for: made by the shop, kept a week. */
export function ExportFiles() {
  const t = useT();
  const language = useLanguage();
  const [isMaking, setMaking] = useState(false);
  const answer = useAnswer(
    StaffExportFilesDocument,
    {},
    { again: (data) => (data?.exportFiles?.edges.some(({ node }) => node.status === "PENDING") ? AGAIN : false) },
  );
  return (
    <Section
      title={t("dashboard.export.files")}
      actions={
        <Button size="small" onClick={() => setMaking(true)}>
          {t("dashboard.export.make")}
        </Button>
      }
    >
      <Loaded answer={answer}>
        {({ exportFiles }) => {
          const files = (exportFiles?.edges ?? []).map(({ node }) => node);
          if (files.length === 0) return <p className="da-soft">{t("dashboard.export.noFiles")}</p>;
          return (
            <ul className="da-rows">
              {files.map((file) => (
                <li key={file.id} className="da-row">
                  <span className="da-row-main">{momentText(language, file.createdAt)}</span>
                  <span className="da-end">
                    {file.url ? (
                      <a className="ui-link" href={file.url}>
                        {t("dashboard.export.load")}
                        <span className="ui-hidden"> {momentText(language, file.createdAt)}</span>
                      </a>
                    ) : (
                      <State tone={file.status === "FAILED" ? "bad" : "open"}>
                        {t(file.status === "FAILED" ? "dashboard.export.notMade" : "dashboard.export.making")}
                      </State>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      {isMaking ? <ExportMake onClose={() => setMaking(false)} /> : null}
    </Section>
  );
}
