import { type StaffOrderDesignReplaceMutation, StaffOrderDesignReplaceDocument } from "@carloom/api-client/commerce";
import { TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { moneyText } from "../parts/text.ts";

type Offer = StaffOrderDesignReplaceMutation["orderDesignReplace"];
const PROBLEMS = new Set(["NO_BUILD", "OTHER_CAR", "SAME", "NOT_EDITABLE", "TOO_COARSE", "INSUFFICIENT_STOCK"]);

/** Puts another build into the order: first what it would come to is said, then it is done. */
export function ReplaceDialog({ order, design, onClose }: { order: string; design: string; onClose(): void }) {
  const t = useT();
  const toast = useToast();
  const language = useLanguage();
  const replace = useAct(StaffOrderDesignReplaceDocument);
  const [link, setLink] = useState("");
  const [offer, setOffer] = useState<Offer | null>(null);
  const said = ({ errors }: Offer) =>
    errors.map(({ code, message }) =>
      PROBLEMS.has(code) ? { text: t(`dashboard.replace.problem.${code}`) } : { message },
    );
  const ask = async (isTrial: boolean) =>
    (await replace.mutateAsync({ order, design, build: link, isTrial })).orderDesignReplace;
  const { before, after, title } = offer ?? {};
  const difference = before && after ? after.amount - before.amount : 0;
  const money = (amount: number) => moneyText(language, { amount, currency: after?.currency ?? "USD" });
  return (
    <ActDialog
      title={t("dashboard.replace")}
      label={t(offer ? "dashboard.replace.now" : "dashboard.replace.look")}
      isReady={link.trim() !== ""}
      onClose={onClose}
      run={async () => {
        const answer = await ask(!offer);
        const problems = said(answer);
        if (problems.length > 0) return problems;
        // what it comes to is read before it is done
        if (!offer) {
          setOffer(answer);
          return "stays";
        }
        toast(t("dashboard.replace.done"));
        return [];
      }}
    >
      {before && after ? (
        <>
          <p>
            <strong>{title}</strong>
          </p>
          <p>{t("dashboard.replace.sums", { before: money(before.amount), after: money(after.amount) })}</p>
          {difference !== 0 ? (
            <p>
              {t(difference > 0 ? "dashboard.replace.due" : "dashboard.replace.over", {
                amount: money(Math.abs(difference)),
              })}
            </p>
          ) : null}
          <p className="da-soft">{t("dashboard.replace.then")}</p>
        </>
      ) : (
        <>
          <p>{t("dashboard.replace.text")}</p>
          <TextField
            label={t("dashboard.replace.link")}
            hint={t("dashboard.replace.linkHint")}
            value={link}
            maxLength={500}
            spellCheck={false}
            onChange={(event) => setLink(event.currentTarget.value)}
          />
        </>
      )}
    </ActDialog>
  );
}
