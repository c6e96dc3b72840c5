import { StaffWarehousesDocument } from "@carloom/api-client/commerce";
import { Button, useT } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { Asks } from "../boot/ahead.ts";
import { asked, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { PageHead } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import type { Holding, Warehouse } from "./warehouse.ts";
import { WarehouseDelete } from "./warehouse-delete.tsx";
import { WarehouseDialog } from "./warehouse-dialog.tsx";

type Open = { what: "new" } | { what: "edit" | "delete"; of: Warehouse } | null;

export const asks: Asks = () => [asked(StaffWarehousesDocument, {})];

/** Where goods lie, and to which zones they are sent from there. */
export function Warehouses() {
  const t = useT();
  const mayChange = useMay("catalogue");
  const answer = useAnswer(StaffWarehousesDocument, {});
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.place.warehouses")}
        actions={
          mayChange ? (
            <Button variant="primary" onClick={() => setOpen({ what: "new" })}>
              <Plus aria-hidden size={16} />
              {t("dashboard.warehouse.new")}
            </Button>
          ) : null
        }
      />
      <p className="da-soft da-lead">{t("dashboard.warehouse.lead")}</p>
      <Loaded answer={answer}>
        {({ warehouses, warehouseHoldings, shippingZones }) => {
          const all = (warehouses?.edges ?? []).map(({ node }) => node);
          const zones = (shippingZones?.edges ?? []).map(({ node }) => node);
          const heldBy = (id: string) =>
            warehouseHoldings && warehouseHoldings.find(({ warehouseId }) => warehouseId === id);
          return (
            <>
              <ScrollX label={t("dashboard.place.warehouses")}>
                <table className="da-table">
                  <thead>
                    <tr>
                      <th scope="col">{t("dashboard.product.name")}</th>
                      <th scope="col" className="da-wide-only">
                        {t("dashboard.warehouse.sends")}
                      </th>
                      <th scope="col" data-end>
                        {t("dashboard.warehouse.lies")}
                      </th>
                      <th>
                        <span className="ui-hidden">{t("dashboard.more")}</span>
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {all.map((warehouse) => (
                      <tr key={warehouse.id}>
                        <td>
                          <span className="da-two">
                            {mayChange ? (
                              <button
                                type="button"
                                className="ui-link da-link"
                                onClick={() => setOpen({ what: "edit", of: warehouse })}
                              >
                                {warehouse.name}
                              </button>
                            ) : (
                              <b>{warehouse.name}</b>
                            )}
                            <small>
                              <Place warehouse={warehouse} />
                            </small>
                          </span>
                        </td>
                        <td className="da-wide-only">
                          {zonesText(t, warehouse, zones.filter((zone) => zone.warehouses.length === 0).length)}
                        </td>
                        <td data-end>
                          <Lies held={heldBy(warehouse.id)} />
                        </td>
                        <td data-end>
                          {mayChange ? (
                            <Button
                              size="small"
                              variant="quiet"
                              aria-label={t("dashboard.structure.deleteOne", { name: warehouse.name })}
                              onClick={() => setOpen({ what: "delete", of: warehouse })}
                            >
                              {t("dashboard.delete")}
                            </Button>
                          ) : null}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollX>
              {warehouseHoldings ? null : (
                <p className="da-soft" role="status">
                  {t("dashboard.warehouse.unread")}
                </p>
              )}
              {open?.what === "new" || open?.what === "edit" ? (
                <WarehouseDialog warehouse={open.what === "edit" ? open.of : null} zones={zones} onClose={close} />
              ) : null}
              {open?.what === "delete" ? (
                <WarehouseDelete
                  warehouse={open.of}
                  held={heldBy(open.of.id)}
                  zones={zones}
                  others={all.filter(({ id }) => id !== open.of.id)}
                  onClose={close}
                />
              ) : null}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

/** The zones that name it, else that it sends wherever no other does. */
function zonesText(t: ReturnType<typeof useT>, { shippingZones }: Warehouse, free: number): string {
  const named = shippingZones.edges.map(({ node }) => node.name);
  const rest = free > 0 ? [t("dashboard.warehouse.free", { count: free })] : [];
  return [...named, ...rest].join(", ") || t("dashboard.warehouse.nowhere");
}

function Place({ warehouse: { address } }: { warehouse: Warehouse }) {
  const names = new Intl.DisplayNames([useLanguage()], { type: "region" });
  const country = address.country.code ? names.of(address.country.code) : "";
  return [address.city, country].filter(Boolean).join(", ");
}

/** Nothing where it could not be read (null): the page says so under its table. */
function Lies({ held }: { held: Holding | null | undefined }) {
  const t = useT();
  const number = new Intl.NumberFormat(useLanguage());
  if (held === null) return null;
  if (!held) return <span className="da-soft">{t("dashboard.warehouse.empty")}</span>;
  return (
    <span className="da-two">
      <span>{t("dashboard.warehouse.pieces", { count: held.pieces, pieces: number.format(held.pieces) })}</span>
      {held.promised > 0 ? (
        <small>
          {t("dashboard.warehouse.promised", { count: held.promised, pieces: number.format(held.promised) })}
        </small>
      ) : null}
    </span>
  );
}
