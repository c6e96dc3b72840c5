import {
  StaffChannelsDocument,
  StaffMethodCreateDocument,
  StaffMethodListingDocument,
  StaffMethodPerKilogramDocument,
  StaffMethodTranslateDocument,
  StaffMethodUpdateDocument,
  StaffPerKilogramDocument,
} from "@carloom/api-client/commerce";
import { TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { amountOf, piecesOf } from "../parts/typed-number.ts";
import type { Method, Zone } from "./zone.ts";

type Texts = Readonly<Record<string, string>>;

/** A way of delivery: what it is called, how long it takes, what it costs in each channel. */
export function MethodDialog({ zone, method, onClose }: { zone: Zone; method: Method | null; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffMethodCreateDocument);
  const update = useAct(StaffMethodUpdateDocument);
  const list = useAct(StaffMethodListingDocument);
  const translate = useAct(StaffMethodTranslateDocument);
  const perKilogram = useAct(StaffMethodPerKilogramDocument);
  const channels = useAnswer(StaffChannelsDocument, {}).data?.channels ?? [];
  const known = useAnswer(StaffPerKilogramDocument, { id: method?.id ?? "" }, { enabled: method !== null });
  const storedNames = { en: method?.name ?? "", ko: method?.ko?.name ?? "", ja: method?.ja?.name ?? "" };
  const storedPrices: Texts = Object.fromEntries(
    (method?.channelListings ?? []).flatMap(({ channel, price }) =>
      price ? [[channel.id, String(price.amount)]] : [],
    ),
  );
  const storedKilograms: Texts = Object.fromEntries(
    (known.data?.shippingPricesPerKilogram ?? []).map(({ channel, price }) => [channel.id, String(price.amount)]),
  );
  const [names, setNames] = useState(storedNames);
  const [days, setDays] = useState({
    from: String(method?.minimumDeliveryDays ?? ""),
    until: String(method?.maximumDeliveryDays ?? ""),
  });
  const [prices, setPrices] = useState(storedPrices);
  const [kilograms, setKilograms] = useState<Texts>({});
  const priceOf = (id: string) => {
    const text = prices[id]?.trim();
    return text ? amountOf(text) : undefined;
  };
  const kilogramOf = (id: string) => kilograms[id] ?? storedKilograms[id] ?? "";
  const isReady =
    names.en.trim() !== "" &&
    [days.from, days.until].every((text) => text.trim() === "" || piecesOf(text) !== null) &&
    channels.every(
      ({ id }) => priceOf(id) !== null && (kilogramOf(id).trim() === "" || amountOf(kilogramOf(id)) !== null),
    );

  const write = async (): Promise<readonly Problem[]> => {
    const input = {
      name: names.en.trim(),
      minimumDeliveryDays: piecesOf(days.from),
      maximumDeliveryDays: piecesOf(days.until),
    };
    let id = method?.id;
    if (id) {
      const { shippingPriceUpdate } = await update.mutateAsync({ id, input });
      if (shippingPriceUpdate?.errors.length) return shippingPriceUpdate.errors;
    } else {
      const { shippingPriceCreate } = await create.mutateAsync({ input: { ...input, shippingZone: zone.id } });
      if (shippingPriceCreate?.errors.length) return shippingPriceCreate.errors;
      id = shippingPriceCreate?.shippingMethod?.id;
    }
    if (!id) return [{}];
    for (const [language, name, before] of [
      ["KO", names.ko, storedNames.ko],
      ["JA", names.ja, storedNames.ja],
    ] as const) {
      if (name.trim() === "" || name.trim() === before) continue;
      const { errors } = (await translate.mutateAsync({ id, language, name: name.trim() })).shippingMethodNameTranslate;
      if (errors.length) return errors;
    }
    const sold = channels.filter(({ id: one }) => typeof priceOf(one) === "number");
    const gone = Object.keys(storedPrices).filter((one) => !sold.some((channel) => channel.id === one));
    if (sold.length + gone.length > 0) {
      const { shippingMethodChannelListingUpdate } = await list.mutateAsync({
        id,
        input: {
          addChannels: sold.map((channel) => ({ channelId: channel.id, price: priceOf(channel.id) ?? 0 })),
          ...(gone.length > 0 && { removeChannels: gone }),
        },
      });
      if (shippingMethodChannelListingUpdate?.errors.length) return shippingMethodChannelListingUpdate.errors;
    }
    for (const channel of sold) {
      const text = kilogramOf(channel.id).trim();
      if (text === "" || text === storedKilograms[channel.id]) continue;
      const price = amountOf(text) ?? 0;
      const { errors } = (await perKilogram.mutateAsync({ id, channel: channel.id, price }))
        .shippingPricePerKilogramUpdate;
      if (errors.length) return errors;
    }
    return [];
  };
  return (
    <ActDialog
      title={method?.name ?? t("dashboard.method.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={isReady}
      run={async () => {
        const problems = await write();
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <div className="da-three">
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={LANGUAGE_NAMES[language]}
            lang={language}
            value={names[language]}
            maxLength={100}
            required={language === "en"}
            onChange={(event) => setNames({ ...names, [language]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className="da-three">
        <TextField
          label={t("dashboard.method.from")}
          inputMode="numeric"
          value={days.from}
          onChange={(event) => setDays({ ...days, from: event.currentTarget.value })}
        />
        <TextField
          label={t("dashboard.method.until")}
          inputMode="numeric"
          value={days.until}
          onChange={(event) => setDays({ ...days, until: event.currentTarget.value })}
        />
      </div>
      <div className="da-three">
        {channels.map((channel) => (
          <TextField
            key={channel.id}
            label={channel.name}
            inputMode="decimal"
            value={prices[channel.id] ?? ""}
            error={priceOf(channel.id) === null ? t("dashboard.variant.priceWrong") : undefined}
            onChange={(event) => setPrices({ ...prices, [channel.id]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className="da-three">
        {channels.map((channel) => (
          <TextField
            key={channel.id}
            label={t("dashboard.method.kilogram", { currency: channel.currencyCode })}
            inputMode="decimal"
            value={kilogramOf(channel.id)}
            onChange={(event) => setKilograms({ ...kilograms, [channel.id]: event.currentTarget.value })}
          />
        ))}
      </div>
      <p className="da-soft">{t("dashboard.method.hint")}</p>
    </ActDialog>
  );
}
