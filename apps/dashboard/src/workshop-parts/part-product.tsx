import { StaffChannelsDocument, StaffPartProductDocument, StaffSellPartDocument } from "@carloom/api-client/commerce";
import { Button, ErrorNote, TextField, useT, useToast } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { amountOf, piecesOf } from "../parts/typed-number.ts";

/** The product that stands for the part: its prices by channel and its stock; all else is written on the product's own page. */
export function PartProduct({ partModel }: { partModel: string }) {
  const t = useT();
  const toast = useToast();
  const { data: shop } = useAnswer(StaffChannelsDocument, {});
  const { data } = useAnswer(StaffPartProductDocument, { partModel });
  const sell = useAct(StaffSellPartDocument);
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>({});
  const [stock, setStock] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const product = data?.partProduct ?? null;
  const variant = product?.variants?.[0];
  const before = (channel: string) =>
    variant?.channelListings?.find((one) => one.channel.id === channel)?.price?.amount ?? null;
  const channels = shop?.channels?.filter(({ isActive }) => isActive) ?? [];
  const typed = (id: string) => prices[id] ?? String(before(id) ?? "");
  const given = channels.flatMap(({ id }) =>
    typed(id).trim() === "" ? [] : [{ channelId: id, price: amountOf(typed(id)) }],
  );
  // all that lie there, also what orders were promised; only what was typed is written
  const lying = String(variant?.stocks?.[0]?.quantity ?? "");
  const quantity = stock ?? lying;
  const pieces = quantity.trim() === "" ? null : piecesOf(quantity);
  const isWrong = given.some(({ price }) => price === null) || (quantity.trim() !== "" && pieces === null);
  const isReady = given.length > 0 && !isWrong && !sell.isPending;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    try {
      const input = {
        partModel,
        prices: given.map(({ channelId, price }) => ({ channelId, price: price ?? 0 })),
        ...(quantity !== lying && { quantity: pieces }),
      };
      const errors = (await sell.mutateAsync({ input })).partProductSave?.errors ?? [];
      setProblems(errors.map(({ code, message }) => ({ code, message })));
      if (errors.length === 0) toast(t("dashboard.saved"));
    } catch {
      setProblems([{}]);
    }
  };
  return (
    <Section title={t("dashboard.parts.product")}>
      <form className="da-form" onSubmit={(event) => void submit(event)}>
        <p className="da-soft">{t("dashboard.parts.product.text")}</p>
        {channels.map(({ id, name, currencyCode }) => (
          <TextField
            key={id}
            label={`${name}, ${currencyCode}`}
            inputMode="decimal"
            value={typed(id)}
            error={
              typed(id).trim() !== "" && amountOf(typed(id)) === null ? t("dashboard.parts.say.noNumber") : undefined
            }
            onChange={({ currentTarget: { value } }) => setPrices({ ...prices, [id]: value })}
          />
        ))}
        <TextField
          label={t("dashboard.parts.product.stock")}
          inputMode="numeric"
          value={quantity}
          onChange={({ currentTarget: { value } }) => setStock(value)}
        />
        {problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <div className="da-actions">
          <Button type="submit" variant="primary" aria-disabled={!isReady}>
            {t(sell.isPending ? "dashboard.busy" : product ? "dashboard.save" : "dashboard.parts.product.make")}
          </Button>
          {product ? (
            <Link className="ui-link da-link" to={`/products/${encodeURIComponent(product.id)}`}>
              {t("dashboard.parts.product.open")}
            </Link>
          ) : null}
        </div>
      </form>
    </Section>
  );
}
