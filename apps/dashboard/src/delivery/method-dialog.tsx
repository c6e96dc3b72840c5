import {
  StaffChannelsDocument,
  StaffDeliveryDocument,
  StaffMethodCreateDocument,
  StaffMethodListingDocument,
  StaffMethodPerKilogramDocument,
  StaffMethodTranslateDocument,
  StaffMethodUpdateDocument,
  StaffPerKilogramDocument,
} from "@carloom/api-client/commerce";
import type { Language } from "@carloom/i18n";
import { TextField, useT, useToast } from "@carloom/ui";
import { useRef } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { priceProblem } from "../parts/price-problem.ts";
import { amountOf, piecesOf } from "../parts/typed-number.ts";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { type Bounds, boundOf, boundProblems, MethodBounds } from "./method-bounds.tsx";
import { type Listing, type Method, methodOf, type Zone } from "./zone.ts";

type Texts = Readonly<Record<string, string>>;

type Weighed = { kilograms: Texts };
type Given = Record<Language | "from" | "until", string> & { prices: Texts } & Bounds;

const textsOf = (method: Method | null, of: (listing: Listing) => { amount: number } | null | undefined): Texts =>
  Object.fromEntries(
    (method?.channelListings ?? []).flatMap((listing) => {
      const sum = of(listing);
      return sum ? [[listing.channel.id, String(sum.amount)]] : [];
    }),
  );

const givenOf = (method: Method | null): Given => ({
  en: method?.name ?? "",
  ko: method?.ko?.name ?? "",
  ja: method?.ja?.name ?? "",
  from: String(method?.minimumDeliveryDays ?? ""),
  until: String(method?.maximumDeliveryDays ?? ""),
  prices: textsOf(method, ({ price }) => price),
  least: textsOf(method, ({ minimumOrderPrice }) => minimumOrderPrice),
  most: textsOf(method, ({ maximumOrderPrice }) => maximumOrderPrice),
});

