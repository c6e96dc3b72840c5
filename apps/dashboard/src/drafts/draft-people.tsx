import {
  type DraftOrderInput,
  StaffDraftCustomerDocument,
  StaffDraftDocument,
  StaffDraftUpdateDocument,
} from "@carloom/api-client/commerce";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language, languageOfTag } from "@carloom/i18n";
import { Button, ErrorNote, Select, TextArea, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from "../boot/language.tsx";
import { AddressForm } from "../orders/address-dialog.tsx";
import { AddressText } from "../orders/people.tsx";
import { ActDialog, type Problem, problemText } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { personName } from "../parts/person.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { moneyText } from "../parts/text.ts";
import type { DraftDetail } from "./detail.ts";
import { type Buyer, FindCustomer, hasEmail } from "../new-order/find-customer.tsx";

type Kind = "shippingAddress" | "billingAddress";
type Address = NonNullable<DraftDetail[Kind]>;

/** An address that is there, as one that is given. */
function given(address: Address): NonNullable<DraftOrderInput[Kind]> {
  const { country, ...texts } = address;
  return {
    firstName: texts.firstName,
    lastName: texts.lastName,
    companyName: texts.companyName,
    streetAddress1: texts.streetAddress1,
    streetAddress2: texts.streetAddress2,
    city: texts.city,
    cityArea: texts.cityArea,
    postalCode: texts.postalCode,
    countryArea: texts.countryArea,
    phone: texts.phone ?? "",
    country: country.code as NonNullable<DraftOrderInput[Kind]>["country"],
  };
}

/** Whom it is for, where it goes and how, and what is to be known of it. */
export function DraftPeople({ draft, mayAct }: { draft: DraftDetail; mayAct: boolean }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const act = useAct(StaffDraftUpdateDocument);
  const [open, setOpen] = useState<"customer" | Kind | null>(null);
  const [problem, setProblem] = useState("");
  const spoken = languageOfTag(draft.languageCodeEnum) ?? DEFAULT_LANGUAGE;
  const save = async (input: DraftOrderInput): Promise<readonly Problem[]> =>
    (await act.mutateAsync({ id: draft.id, input })).draftOrderUpdate?.errors ?? [];
  /** Saves what needs no dialog, and says what stands against it. */
  const set = async (input: DraftOrderInput) => {
    try {
      const [first] = await save(input);
      setProblem(first ? problemText(t, first) : "");
    } catch {
      setProblem(t("dashboard.act.failed"));
    }
  };
  const edit = (what: NonNullable<typeof open>, name: string) =>
    mayAct ? (
      <Button size="small" variant="quiet" aria-label={t("dashboard.edit.of", { name })} onClick={() => setOpen(what)}>
        {t("dashboard.customer.edit")}
      </Button>
    ) : null;
  return (
    <>
      <Section title={t("dashboard.customer")} actions={edit("customer", t("dashboard.customer"))}>
        <p>
          {draft.user ? personName(draft.user) || draft.user.email : t("dashboard.customer.guest")}
          <br />
          {draft.userEmail ?? t("dashboard.draft.lack.email")}
        </p>
        <Select
          label={t("dashboard.draft.language")}
          value={spoken}
          disabled={!mayAct}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(event) => void set({ languageCode: LANGUAGE_CODES[event.currentTarget.value as Language] })}
        />
      </Section>
      <div role="alert">{problem ? <ErrorNote>{problem}</ErrorNote> : null}</div>
      <Section
        title={t("dashboard.customer.delivery")}
        actions={edit("shippingAddress", t("dashboard.customer.delivery"))}
      >
        {draft.shippingAddress ? <AddressText address={draft.shippingAddress} /> : null}
        {draft.shippingAddress ? null : mayAct ? (
          <Known draft={draft} onChosen={(address) => void set({ shippingAddress: given(address) })} />
        ) : (
          <p className="da-soft">{t("dashboard.draft.noAddress")}</p>
        )}
        {draft.shippingMethods.length > 0 ? (
          <Select
            label={t("dashboard.draft.method")}
            disabled={!mayAct}
            value={draft.deliveryMethod?.id ?? ""}
            options={[
              ...(draft.deliveryMethod ? [] : [{ value: "", label: t("dashboard.draft.choose") }]),
              ...draft.shippingMethods.map(({ id, name, price }) => ({
                value: id,
                label: `${name}, ${moneyText(language, price)}`,
              })),
            ]}
            onChange={(event) => void set({ shippingMethod: event.currentTarget.value })}
          />
        ) : null}
      </Section>
      <Section
        title={t("dashboard.customer.billing")}
        actions={edit("billingAddress", t("dashboard.customer.billing"))}
      >
        {draft.billingAddress ? (
          <AddressText address={draft.billingAddress} />
        ) : draft.shippingAddress && mayAct ? (
          <Button onClick={() => void set({ billingAddress: given(draft.shippingAddress as Address) })}>
            {t("dashboard.draft.sameAddress")}
          </Button>
        ) : (
          <p className="da-soft">{t("dashboard.draft.noAddress")}</p>
        )}
      </Section>
      {mayAct ? <Note draft={draft} /> : null}
      {open === "customer" ? (
        <CustomerDialog
          draft={draft}
          onClose={() => setOpen(null)}
          save={async (buyer) => {
            const problems = await save({ user: buyer.user, userEmail: buyer.email });
            if (problems.length === 0) toast(t("dashboard.saved"));
            return problems;
          }}
        />
      ) : null}
      {open === "shippingAddress" || open === "billingAddress" ? (
        <AddressForm
          kind={open}
          address={draft[open]}
          onClose={() => setOpen(null)}
          save={(address) => save({ [open]: address })}
        />
      ) : null}
    </>
  );
}

