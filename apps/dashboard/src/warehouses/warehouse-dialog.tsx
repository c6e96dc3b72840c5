import {
  StaffWarehouseCreateDocument,
  StaffWarehouseUpdateDocument,
  StaffWarehouseZonesDocument,
} from "@carloom/api-client/commerce";
import { Checkbox, TextField, useT, useToast } from "@carloom/ui";
import { useRef, useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { AddressPart, readAddress, wrongFields, type WrongFields } from "../parts/address-part.tsx";
import type { Warehouse, Zone } from "./warehouse.ts";

/** A warehouse's name and address, and the zones that it sends to. */
export function WarehouseDialog({
  warehouse,
  zones,
  onClose,
}: {
  warehouse: Warehouse | null;
  zones: readonly Zone[];
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffWarehouseCreateDocument);
  const update = useAct(StaffWarehouseUpdateDocument);
  const link = useAct(StaffWarehouseZonesDocument);
  const place = useRef<HTMLDivElement>(null);
  const before = (warehouse?.shippingZones.edges ?? []).map(({ node }) => node.id);
  const [name, setName] = useState(warehouse?.name ?? "");
  const [slug, setSlug] = useState(warehouse?.slug ?? "");
  const [email, setEmail] = useState(warehouse?.email ?? "");
  const [sends, setSends] = useState<ReadonlySet<string>>(new Set(before));
  const [wrong, setWrong] = useState<WrongFields>({});
  const write = async (): Promise<readonly (Problem & { field?: string | null; code: string })[]> => {
    const { country, ...texts } = readAddress(place.current);
    const address = { country, ...texts, companyName: name.trim() };
    const input = { name: name.trim(), email: email.trim(), ...(slug.trim() && { slug: slug.trim() }) };
    if (!warehouse)
      return (
        (await create.mutateAsync({ input: { ...input, address, shippingZones: [...sends] } })).createWarehouse
          ?.errors ?? []
      );
    const { id } = warehouse;
    // one that nobody gave an address may go without
    const isWritten = Object.values(texts).some(Boolean);
    const { updateWarehouse } = await update.mutateAsync({ id, input: { ...input, ...(isWritten && { address }) } });
    if (updateWarehouse?.errors.length) return updateWarehouse.errors;
    const add = [...sends].filter((zone) => !before.includes(zone));
    const remove = before.filter((zone) => !sends.has(zone));
    if (add.length + remove.length === 0) return [];
    const answer = await link.mutateAsync({ id, add, remove });
    return [
      ...(answer.assignWarehouseShippingZone?.errors ?? []),
      ...(answer.unassignWarehouseShippingZone?.errors ?? []),
    ];
  };
  /** Zones that only this one would send to: everything else that lies elsewhere is no longer sent there. */
  const alone = zones.filter(
    (zone) =>
      sends.has(zone.id) && zone.warehouses.every(({ id }) => id === warehouse?.id) && !before.includes(zone.id),
  );
  return (
    <ActDialog
      title={warehouse?.name ?? t("dashboard.warehouse.new")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={name.trim() !== ""}
      run={async () => {
        const problems = await write();
        setWrong(wrongFields(problems));
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.product.name")}
        value={name}
        maxLength={250}
        required
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.warehouse.slug")}
        hint={t("dashboard.warehouse.slugHint")}
        value={slug}
        maxLength={100}
        onChange={(event) => setSlug(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.order.email")}
        type="email"
        value={email}
        maxLength={254}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <AddressPart
        place={place}
        address={warehouse?.address}
        country="KR"
        wrong={wrong}
        without={["firstName", "lastName", "companyName"]}
      />
      <fieldset className="da-choices">
        <legend>{t("dashboard.warehouse.sends")}</legend>
        <p className="da-soft">{t("dashboard.warehouse.sendsHint")}</p>
        {zones.map((zone) => (
          <Checkbox
            key={zone.id}
            label={zone.name}
            checked={sends.has(zone.id)}
            onChange={(event) => {
              const next = new Set(sends);
              if (event.currentTarget.checked) next.add(zone.id);
              else next.delete(zone.id);
              setSends(next);
            }}
          />
        ))}
        {alone.length > 0 ? (
          <p className="da-soft">
            {t("dashboard.warehouse.alone", { zones: alone.map((zone) => zone.name).join(", ") })}
          </p>
        ) : null}
      </fieldset>
    </ActDialog>
  );
}
