import { StaffCustomerCreateDocument } from "@carloom/api-client/commerce";
import { LANGUAGE_CODES, LANGUAGE_NAMES, LANGUAGES } from "@carloom/i18n";
import { Button, Checkbox, Select, TextField, useT, useToast } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/session.ts";
import { ActDialog } from "../parts/act-dialog.tsx";

/** Makes an account for somebody on the phone or at the counter. */
export function NewCustomer() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden size={16} />
        {t("dashboard.customer.new")}
      </Button>
      {isOpen ? <NewCustomerDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function NewCustomerDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const own = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const create = useAct(StaffCustomerCreateDocument);
  const [given, setGiven] = useState({ email: "", firstName: "", lastName: "", language: own, isMailed: true });
  const set = (change: Partial<typeof given>) => setGiven({ ...given, ...change });
  const email = given.email.trim();
  return (
    <ActDialog
      title={t("dashboard.customer.new")}
      label={t("dashboard.customer.add")}
      onClose={onClose}
      isReady={email.includes("@")}
      run={async () => {
        const { customerCreate } = await create.mutateAsync({
          input: {
            email,
            firstName: given.firstName,
            lastName: given.lastName,
            languageCode: LANGUAGE_CODES[given.language],
            redirectUrl: given.isMailed ? `${settings.app.account}/set-password` : null,
          },
        });
        const problems = customerCreate?.errors ?? [{}];
        const id = customerCreate?.user?.id;
        if (id && problems.length === 0) {
          toast(t("dashboard.customer.added", { email }));
          void navigate(`/customers/${encodeURIComponent(id)}`);
        }
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.order.email")}
        type="email"
        value={given.email}
        maxLength={254}
        required
        onChange={(event) => set({ email: event.currentTarget.value })}
      />
      <TextField
        label={t("dashboard.customer.firstName")}
        value={given.firstName}
        maxLength={100}
        onChange={(event) => set({ firstName: event.currentTarget.value })}
      />
      <TextField
        label={t("dashboard.customer.lastName")}
        value={given.lastName}
        maxLength={100}
        onChange={(event) => set({ lastName: event.currentTarget.value })}
      />
      <Select
        label={t("dashboard.gift.language")}
        value={given.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(event) => set({ language: LANGUAGES.find((one) => one === event.currentTarget.value) ?? own })}
      />
      <Checkbox
        label={t("dashboard.customer.sendLink")}
        checked={given.isMailed}
        onChange={(event) => set({ isMailed: event.currentTarget.checked })}
      />
      {given.isMailed ? <p className="da-soft">{t("dashboard.customer.sendHint")}</p> : null}
    </ActDialog>
  );
}
