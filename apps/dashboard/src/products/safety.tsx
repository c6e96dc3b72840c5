import {
  ProductSafetyDocument,
  type ProductSafetyQuery,
  StaffProductSafetyDocument,
} from "@carloom/api-client/commerce";
import { Button, Checkbox, TextArea, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
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
  const act = useAct(StaffProductSafetyDocument);
  const [isOwn, setOwn] = useState(safety.isOwn);
  const [manufacturer, setManufacturer] = useState(safety.manufacturer);
  const [isAbroad, setAbroad] = useState(safety.responsible !== null);
  const [responsible, setResponsible] = useState(safety.responsible ?? NOBODY);
  const [warnings, setWarnings] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(safety.warnings.map(({ language, text }) => [language, text])),
  );
  return (
    <ActDialog
      title={t("dashboard.safety")}
      label={t("dashboard.save")}
      onClose={onClose}
      run={async () => {
        const { errors } = (
          await act.mutateAsync({
            slug,
            manufacturer: isOwn ? manufacturer : null,
            responsible: isOwn && isAbroad ? responsible : null,
            warnings: LANGUAGES.map((language) => ({ language, text: warnings[language] ?? "" })),
          })
        ).productSafetySave;
        if (errors.length === 0) toast(t("dashboard.saved"));
        return errors;
      }}
    >
      <Checkbox
        label={t("dashboard.safety.isOwn")}
        checked={isOwn}
        onChange={(event) => setOwn(event.currentTarget.checked)}
      />
      {isOwn ? (
        <>
          <ContactFields legend={t("dashboard.safety.manufacturer")} value={manufacturer} onChange={setManufacturer} />
          <Checkbox
            label={t("dashboard.safety.isAbroad")}
            checked={isAbroad}
            onChange={(event) => setAbroad(event.currentTarget.checked)}
          />
          {isAbroad ? (
            <ContactFields legend={t("dashboard.safety.responsible")} value={responsible} onChange={setResponsible} />
          ) : null}
          {LANGUAGES.map((language) => (
            <TextArea
              key={language}
              label={t("dashboard.safety.warning", { language: LANGUAGE_NAMES[language] })}
              rows={2}
              maxLength={2000}
              value={warnings[language] ?? ""}
              onChange={(event) => setWarnings({ ...warnings, [language]: event.currentTarget.value })}
            />
          ))}
        </>
      ) : null}
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
