import { StaffDraftBuildAddDocument, StaffDraftCustomerDocument } from "@carloom/api-client/commerce";
import { Button, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { problemText } from "../parts/act-dialog.tsx";
import type { DraftDetail } from "./detail.ts";

/** Builds as goods: one that the customer saved, or the link of one that somebody shows. */
export function DraftBuilds({ draft }: { draft: DraftDetail }) {
  const t = useT();
  const add = useAct(StaffDraftBuildAddDocument);
  const customer = useAnswer(
    StaffDraftCustomerDocument,
    { id: draft.user?.id ?? "" },
    { enabled: draft.user !== null },
  );
  const builds = draft.user ? (customer.data?.customerBuilds ?? []) : [];
  const [link, setLink] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const put = async (build: string) => {
    if (add.isPending) return;
    try {
      const { draftOrderDesignAdd } = await add.mutateAsync({ id: draft.id, build });
      const [first] = draftOrderDesignAdd.errors;
      // what is not there is the link's build, not the page
      const gone = first?.code === "NOT_FOUND" ? t("dashboard.replace.problem.NO_BUILD") : undefined;
      setProblem(first ? (gone ?? problemText(t, first)) : undefined);
      if (!first) setLink("");
    } catch {
      setProblem(t("dashboard.act.failed"));
    }
  };
  return (
    <details className="da-details">
      <summary>{t("dashboard.draft.builds")}</summary>
      {builds.length > 0 ? (
        <ul className="da-rows">
          {builds.map((build) => (
            <li key={build.uuid} className="da-row">
              <span className="da-goods da-row-main">
                {build.thumbnail ? <img src={build.thumbnail} alt="" width={40} height={40} loading="lazy" /> : <i />}
                <span className="da-two">
                  <span>{build.title || build.templateTitle}</span>
                  <small>{build.templateTitle}</small>
                </span>
              </span>
              <Button
                size="small"
                aria-label={t("dashboard.edit.addOne", { name: build.title || build.templateTitle })}
                onClick={() => void put(build.uuid)}
              >
                {t("dashboard.edit.addDo")}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <form
        className="da-field-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (link.trim()) void put(link.trim());
        }}
      >
        <TextField
          label={t("dashboard.draft.buildLink")}
          hint={t("dashboard.draft.buildHint")}
          value={link}
          maxLength={500}
          autoComplete="off"
          error={problem}
          onChange={(event) => setLink(event.currentTarget.value)}
        />
        <Button type="submit" aria-disabled={!link.trim() || add.isPending}>
          {t("dashboard.edit.addDo")}
        </Button>
      </form>
    </details>
  );
}
