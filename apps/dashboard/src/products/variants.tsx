import { StaffChannelsDocument } from "@carloom/api-client/commerce";
import { Button, IconButton, useT } from "@carloom/ui";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { moneyText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import { VariantDelete } from "./delete-goods.tsx";
import { NewVariant } from "./new-variant.tsx";
import type { ShelfProduct, ShelfVariant } from "./shelf.ts";
import { VariantDialog } from "./variant-dialog.tsx";
import { useNameOf } from "../parts/name-of.ts";

/** Pieces that nobody was promised; null where no stock is kept. */
const freeOf = ({ stocks, trackInventory }: ShelfVariant): number | null =>
  trackInventory ? (stocks ?? []).reduce((sum, stock) => sum + stock.quantity - stock.quantityAllocated, 0) : null;

/** Every variant with its prices and stock; a row opens what can be changed. */
export function Variants({ shelf }: { shelf: ShelfProduct }) {
  const t = useT();
  const nameOf = useNameOf();
  const language = useLanguage();
  const mayChange = useMay("catalogue");
  const channels = useAnswer(StaffChannelsDocument, {}).data?.channels ?? [];
  const [open, setOpen] = useState<ShelfVariant | null>(null);
  const [doomed, setDoomed] = useState<ShelfVariant | null>(null);
  const [isNew, setNew] = useState(false);
  const titleOf = (variant: ShelfVariant) =>
    nameOf(variant.name && variant.name !== shelf.product.name ? variant : shelf.product);
  return (
    <Section
      title={t("dashboard.product.variants")}
      actions={
        mayChange ? (
          <Button size="small" onClick={() => setNew(true)}>
            <Plus aria-hidden size={16} />
            {t("dashboard.variant.new")}
          </Button>
        ) : null
      }
    >
      {shelf.variants.length === 0 ? <p className="da-soft">{t("dashboard.variant.none")}</p> : null}
      {shelf.variants.length > 0 ? (
        <ScrollX label={t("dashboard.product.variants")}>
          <table className="da-table">
            <thead>
              <tr>
                <th scope="col">{t("dashboard.variant.name")}</th>
                <th scope="col">{t("dashboard.variant.sku")}</th>
                {channels.map((channel) => (
                  <th key={channel.id} scope="col" data-end>
                    {channel.currencyCode}
                  </th>
                ))}
                <th scope="col" data-end>
                  {t("dashboard.product.stock")}
                </th>
                {mayChange ? (
                  <th scope="col">
                    <span className="ui-hidden">{t("dashboard.delete")}</span>
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {shelf.variants.map((variant) => {
                const free = freeOf(variant);
                const name = titleOf(variant);
                return (
                  <tr key={variant.id}>
                    <td>
                      {mayChange ? (
                        <button type="button" className="ui-link da-link" onClick={() => setOpen(variant)}>
                          {name}
                        </button>
                      ) : (
                        name
                      )}
                    </td>
                    <td>
                      <code>{variant.sku}</code>
                    </td>
                    {channels.map((channel) => {
                      const price = variant.channelListings?.find((one) => one.channel.id === channel.id)?.price;
                      return (
                        <td key={channel.id} data-end>
                          {price ? moneyText(language, price) : <span className="da-soft">–</span>}
                        </td>
                      );
                    })}
                    <td data-end>
                      {free === null ? (
                        <span className="da-soft">{t("dashboard.variant.untracked")}</span>
                      ) : free <= 0 ? (
                        <State tone="bad">{free}</State>
                      ) : (
                        free
                      )}
                    </td>
                    {mayChange ? (
                      <td data-end>
                        <IconButton
                          label={t("dashboard.goods.delete", { name })}
                          icon={<Trash2 aria-hidden size={16} />}
                          onClick={() => setDoomed(variant)}
                        />
                      </td>
                    ) : null}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollX>
      ) : null}
      {open ? (
        <VariantDialog product={shelf.product.id} variant={open} channels={channels} onClose={() => setOpen(null)} />
      ) : null}
      {doomed ? (
        <VariantDelete
          variant={doomed}
          name={titleOf(doomed)}
          isLast={shelf.variants.length === 1}
          onClose={() => setDoomed(null)}
        />
      ) : null}
      {isNew ? <NewVariant product={shelf.product.id} onClose={() => setNew(false)} /> : null}
    </Section>
  );
}