/** Addresses that the customer has saved. */
function Known({ draft, onChosen }: { draft: DraftDetail; onChosen: (address: Address) => void }) {
  const t = useT();
  const customer = useAnswer(
    StaffDraftCustomerDocument,
    { id: draft.user?.id ?? "" },
    { enabled: draft.user !== null },
  );
  const addresses = draft.user ? (customer.data?.user?.addresses ?? []) : [];
  if (addresses.length === 0) return <p className="da-soft">{t("dashboard.draft.noAddress")}</p>;
  return (
    <ul className="da-rows">
      {addresses.map((address) => (
        <li key={address.id} className="da-row">
          <span className="da-row-main">
            <AddressText address={address} />
          </span>
          <Button
            size="small"
            aria-label={t("dashboard.draft.chooseOne", { name: address.streetAddress1 })}
            onClick={() => onChosen(address)}
          >
            {t("dashboard.draft.choose")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What the customer asks for, as they say it on the phone. */
function Note({ draft }: { draft: DraftDetail }) {
  const t = useT();
  const edit = useDraft({
    document: StaffDraftDocument,
    variables: { id: draft.id },
    record: (answer) => answer.order,
    was: ({ order: now }) => ({ id: now?.id, customerNote: now?.customerNote }),
    of: (answer) => ({ note: (answer?.order ?? draft).customerNote }),
  });
  const act = useAct(StaffDraftUpdateDocument, edit);
  return (
    <Section title={t("dashboard.draft.note")}>
      <form
        className="da-form"
        onSubmit={edit.submit(
          async ({ note }) =>
            (await act.mutateAsync({ id: draft.id, input: { customerNote: note } })).draftOrderUpdate?.errors ?? [],
        )}
      >
        <TextArea
          label={t("dashboard.draft.noteLabel")}
          rows={3}
          value={edit.draft.note}
          maxLength={2000}
          onChange={(event) => edit.set({ note: event.currentTarget.value })}
        />
        <Meanwhile edit={edit} names={{ note: { label: t("dashboard.draft.note") } }} />
        {edit.problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={edit.discard} />
      </form>
    </Section>
  );
}

function CustomerDialog({
  draft,
  save,
  onClose,
}: {
  draft: DraftDetail;
  save: (buyer: Buyer) => Promise<readonly Problem[]>;
  onClose: () => void;
}) {
  const t = useT();
  const [buyer, setBuyer] = useState<Buyer>({
    user: draft.user?.id ?? null,
    email: draft.userEmail ?? "",
    name: draft.user ? personName(draft.user) : "",
  });
  return (
    <ActDialog
      title={t("dashboard.customer")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={hasEmail(buyer)}
      run={() => save(buyer)}
    >
      <FindCustomer buyer={buyer} onChange={setBuyer} />
    </ActDialog>
  );
}
