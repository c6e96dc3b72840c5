import {
  ProductSafetyDocument,
  type ProductSafetyQuery,
  StaffProductSafetyDocument,
} from "@carloom/api-client/commerce";
import type { Language } from "@carloom/i18n";
import { Button, Checkbox, TextArea, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { Section } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";

type Safety = NonNullable<ProductSafetyQuery["productSafety"]>;
type Contact = Safety["manufacturer"];

const NOBODY: Contact = { name: "", address: "", email: "" };

/** Who answers for a product's safety: what its page says. */
export function ProductSafety({ slug }: { slug: string }) {
  const t = useT();
  const mayChange = useMay("catalogue");
  const [isOpen, setOpen] = useState(false);
  const safety = useAnswer(ProductSafetyDocument, { slug }).data?.productSafety;
  if (!safety) return null;
  return (
    <Section
      title={t("dashboard.safety")}
      actions={
        mayChange ? (
          <Button size="small" onClick={() => setOpen(true)}>
            {t("dashboard.safety.change")}
          </Button>
        ) : null
      }
    >
      <p className="da-soft">{t(safety.isOwn ? "dashboard.safety.own" : "dashboard.safety.shops")}</p>
      {(["manufacturer", "responsible"] as const).map((who) => {
        const contact = safety[who];
        return (
          <p key={who} className="da-lines">
            <b>{t(`dashboard.safety.${who}`)}</b>
            {contact ? `\n${contact.name}\n${contact.address}\n${contact.email}` : `\n${t("dashboard.safety.none")}`}
          </p>
        );
      })}
      {isOpen ? <SafetyDialog slug={slug} safety={safety} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

function SafetyDialog({ slug, safety, onClose }: { slug: string; safety: Safety; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const edit = useDraft({
    document: ProductSafetyDocument,
    variables: { slug },
    shown: { productSafety: safety },
    record: (answer) => answer.productSafety,
    of: (answer) => {
      const { isOwn, manufacturer, responsible, warnings } = answer?.productSafety ?? safety;
      const warning = (one: Language) => warnings.find(({ language }) => language === one)?.text ?? "";
      return {
        isOwn,
        manufacturer,
        responsible: responsible ?? NOBODY,
        isAbroad: responsible !== null,
        en: warning("en"),
        ko: warning("ko"),
        ja: warning("ja"),
      };
    },
  });
  const act = useAct(StaffProductSafetyDocument, edit);
  const { draft } = edit;
  const { isOwn, manufacturer, isAbroad, responsible } = draft;
  const contactText = ({ name, address, email }: Contact) => [name, address, email].filter(Boolean).join(", ");
  const names = {
    isOwn: { label: t("dashboard.safety.isOwn") },
    manufacturer: { label: t("dashboard.safety.manufacturer"), text: contactText },
    isAbroad: { label: t("dashboard.safety.isAbroad") },
    responsible: { label: t("dashboard.safety.responsible"), text: contactText },
    ...Object.fromEntries(
      LANGUAGES.map((one) => [one, { label: t("dashboard.safety.warning", { language: LANGUAGE_NAMES[one] }) }]),
    ),
  };
  return (
    <ActDialog
      title={t("dashboard.safety")}
      label={t("dashboard.save")}
      onClose={onClose}
      run={async () => {
        const errors = await edit.save(
          async (now) =>
            (
              await act.mutateAsync({
                slug,
                manufacturer: now.isOwn ? now.manufacturer : null,
                responsible: now.isOwn && now.isAbroad ? now.responsible : null,
                warnings: LANGUAGES.map((language) => ({ language, text: now[language] })),
              })
            ).productSafetySave.errors,
        );
        if (errors.length === 0) toast(t("dashboard.saved"));
        return errors;
      }}
    >
      <Checkbox
        label={t("dashboard.safety.isOwn")}
        checked={isOwn}
        onChange={(event) => edit.set({ isOwn: event.currentTarget.checked })}
      />
      {isOwn ? (
        <>
          <ContactFields
            legend={t("dashboard.safety.manufacturer")}
            value={manufacturer}
            onChange={(next) => edit.set({ manufacturer: next })}
          />
          <Checkbox
            label={t("dashboard.safety.isAbroad")}
            checked={isAbroad}
            onChange={(event) => edit.set({ isAbroad: event.currentTarget.checked })}
          />
          {isAbroad ? (
            <ContactFields
              legend={t("dashboard.safety.responsible")}
              value={responsible}
              onChange={(next) => edit.set({ responsible: next })}
            />
          ) : null}
          {LANGUAGES.map((language) => (
            <TextArea
              key={language}
              label={t("dashboard.safety.warning", { language: LANGUAGE_NAMES[language] })}
              rows={2}
              maxLength={2000}
              value={draft[language]}
              onChange={(event) => edit.set({ [language]: event.currentTarget.value })}
            />
          ))}
        </>
      ) : null}
      <Meanwhile edit={edit} names={names} />
    </ActDialog>
  );
}

function ContactFields({
  legend,
  value,
  onChange,
}: {
  legend: string;
  value: Contact;
  onChange: (value: Contact) => void;
}) {
  const t = useT();
  return (
    <fieldset className="da-choices">
      <legend>{legend}</legend>
      <TextField
        label={t("dashboard.safety.name")}
        value={value.name}
        maxLength={500}
        onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
      />
      <TextArea
        label={t("dashboard.safety.address")}
        rows={2}
        value={value.address}
        maxLength={500}
        onChange={(event) => onChange({ ...value, address: event.currentTarget.value })}
      />
      <TextField
        label={t("dashboard.safety.email")}
        type="email"
        value={value.email}
        maxLength={500}
        onChange={(event) => onChange({ ...value, email: event.currentTarget.value })}
      />
    </fieldset>
  );
}
