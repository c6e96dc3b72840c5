import { StaffChannelsDocument, StaffGiftCardIssueDocument } from "@carloom/api-client/commerce";
import { LANGUAGE_CODES, LANGUAGE_NAMES, LANGUAGES } from "@carloom/i18n";
import { Select, TextArea, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { moneyText } from "../parts/text.ts";
import { amountOf } from "../parts/typed-number.ts";
import { giftProblems, tagsOf } from "./gift-card-parts.ts";
import type { Issued } from "./issued-dialog.tsx";

const WHOLE: ReadonlySet<string> = new Set(["KRW", "JPY"]);

/** A new card: how much, until when, for whom. */
export function IssueDialog({ onClose, onIssued }: { onClose: () => void; onIssued: (issued: Issued) => void }) {
  const t = useT();
  const own = useLanguage();
  const create = useAct(StaffGiftCardIssueDocument);
  const channels = useAnswer(StaffChannelsDocument, {}).data?.channels ?? [];
  const currencies = [...new Set(channels.map(({ currencyCode }) => currencyCode))];
  const [given, setGiven] = useState({
    amount: "",
    currency: "",
    until: "",
    email: "",
    language: own,
    tags: "",
    note: "",
  });
  const set = (change: Partial<typeof given>) => setGiven({ ...given, ...change });
  const currency = given.currency || (currencies[0] ?? "");
  const amount = amountOf(given.amount);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const isWrong = given.amount.trim() !== "" && (!amount || (WHOLE.has(currency) && !Number.isInteger(amount)));
  const isPast = given.until !== "" && given.until < tomorrow;
  const email = given.email.trim();
  return (
    <ActDialog
      title={t("dashboard.gift.issue")}
      label={t("dashboard.gift.issueDo")}
      onClose={onClose}
      isReady={Boolean(amount) && !isWrong && !isPast && currency !== ""}
      run={async () => {
        const { giftCardIssue } = await create.mutateAsync({
          input: {
            balance: { amount: amount ?? 0, currency },
            isActive: true,
            expiryDate: given.until || null,
            userEmail: email || null,
            addTags: tagsOf(given.tags),
            note: given.note.trim() || null,
          },
          languageCode: LANGUAGE_CODES[given.language],
        });
        const card = giftCardIssue?.giftCard;
        if (card) onIssued({ id: card.id, code: card.code, email });
        return giftProblems(t, giftCardIssue?.errors ?? [{}]);
      }}
    >
      <div className="da-three">
        <TextField
          label={t("dashboard.gift.amount")}
          inputMode="decimal"
          value={given.amount}
          error={isWrong ? t("dashboard.gift.amountWrong") : undefined}
          onChange={(event) => set({ amount: event.currentTarget.value })}
        />
        <Select
          label={t("dashboard.gift.currency")}
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(event) => set({ currency: event.currentTarget.value })}
        />
        <TextField
          label={t("dashboard.gift.until")}
          type="date"
          min={tomorrow}
          value={given.until}
          error={isPast ? t("dashboard.gift.problem.expiryDate") : undefined}
          hint={t("dashboard.gift.untilHint")}
          onChange={(event) => set({ until: event.currentTarget.value })}
        />
      </div>
      <TextField
        label={t("dashboard.gift.email")}
        type="email"
        value={given.email}
        maxLength={254}
        hint={t("dashboard.gift.emailHint")}
        onChange={(event) => set({ email: event.currentTarget.value })}
      />
      <Select
        label={t("dashboard.gift.language")}
        value={given.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(event) => set({ language: LANGUAGES.find((one) => one === event.currentTarget.value) ?? own })}
      />
      <TextField
        label={t("dashboard.gift.tags")}
        value={given.tags}
        maxLength={300}
        hint={t("dashboard.gift.tagsHint")}
        onChange={(event) => set({ tags: event.currentTarget.value })}
      />
      <TextArea
        label={t("dashboard.gift.note")}
        value={given.note}
        maxLength={2000}
        rows={2}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
      <ul className="da-what">
        <li>
          {t("dashboard.gift.what.pays", {
            amount: moneyText(own, { amount: amount ?? 0, currency: currency || "USD" }),
          })}
        </li>
        <li>{email ? t("dashboard.gift.what.mail", { email }) : t("dashboard.gift.what.noMail")}</li>
      </ul>
    </ActDialog>
  );
}
