import {
  StaffChannelsDocument,
  StaffGiftCardActivateDocument,
  StaffGiftCardAdjustDocument,
  StaffGiftCardDeactivateDocument,
  type StaffGiftCardFragment,
  StaffGiftCardResendDocument,
  StaffGiftCardUpdateDocument,
} from "@carloom/api-client/commerce";
import { TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { moneyText } from "../parts/text.ts";
import { numberOf } from "../parts/typed-number.ts";
import { useMay } from "../shell/roles.ts";
import { giftProblems, tagsOf } from "./gift-card-parts.ts";

export type Card = StaffGiftCardFragment;
type Props = { card: Card; onClose: () => void };

/** Switches a card off, or on again. */
export function SwitchDialog({ card, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const on = useAct(StaffGiftCardActivateDocument);
  const off = useAct(StaffGiftCardDeactivateDocument);
  const name = card.isActive ? "off" : "on";
  return (
    <ActDialog
      title={t(`dashboard.gift.switch.${name}`)}
      label={t(`dashboard.gift.switch.${name}`)}
      onClose={onClose}
      run={async () => {
        const { id } = card;
        const problems = card.isActive
          ? (await off.mutateAsync({ id })).giftCardDeactivate?.errors
          : (await on.mutateAsync({ id })).giftCardActivate?.errors;
        if (problems?.length === 0) toast(t("dashboard.saved"));
        return giftProblems(t, problems ?? [{}]);
      }}
    >
      <p>{t(`dashboard.gift.switch.${name}.text`)}</p>
    </ActDialog>
  );
}

/** Mails the code again. */
export function ResendDialog({ card, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const isOwner = useMay("owner");
  const resend = useAct(StaffGiftCardResendDocument);
  const channels = useAnswer(StaffChannelsDocument, {}).data?.channels ?? [];
  const [email, setEmail] = useState(card.assignedToEmail ?? "");
  const channel = channels.find(({ currencyCode }) => currencyCode === card.currentBalance.currency) ?? channels[0];
  return (
    <ActDialog
      title={t("dashboard.gift.resend")}
      label={t("dashboard.gift.resendDo")}
      onClose={onClose}
      isReady={email.trim() !== "" && channel !== undefined}
      run={async () => {
        const input = { id: card.id, email: email.trim(), channel: channel?.slug ?? "" };
        const problems = (await resend.mutateAsync({ input })).giftCardResend?.errors;
        if (problems?.length === 0) toast(t("dashboard.gift.resent", { email: email.trim() }));
        return giftProblems(t, problems ?? [{}]);
      }}
    >
      <TextField
        label={t("dashboard.gift.email")}
        type="email"
        value={email}
        maxLength={254}
        disabled={!isOwner}
        hint={isOwner ? undefined : t("dashboard.gift.resendOwner")}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <ul className="da-what">
        <li>{t("dashboard.gift.resendText")}</li>
      </ul>
    </ActDialog>
  );
}

/** Adds to a card or takes from it. */
export function AdjustDialog({ card, onClose }: Props) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const adjust = useAct(StaffGiftCardAdjustDocument);
  const [text, setText] = useState("");
  const { amount: before, currency } = card.currentBalance;
  const amount = numberOf(text);
  const after = before + (amount ?? 0);
  const isWrong = text.trim() !== "" && (!amount || after < 0);
  return (
    <ActDialog
      title={t("dashboard.gift.adjust")}
      label={t("dashboard.gift.adjustDo")}
      onClose={onClose}
      isReady={Boolean(amount) && !isWrong}
      run={async () => {
        const problems = (await adjust.mutateAsync({ id: card.id, amount: amount ?? 0 })).giftCardBalanceAdjust?.errors;
        if (problems?.length === 0) toast(t("dashboard.saved"));
        return giftProblems(t, problems ?? [{}]);
      }}
    >
      <TextField
        label={t("dashboard.gift.adjustBy", { currency })}
        inputMode="text"
        value={text}
        hint={t("dashboard.gift.adjustHint")}
        error={isWrong ? t("dashboard.gift.problem.amount") : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul className="da-what">
        <li>
          {t("dashboard.gift.adjustText", {
            before: moneyText(language, { amount: before, currency }),
            after: moneyText(language, { amount: Math.max(0, after), currency }),
          })}
        </li>
      </ul>
    </ActDialog>
  );
}

/** Its last day and its tags. */
export function EditDialog({ card, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const update = useAct(StaffGiftCardUpdateDocument);
  const [until, setUntil] = useState(card.expiryDate ?? "");
  const [tags, setTags] = useState(card.tags.map(({ name }) => name).join(", "));
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const isMoved = until !== (card.expiryDate ?? "");
  const isPast = isMoved && until !== "" && until < tomorrow;
  return (
    <ActDialog
      title={t("dashboard.gift.edit")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={!isPast}
      run={async () => {
        const wanted = tagsOf(tags);
        const known = card.tags.map(({ name }) => name);
        const input = {
          ...(isMoved && { expiryDate: until || null }),
          addTags: wanted.filter((tag) => !known.includes(tag)),
          removeTags: known.filter((tag) => !wanted.includes(tag)),
        };
        const problems = (await update.mutateAsync({ id: card.id, input })).giftCardUpdate?.errors;
        if (problems?.length === 0) toast(t("dashboard.saved"));
        return giftProblems(t, problems ?? [{}]);
      }}
    >
      <TextField
        label={t("dashboard.gift.until")}
        type="date"
        min={tomorrow}
        value={until}
        hint={t("dashboard.gift.untilHint")}
        error={isPast ? t("dashboard.gift.problem.expiryDate") : undefined}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.gift.tags")}
        value={tags}
        maxLength={300}
        hint={t("dashboard.gift.tagsHint")}
        onChange={(event) => setTags(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
