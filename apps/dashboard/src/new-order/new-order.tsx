import { StaffChannelsDocument, StaffDraftCreateDocument } from "@carloom/api-client/commerce";
import { LANGUAGE_CODES, type Language } from "@carloom/i18n";
import { Button, Select, useT } from "@carloom/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { type Buyer, FindCustomer, hasEmail } from "./find-customer.tsx";

const NOBODY: Buyer = { user: null, email: "", name: "" };

/** Begins an order for somebody on the phone: who it is for, and what it is charged in. */
export function NewOrder() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t("dashboard.draft.new")}
      </Button>
      {isOpen ? <NewOrderDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function NewOrderDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const own = useLanguage();
  const navigate = useNavigate();
  const places = useAnswer(StaffChannelsDocument, {});
  const create = useAct(StaffDraftCreateDocument);
  const channels = (places.data?.channels ?? []).filter(({ isActive }) => isActive);
  const [buyer, setBuyer] = useState(NOBODY);
  const [channel, setChannel] = useState("");
  const [language, setLanguage] = useState<Language>(own);
  const chosen = channel || channels[0]?.id || "";
  return (
    <ActDialog
      title={t("dashboard.draft.new")}
      label={t("dashboard.draft.begin")}
      onClose={onClose}
      isReady={chosen !== "" && (buyer.email === "" || hasEmail(buyer))}
      run={async () => {
        const { user, email } = buyer;
        const { draftOrderCreate } = await create.mutateAsync({
          input: {
            channelId: chosen,
            languageCode: LANGUAGE_CODES[language],
            ...(user ? { user } : email ? { userEmail: email } : {}),
          },
        });
        const problems = draftOrderCreate?.errors ?? [];
        if (draftOrderCreate?.order) void navigate(`/drafts/${encodeURIComponent(draftOrderCreate.order.id)}`);
        return problems;
      }}
    >
      <FindCustomer buyer={buyer} onChange={setBuyer} />
      <Select
        label={t("dashboard.order.channel")}
        hint={t("dashboard.draft.channelHint")}
        value={chosen}
        options={channels.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setChannel(event.currentTarget.value)}
      />
      <Select
        label={t("dashboard.draft.language")}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(event) => setLanguage(event.currentTarget.value as Language)}
      />
    </ActDialog>
  );
}
