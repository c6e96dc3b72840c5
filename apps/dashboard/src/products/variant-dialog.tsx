import {
  type StaffChannelsQuery,
  StaffChannelsDocument,
  StaffProductAttributesDocument,
  StaffProductDocument,
  StaffStockChangeDocument,
  StaffVariantPricesDocument,
  StaffVariantUpdateDocument,
} from "@carloom/api-client/commerce";
import { Switch, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { priceProblem } from "../parts/price-problem.ts";
import { amountOf, isWeight, piecesOf } from "../parts/typed-number.ts";
import { Movements } from "./movements.tsx";
import type { ShelfVariant } from "./shelf.ts";
import {
  areNumbers,
  attributeNames,
  changedOf,
  type Given,
  givenOf,
  inputsOf,
  namesOf,
  ValuesFields,
} from "./values-fields.tsx";
import { useNameOf } from "../parts/name-of.ts";
import {
  namesOfVariant,
  useNameLabels,
  useTranslations,
  VariantNameFields,
  type VariantNames,
} from "./variant-names.tsx";
import { LANGUAGES } from "../boot/language.tsx";

type Channel = NonNullable<StaffChannelsQuery["channels"]>[number];

type Fields = VariantNames & { sku: string; weight: string; isTracked: boolean; pieces: string } & Record<
    `price ${string}`,
    string
  >;

const fieldsOf = (variant: ShelfVariant, channels: readonly Channel[]): Fields => ({
  ...namesOfVariant(variant),
  sku: variant.sku ?? "",
  weight: String(variant.weight?.value ?? ""),
  isTracked: variant.trackInventory,
  pieces: String(variant.stocks?.[0]?.quantity ?? 0),
  ...Object.fromEntries(
    channels.map(({ id }): [`price ${string}`, string] => [
      `price ${id}`,
      String(variant.channelListings?.find((one) => one.channel.id === id)?.price?.amount ?? ""),
    ]),
  ),
});

/** Names, prices and stock of one variant. Only what was changed is written. */
export function VariantDialog({
  product,
  variant,
  channels,
  onClose,
}: {
  product: string;
  variant: ShelfVariant;
  channels: readonly Channel[];
  onClose: () => void;
}) {
  const t = useT();
  const nameOf = useNameOf();
  const toast = useToast();
  const edit = useDraft({
    document: StaffProductDocument,
    variables: { id: product },
    record: ({ shelfProduct }) => shelfProduct?.variants.find(({ id }) => id === variant.id),
    of: (answer) => fieldsOf(answer?.shelfProduct?.variants.find(({ id }) => id === variant.id) ?? variant, channels),
  });
  const shelf = useAnswer(StaffProductAttributesDocument, { id: product }).data?.shelfProduct;
  const attributes = (shelf?.product.productType.assignedVariantAttributes ?? []).map(({ attribute }) => attribute);
  const assigned = shelf?.variants.find(({ id }) => id === variant.id)?.attributes ?? [];
  const told = useDraft({
    document: StaffProductAttributesDocument,
    variables: { id: product },
    record: ({ shelfProduct }) => shelfProduct?.variants.find(({ id }) => id === variant.id),
    of: (answer): Given =>
      givenOf(attributes, answer?.shelfProduct?.variants.find(({ id }) => id === variant.id)?.attributes ?? []),
  });
  const update = useAct(StaffVariantUpdateDocument, edit);
  const tell = useAct(StaffVariantUpdateDocument, told);
  const translate = useTranslations(variant.id, edit);
  const labelOf = useNameLabels();
  const price = useAct(StaffVariantPricesDocument, edit);
  const stock = useAct(StaffStockChangeDocument, edit);
  const warehouses = useAnswer(StaffChannelsDocument, {}).data?.warehouses?.edges ?? [];
  const held = variant.stocks?.[0];
  const [reason, setReason] = useState("");
  const { draft: typed } = edit;
  const promised = held?.quantityAllocated ?? 0;
  const quantity = piecesOf(typed.pieces);
  const isMoved = typed.isTracked && quantity !== null && typed.pieces !== edit.stored.pieces;
  const tooFew = quantity !== null && quantity < promised;
  const wrongPrice = (channel: Channel) => priceProblem(t, typed[`price ${channel.id}`] ?? "", channel.currencyCode);
  const wrongWeight = isWeight(typed.weight) ? undefined : t("dashboard.variant.weightWrong");
  const isReady =
    typed.sku.trim() !== "" &&
    !wrongWeight &&
    quantity !== null &&
    areNumbers(attributes, told.draft) &&
    !tooFew &&
    (!isMoved || reason.trim() !== "") &&
    !channels.some(wrongPrice);

  const write = async (now: Fields, stored: Fields): Promise<readonly Problem[]> => {
    if (
      now["name en"] !== stored["name en"] ||
      now.sku !== stored.sku ||
      now.isTracked !== stored.isTracked ||
      now.weight !== stored.weight
    ) {
      const { productVariantUpdate } = await update.mutateAsync({
        id: variant.id,
        input: {
          name: now["name en"].trim(),
          sku: now.sku.trim(),
          trackInventory: now.isTracked,
          // the service leaves a weight that it is not told as it was
          ...(now.weight !== stored.weight && { weight: amountOf(now.weight) ?? 0 }),
        },
      });
      if (productVariantUpdate?.errors.length) return productVariantUpdate.errors;
    }
    const refused = await translate(now, stored);
    if (refused.length > 0) return refused;
    const changed = channels.flatMap(({ id }) => {
      const text = now[`price ${id}`]?.trim() ?? "";
      return text !== "" && text !== stored[`price ${id}`] ? [{ channelId: id, price: amountOf(text) ?? 0 }] : [];
    });
    if (changed.length > 0) {
      const { productVariantChannelListingUpdate } = await price.mutateAsync({ id: variant.id, input: changed });
      if (productVariantChannelListingUpdate?.errors.length) return productVariantChannelListingUpdate.errors;
    }
    const warehouse = held?.warehouse.id ?? warehouses[0]?.node.id;
    if (now.isTracked && now.pieces !== stored.pieces && warehouse) {
      const to = piecesOf(now.pieces);
      const { stockChange } = await stock.mutateAsync({
        input: { variantId: variant.id, warehouseId: warehouse, to, by: null, reason: reason.trim() },
      });
      if (stockChange.errors.length) return stockChange.errors;
    }
    return [];
  };
  const writeValues = async (now: Given, stored: Given): Promise<readonly Problem[]> => {
    const changed = changedOf(attributes, stored, now);
    if (changed.length === 0) return [];
    const input = { attributes: inputsOf(changed, now) };
    return (await tell.mutateAsync({ id: variant.id, input })).productVariantUpdate?.errors ?? [];
  };
  const run = async (): Promise<readonly Problem[]> => {
    const said = [...(await edit.save(write)), ...(told.isChanged ? await told.save(writeValues) : [])];
    if (said.length === 0) toast(t("dashboard.saved"));
    return said;
  };
  const names = {
    ...Object.fromEntries(LANGUAGES.map((one) => [`name ${one}`, { label: labelOf(one) }])),
    sku: { label: t("dashboard.variant.sku") },
    weight: { label: t("dashboard.variant.weight") },
    isTracked: { label: t("dashboard.variant.track") },
    pieces: { label: t("dashboard.variant.pieces") },
    ...Object.fromEntries(channels.map(({ id, name }) => [`price ${id}`, { label: name }])),
  };
  return (
    <ActDialog
      title={nameOf(variant) || (variant.sku ?? "")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={isReady}
      run={run}
    >
      <VariantNameFields names={typed} onChange={edit.set} />
      <TextField
        label={t("dashboard.variant.sku")}
        value={typed.sku}
        maxLength={100}
        required
        onChange={(event) => edit.set({ sku: event.currentTarget.value })}
      />
      <TextField
        label={t("dashboard.variant.weight")}
        hint={t("dashboard.variant.weightHint")}
        inputMode="decimal"
        value={typed.weight}
        error={wrongWeight}
        onChange={(event) => edit.set({ weight: event.currentTarget.value })}
      />
      {attributes.length > 0 ? (
        <div className="da-values">
          <ValuesFields
            attributes={attributes}
            given={told.draft}
            names={namesOf(assigned, nameOf)}
            onChange={told.set}
          />
        </div>
      ) : null}
      <div className="da-three">
        {channels.map((channel) => (
          <TextField
            key={channel.id}
            label={channel.name}
            inputMode="decimal"
            value={typed[`price ${channel.id}`] ?? ""}
            error={wrongPrice(channel)}
            onChange={(event) => edit.set({ [`price ${channel.id}`]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Switch
        label={t("dashboard.variant.track")}
        checked={typed.isTracked}
        onChange={(event) => edit.set({ isTracked: event.currentTarget.checked })}
      />
      {typed.isTracked ? (
        <TextField
          label={t("dashboard.variant.pieces")}
          inputMode="numeric"
          value={typed.pieces}
          hint={t("dashboard.variant.promised", { count: promised })}
          error={
            quantity === null
              ? t("dashboard.variant.piecesWrong")
              : tooFew
                ? t("dashboard.variant.tooFew", { count: promised })
                : undefined
          }
          onChange={(event) => edit.set({ pieces: event.currentTarget.value })}
        />
      ) : null}
      {isMoved ? (
        <TextField
          label={t("dashboard.stock.reason")}
          hint={t("dashboard.stock.reasonHint")}
          value={reason}
          maxLength={200}
          required
          error={reason.trim() === "" ? t("dashboard.stock.reasonMissing") : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      ) : null}
      <Meanwhile edit={edit} names={names} />
      <Meanwhile edit={told} names={attributeNames(attributes, assigned, nameOf)} />
      <Movements variant={variant.id} />
    </ActDialog>
  );
}
