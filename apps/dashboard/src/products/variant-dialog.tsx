import {
  type StaffChannelsQuery,
  StaffChannelsDocument,
  StaffProductAttributesDocument,
  StaffStockChangeDocument,
  StaffVariantPricesDocument,
  StaffVariantUpdateDocument,
} from "@carloom/api-client/commerce";
import { Switch, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { amountOf, piecesOf } from "../parts/typed-number.ts";
import { Movements } from "./movements.tsx";
import type { ShelfVariant } from "./shelf.ts";
import { areNumbers, changedOf, type Given, givenOf, inputsOf, namesOf, ValuesFields } from "./values-fields.tsx";

type Channel = NonNullable<StaffChannelsQuery["channels"]>[number];

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
  const toast = useToast();
  const update = useAct(StaffVariantUpdateDocument);
  const price = useAct(StaffVariantPricesDocument);
  const stock = useAct(StaffStockChangeDocument);
  const warehouses = useAnswer(StaffChannelsDocument, {}).data?.warehouses?.edges ?? [];
  const held = variant.stocks?.[0];
  const storedPrice = (channel: Channel) =>
    variant.channelListings?.find((one) => one.channel.id === channel.id)?.price?.amount ?? null;
  const [name, setName] = useState(variant.name);
  const [sku, setSku] = useState(variant.sku ?? "");
  const [isTracked, setTracked] = useState(variant.trackInventory);
  const [pieces, setPieces] = useState(String(held?.quantity ?? 0));
  const [reason, setReason] = useState("");
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(channels.map((channel) => [channel.id, String(storedPrice(channel) ?? "")])),
  );
  const shelf = useAnswer(StaffProductAttributesDocument, { id: product }).data?.shelfProduct;
  const attributes = (shelf?.product.productType.assignedVariantAttributes ?? []).map(({ attribute }) => attribute);
  const assigned = shelf?.variants.find(({ id }) => id === variant.id)?.attributes ?? [];
  const told = givenOf(attributes, assigned);
  const [chosen, setChosen] = useState<Given>({});
  const given = { ...told, ...chosen };
  const changedValues = changedOf(attributes, told, given);
  const promised = held?.quantityAllocated ?? 0;
  const typed = channels.flatMap((channel) => {
    const text = prices[channel.id] ?? "";
    return text.trim() === "" ? [] : [{ channel, amount: amountOf(text) }];
  });
  const quantity = piecesOf(pieces);
  const isMoved = isTracked && quantity !== null && quantity !== (held?.quantity ?? 0);
  const tooFew = quantity !== null && quantity < promised;
  const wrongPrice = (channel: Channel) =>
    typed.some((one) => one.channel === channel && one.amount === null) ? t("dashboard.variant.priceWrong") : undefined;
  const isReady =
    sku.trim() !== "" &&
    quantity !== null &&
    areNumbers(attributes, given) &&
    !tooFew &&
    (!isMoved || reason.trim() !== "") &&
    typed.every(({ amount }) => amount !== null);

  const run = async (): Promise<readonly Problem[]> => {
    const isRenamed = name !== variant.name || sku.trim() !== variant.sku || isTracked !== variant.trackInventory;
    if (isRenamed || changedValues.length > 0) {
      const { productVariantUpdate } = await update.mutateAsync({
        id: variant.id,
        input: {
          name: name.trim(),
          sku: sku.trim(),
          trackInventory: isTracked,
          ...(changedValues.length > 0 && { attributes: inputsOf(changedValues, given) }),
        },
      });
      if (productVariantUpdate?.errors.length) return productVariantUpdate.errors;
    }
    const changed = typed.filter(({ channel, amount }) => amount !== storedPrice(channel));
    if (changed.length > 0) {
      const { productVariantChannelListingUpdate } = await price.mutateAsync({
        id: variant.id,
        input: changed.map(({ channel, amount }) => ({ channelId: channel.id, price: amount ?? 0 })),
      });
      if (productVariantChannelListingUpdate?.errors.length) return productVariantChannelListingUpdate.errors;
    }
    const warehouse = held?.warehouse.id ?? warehouses[0]?.node.id;
    if (isMoved && warehouse) {
      const { stockChange } = await stock.mutateAsync({
        input: { variantId: variant.id, warehouseId: warehouse, to: quantity, by: null, reason: reason.trim() },
      });
      if (stockChange.errors.length) return stockChange.errors;
    }
    toast(t("dashboard.saved"));
    return [];
  };
  return (
    <ActDialog
      title={variant.name || (variant.sku ?? "")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={isReady}
      run={run}
    >
      <TextField
        label={t("dashboard.variant.name")}
        value={name}
        maxLength={250}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.variant.sku")}
        value={sku}
        maxLength={100}
        required
        onChange={(event) => setSku(event.currentTarget.value)}
      />
      {attributes.length > 0 ? (
        <div className="da-values">
          <ValuesFields attributes={attributes} given={given} names={namesOf(assigned)} onChange={setChosen} />
        </div>
      ) : null}
      <div className="da-three">
        {channels.map((channel) => (
          <TextField
            key={channel.id}
            label={channel.name}
            inputMode="decimal"
            value={prices[channel.id] ?? ""}
            error={wrongPrice(channel)}
            onChange={(event) => setPrices({ ...prices, [channel.id]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Switch
        label={t("dashboard.variant.track")}
        checked={isTracked}
        onChange={(event) => setTracked(event.currentTarget.checked)}
      />
      {isTracked ? (
        <TextField
          label={t("dashboard.variant.pieces")}
          inputMode="numeric"
          value={pieces}
          hint={t("dashboard.variant.promised", { count: promised })}
          error={
            quantity === null
              ? t("dashboard.variant.piecesWrong")
              : tooFew
                ? t("dashboard.variant.tooFew", { count: promised })
                : undefined
          }
          onChange={(event) => setPieces(event.currentTarget.value)}
        />
      ) : null}
      {isMoved ? (
        <TextField
          label={t("dashboard.stock.reason")}
          hint={t("dashboard.stock.reasonHint")}
          value={reason}
          maxLength={200}
          required
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      ) : null}
      <Movements variant={variant.id} />
    </ActDialog>
  );
}
