import { type CountryCode, StaffChannelCreateDocument } from "@carloom/api-client/commerce";
import { countryOptions } from "@carloom/i18n";
import { CURRENCY_EXPONENTS } from "@carloom/pricing";
import { Select, Switch, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog, problemText } from "../parts/act-dialog.tsx";

/** A channel begins without prices: nothing is sold in it until it has some. */
export function NewChannel({ onClose }: { onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const create = useAct(StaffChannelCreateDocument);
  const money = new Intl.DisplayNames([language], { type: "currency" });
  const [name, setName] = useState("");
  const [slug, setSlug] = useState("");
  const [currency, setCurrency] = useState("EUR");
  const [country, setCountry] = useState<CountryCode>("DE");
  const [isOpen, setOpen] = useState(false);
  const [wrong, setWrong] = useState<string | undefined>();
  return (
    <ActDialog
      title={t("dashboard.channels.new")}
      label={t("dashboard.product.create")}
      onClose={onClose}
      isReady={name.trim() !== "" && slug.trim() !== ""}
      run={async () => {
        const { channelCreate } = await create.mutateAsync({
          input: {
            name: name.trim(),
            slug: slug.trim(),
            currencyCode: currency,
            defaultCountry: country,
            isActive: isOpen,
          },
        });
        const problems = channelCreate?.errors ?? [];
        const own = problems.find(({ field }) => field === "slug");
        setWrong(own && problemText(t, own));
        if (problems.length === 0) toast(t("dashboard.channels.made"));
        return own && problems.length === 1 ? "stays" : problems;
      }}
    >
      <TextField
        label={t("dashboard.product.name")}
        hint={t("dashboard.channels.newNameHint")}
        value={name}
        maxLength={250}
        required
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.placement.slug")}
        hint={t("dashboard.channels.slugHint")}
        error={wrong}
        value={slug}
        maxLength={60}
        required
        onChange={(event) => setSlug(event.currentTarget.value)}
      />
      <Select
        label={t("dashboard.channels.currency")}
        hint={t("dashboard.channels.currencyHint")}
        value={currency}
        options={Object.keys(CURRENCY_EXPONENTS).map((code) => ({ value: code, label: `${code}, ${money.of(code)}` }))}
        onChange={(event) => setCurrency(event.currentTarget.value)}
      />
      <Select
        label={t("dashboard.channels.country")}
        hint={t("dashboard.channels.countryHint")}
        value={country}
        options={countryOptions(language)}
        onChange={(event) => setCountry(event.currentTarget.value as CountryCode)}
      />
      <Switch
        label={t("dashboard.channels.isOpen")}
        checked={isOpen}
        onChange={(event) => setOpen(event.currentTarget.checked)}
      />
      <p className="da-soft">{t("dashboard.channels.newText")}</p>
    </ActDialog>
  );
}