/** A way of delivery: what it is called, how long it takes, what it costs in each channel and for which orders. */
export function MethodDialog({ zone, method, onClose }: { zone: Zone; method: Method | null; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffMethodCreateDocument);
  const edit = useDraft({
    document: StaffDeliveryDocument,
    variables: {},
    isNew: method === null,
    record: (answer) => methodOf(answer, method?.id),
    of: (answer) => givenOf(methodOf(answer, method?.id) ?? method),
  });
  const update = useAct(StaffMethodUpdateDocument, edit);
  const list = useAct(StaffMethodListingDocument, edit);
  const translate = useAct(StaffMethodTranslateDocument, edit);
  const channels = useAnswer(StaffChannelsDocument, {}).data?.channels ?? [];
  const weighed = useDraft({
    document: StaffPerKilogramDocument,
    variables: { id: method?.id ?? "" },
    isNew: method === null,
    record: (answer) => answer,
    of: (answer): Weighed => ({
      kilograms: Object.fromEntries(
        (answer?.shippingPricesPerKilogram ?? []).map(({ channel, price }) => [channel.id, String(price.amount)]),
      ),
    }),
  });
  const perKilogram = useAct(StaffMethodPerKilogramDocument, weighed);
  const { draft: given } = edit;
  const { kilograms } = weighed.draft;
  // a second try of one that was made already goes on with it
  const made = useRef(method?.id);
  const priceIn = (prices: Texts, id: string) => {
    const text = prices[id]?.trim();
    return text ? amountOf(text) : undefined;
  };
  const priceOf = (id: string) => priceIn(given.prices, id);
  const wrongPrice = ({ id, currencyCode }: { id: string; currencyCode: string }) =>
    priceProblem(t, given.prices[id] ?? "", currencyCode);
  const priced = channels.filter(({ id }) => given.prices[id]?.trim());
  const kilogramOf = (id: string) => kilograms[id] ?? "";
  const isReady =
    given.en.trim() !== "" &&
    [given.from, given.until].every((text) => text.trim() === "" || piecesOf(text) !== null) &&
    channels.every(({ id }) => kilogramOf(id).trim() === "" || amountOf(kilogramOf(id)) !== null) &&
    !channels.some(wrongPrice) &&
    priced.every((channel) => Object.values(boundProblems(t, given, channel)).every((wrong) => wrong === undefined));

  const write = async (now: Given, stored: Given): Promise<readonly Problem[]> => {
    const input = {
      name: now.en.trim(),
      minimumDeliveryDays: piecesOf(now.from),
      maximumDeliveryDays: piecesOf(now.until),
    };
    let id = made.current;
    if (id) {
      const { shippingPriceUpdate } = await update.mutateAsync({ id, input });
      if (shippingPriceUpdate?.errors.length) return shippingPriceUpdate.errors;
    } else {
      const { shippingPriceCreate } = await create.mutateAsync({ input: { ...input, shippingZone: zone.id } });
      if (shippingPriceCreate?.errors.length) return shippingPriceCreate.errors;
      id = shippingPriceCreate?.shippingMethod?.id;
    }
    if (!id) return [{}];
    made.current = id;
    for (const [language, one] of [
      ["KO", "ko"],
      ["JA", "ja"],
    ] as const) {
      const name = now[one].trim();
      if (name === "" || name === stored[one]) continue;
      const { errors } = (await translate.mutateAsync({ id, language, name })).shippingMethodNameTranslate;
      if (errors.length) return errors;
    }
    const sold = channels.filter(({ id: one }) => typeof priceIn(now.prices, one) === "number");
    const gone = Object.keys(stored.prices).filter((one) => !sold.some((channel) => channel.id === one));
    if (sold.length + gone.length > 0) {
      const { shippingMethodChannelListingUpdate } = await list.mutateAsync({
        id,
        input: {
          addChannels: sold.map((channel) => ({
            channelId: channel.id,
            price: priceIn(now.prices, channel.id) ?? 0,
            minimumOrderPrice: boundOf(now.least[channel.id]),
            maximumOrderPrice: boundOf(now.most[channel.id]),
          })),
          ...(gone.length > 0 && { removeChannels: gone }),
        },
      });
      if (shippingMethodChannelListingUpdate?.errors.length) return shippingMethodChannelListingUpdate.errors;
    }
    return [];
  };
  const weigh = async (now: Weighed, stored: Weighed): Promise<readonly Problem[]> => {
    for (const channel of channels.filter(({ id }) => typeof priceOf(id) === "number")) {
      const text = now.kilograms[channel.id]?.trim() ?? "";
      if (!made.current || text === "" || text === stored.kilograms[channel.id]) continue;
      const { shippingPricePerKilogramUpdate } = await perKilogram.mutateAsync({
        id: made.current,
        channel: channel.id,
        price: amountOf(text) ?? 0,
      });
      if (shippingPricePerKilogramUpdate.errors.length) return shippingPricePerKilogramUpdate.errors;
    }
    return [];
  };
  const pricesText = (prices: Texts) =>
    channels.flatMap(({ id, name }) => (prices[id] ? [`${name} ${prices[id]}`] : [])).join(", ");
  const names = {
    ...Object.fromEntries(LANGUAGES.map((language) => [language, { label: LANGUAGE_NAMES[language] }])),
    from: { label: t("dashboard.method.from") },
    until: { label: t("dashboard.method.until") },
    prices: { label: t("dashboard.method.prices"), text: pricesText },
    least: { label: t("dashboard.method.lowest"), text: pricesText },
    most: { label: t("dashboard.method.highest"), text: pricesText },
  };
  return (
    <ActDialog
      title={method?.name ?? t("dashboard.method.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={isReady}
      run={async () => {
        const said = await edit.save(write);
        const problems = said.length > 0 ? said : await weighed.save(weigh);
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
            value={given[language]}
            maxLength={100}
            required={language === "en"}
            onChange={(event) => edit.set({ [language]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className="da-three">
        <TextField
          label={t("dashboard.method.from")}
          inputMode="numeric"
          value={given.from}
          onChange={(event) => edit.set({ from: event.currentTarget.value })}
        />
        <TextField
          label={t("dashboard.method.until")}
          inputMode="numeric"
          value={given.until}
          onChange={(event) => edit.set({ until: event.currentTarget.value })}
        />
      </div>
      <div className="da-three">
        {channels.map((channel) => (
          <TextField
            key={channel.id}
            label={channel.name}
            inputMode="decimal"
            value={given.prices[channel.id] ?? ""}
            error={wrongPrice(channel)}
            onChange={(event) => edit.set({ prices: { ...given.prices, [channel.id]: event.currentTarget.value } })}
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
            onChange={(event) => weighed.set({ kilograms: { ...kilograms, [channel.id]: event.currentTarget.value } })}
          />
        ))}
      </div>
      <p className="da-soft">{t("dashboard.method.hint")}</p>
      <MethodBounds channels={priced} bounds={given} onChange={edit.set} />
      <Meanwhile edit={edit} names={names} />
      <Meanwhile edit={weighed} names={{ kilograms: { label: t("dashboard.method.perKilogram"), text: pricesText } }} />
    </ActDialog>
  );
}
