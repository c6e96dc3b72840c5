import {
  StaffWarehouseDeleteDocument,
  StaffWarehouseStockMoveDocument,
  StaffWarehouseZonesDocument,
} from "@carloom/api-client/commerce";
import { Select, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import type { Holding, Warehouse, Zone } from "./warehouse.ts";

/**
 * Asks before a warehouse is deleted; what lies in it, and the zones that nothing else sends to, go to another first. The
 * shop's last one stays, and so does one of which nobody can say now what lies in it (`held` is null).
 */
export function WarehouseDelete({
  warehouse,
  held,
  zones,
  others,
  onClose,
}: {
  warehouse: Warehouse;
  held: Holding | null | undefined;
  zones: readonly Zone[];
  others: readonly Warehouse[];
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const number = new Intl.NumberFormat(useLanguage());
  const remove = useAct(StaffWarehouseDeleteDocument);
  const move = useAct(StaffWarehouseStockMoveDocument);
  const link = useAct(StaffWarehouseZonesDocument);
  const onlyHere = zones.filter(({ warehouses: [first, ...more] }) => first?.id === warehouse.id && more.length === 0);
  const [into, setInto] = useState(others[0]?.id ?? "");
  return (
    <ActDialog
      title={t("dashboard.structure.deleteOne", { name: warehouse.name })}
      label={t(held ? "dashboard.warehouse.moveAndDelete" : "dashboard.delete")}
      onClose={onClose}
      isReady={others.length > 0 && held !== null}
      run={async () => {
        const { id } = warehouse;
        if (held) {
          const { warehouseStockMove } = await move.mutateAsync({ id, into });
          if (warehouseStockMove.errors.length > 0) return warehouseStockMove.errors;
        }
        if (onlyHere.length > 0) {
          const add = onlyHere.map((zone) => zone.id);
          const { assignWarehouseShippingZone } = await link.mutateAsync({ id: into, add, remove: [] });
          if (assignWarehouseShippingZone?.errors.length) return assignWarehouseShippingZone.errors;
        }
        const problems = (await remove.mutateAsync({ id })).deleteWarehouse?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.deleted"));
        return problems;
      }}
    >
      {others.length === 0 ? (
        <p>{t("dashboard.warehouse.last")}</p>
      ) : held === null ? (
        <p>{t("dashboard.warehouse.unreadDelete")}</p>
      ) : held || onlyHere.length > 0 ? (
        <>
          <p>
            {held
              ? t("dashboard.warehouse.heldText", {
                  pieces: number.format(held.pieces),
                  variants: number.format(held.variants),
                  promised: number.format(held.promised),
                })
              : t("dashboard.warehouse.emptyText")}
          </p>
          {onlyHere.length > 0 ? (
            <p>{t("dashboard.warehouse.onlyHere", { zones: onlyHere.map(({ name }) => name).join(", ") })}</p>
          ) : null}
          <Select
            label={t(held ? "dashboard.warehouse.moveInto" : "dashboard.warehouse.zonesTo")}
            value={into}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setInto(event.currentTarget.value)}
          />
        </>
      ) : (
        <p>{t("dashboard.warehouse.emptyText")}</p>
      )}
    </ActDialog>
  );
}
