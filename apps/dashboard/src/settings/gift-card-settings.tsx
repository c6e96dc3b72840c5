import {
  StaffGiftCardSettingsDocument,
  type StaffGiftCardSettingsQuery,
  StaffGiftCardSettingsUpdateDocument,
} from "@carloom/api-client/commerce";
import { ErrorNote, Select, TextField, useT } from "@carloom/ui";
import { useAct, useAnswer } from "../boot/data.ts";
import { problemText } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { Loaded } from "../parts/loaded.tsx";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";

type Settings = StaffGiftCardSettingsQuery["giftCardSettings"];
type PeriodType = NonNullable<Settings["expiryPeriod"]>["type"];
type Given = { kind: Settings["expiryType"]; amount: string; type: PeriodType };

const KINDS: readonly Given["kind"][] = ["NEVER_EXPIRE", "EXPIRY_PERIOD"];
const TYPES: readonly PeriodType[] = ["DAY", "WEEK", "MONTH", "YEAR"];

/** Five years stand ready for who chooses that cards end. */
const givenOf = (settings: Settings | undefined): Given => ({
  kind: settings?.expiryType ?? "NEVER_EXPIRE",
  amount: String(settings?.expiryPeriod?.amount ?? 5),
  type: settings?.expiryPeriod?.type ?? "YEAR",
});

/** For how long gift cards pay that the shop sells from now on. */
export function GiftCardSettings() {
  const t = useT();
  const answer = useAnswer(StaffGiftCardSettingsDocument, {});
  return (
    <Section title={t("dashboard.gift.expiry")}>
      <Loaded answer={answer}>{() => <Form />}</Loaded>
    </Section>
  );
}

function Form() {
  const t = useT();
  const edit = useDraft({
    document: StaffGiftCardSettingsDocument,
    variables: {},
    record: ({ giftCardSettings }) => giftCardSettings,
    of: (answer) => givenOf(answer?.giftCardSettings),
  });
  const save = useAct(StaffGiftCardSettingsUpdateDocument, edit);
  const { kind, amount, type } = edit.draft;
  const isWhole = /^\d{1,6}$/.test(amount.trim());
  const submit = edit.submit(async (now) => {
    const input =
      now.kind === "NEVER_EXPIRE"
        ? { expiryType: now.kind }
        : { expiryType: now.kind, expiryPeriod: { amount: Number(now.amount), type: now.type } };
    return (await save.mutateAsync({ input })).giftCardSettingsUpdate?.errors ?? [];
  });
  const against = edit.problems.find(({ field }) => field === "expiryPeriod");
  const others = edit.problems.filter((problem) => problem !== against);
  const amountError =
    kind === "EXPIRY_PERIOD" && (against || !isWhole) ? t("dashboard.gift.expiry.amountWrong") : undefined;
  return (
    <form
      className="da-form da-law-rules"
      onSubmit={(event) => {
        if (kind === "EXPIRY_PERIOD" && !isWhole) event.preventDefault();
        else submit(event);
      }}
    >
      <Select
        label={t("dashboard.gift.expiry.kind")}
        hint={t("dashboard.gift.expiry.hint")}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`dashboard.gift.expiry.${value}`) }))}
        onChange={(event) => edit.set({ kind: event.currentTarget.value as Given["kind"] })}
      />
      {kind === "EXPIRY_PERIOD" ? (
        <div className="da-law">
          <TextField
            label={t("dashboard.gift.expiry.amount")}
            value={amount}
            inputMode="numeric"
            maxLength={6}
            required
            error={amountError}
            onChange={(event) => edit.set({ amount: event.currentTarget.value })}
          />
          <Select
            label={t("dashboard.gift.expiry.unit")}
            value={type}
            options={TYPES.map((value) => ({ value, label: t(`dashboard.gift.expiry.${value}`) }))}
            onChange={(event) => edit.set({ type: event.currentTarget.value as PeriodType })}
          />
        </div>
      ) : null}
      <Meanwhile
        edit={edit}
        names={{
          kind: {
            label: t("dashboard.gift.expiry.kind"),
            text: (value: Given["kind"]) => t(`dashboard.gift.expiry.${value}`),
          },
          amount: { label: t("dashboard.gift.expiry.amount") },
          type: {
            label: t("dashboard.gift.expiry.unit"),
            text: (value: PeriodType) => t(`dashboard.gift.expiry.${value}`),
          },
        }}
      />
      {others.map((problem, index) => (
        <ErrorNote key={index}>{problemText(t, problem)}</ErrorNote>
      ))}
      <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={edit.discard} />
    </form>
  );
}
