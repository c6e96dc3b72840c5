import {
  type ProductFieldEnum,
  StaffCategoriesDocument,
  StaffChannelsDocument,
  StaffExportProductsDocument,
} from "@carloom/api-client/commerce";
import { Checkbox, Select, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { useNameOf } from "../parts/name-of.ts";

const FIELDS: readonly ProductFieldEnum[] = [
  "NAME",
  "DESCRIPTION",
  "PRODUCT_TYPE",
  "CATEGORY",
  "COLLECTIONS",
  "PRODUCT_MEDIA",
  "VARIANT_ID",
  "VARIANT_SKU",
  "VARIANT_WEIGHT",
  "VARIANT_MEDIA",
];
const FIRST: readonly ProductFieldEnum[] = ["NAME", "CATEGORY", "VARIANT_SKU"];

const toggled = (picked: readonly string[], id: string): string[] =>
  picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id];

/** Which products a file is of, and what it says of them. */
export function ExportMake({ onClose }: { onClose: () => void }) {
  const t = useT();
  const nameOf = useNameOf();
  const toast = useToast();
  const make = useAct(StaffExportProductsDocument);
  const places = useAnswer(StaffChannelsDocument, {}).data;
  const categories = useAnswer(StaffCategoriesDocument, {}).data?.categories?.edges ?? [];
  const [category, setCategory] = useState("");
  const [fields, setFields] = useState<readonly string[]>(FIRST);
  const [channels, setChannels] = useState<readonly string[]>([]);
  const [warehouses, setWarehouses] = useState<readonly string[]>([]);
  const boxes = (
    legend: string,
    choices: readonly { id: string; name: string }[],
    picked: readonly string[],
    onPick: (picked: readonly string[]) => void,
  ) => (
    <fieldset className="da-form">
      <legend>{legend}</legend>
      <div className="da-three">
        {choices.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={picked.includes(id)} onChange={() => onPick(toggled(picked, id))} />
        ))}
      </div>
    </fieldset>
  );
  return (
    <ActDialog
      title={t("dashboard.export.make")}
      label={t("dashboard.export.makeDo")}
      onClose={onClose}
      isReady={fields.length + channels.length + warehouses.length > 0}
      run={async () => {
        const { exportProducts } = await make.mutateAsync({
          input: {
            fileType: "CSV",
            ...(category ? { scope: "FILTER", filter: { categories: [category] } } : { scope: "ALL" }),
            exportInfo: {
              fields: FIELDS.filter((field) => fields.includes(field)),
              channels: [...channels],
              warehouses: [...warehouses],
            },
          },
        });
        const problems = exportProducts?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.export.begun"));
        return problems;
      }}
    >
      <p>{t("dashboard.export.makeText")}</p>
      <Select
        label={t("dashboard.export.which")}
        value={category}
        options={[
          { value: "", label: t("dashboard.export.all") },
          ...categories.map(({ node }) => ({ value: node.id, label: nameOf(node) })),
        ]}
        onChange={(event) => setCategory(event.currentTarget.value)}
      />
      {boxes(
        t("dashboard.export.fields"),
        FIELDS.map((id) => ({ id, name: t(`dashboard.export.field.${id}`) })),
        fields,
        setFields,
      )}
      {boxes(t("dashboard.export.prices"), places?.channels ?? [], channels, setChannels)}
      {boxes(
        t("dashboard.export.stock"),
        (places?.warehouses?.edges ?? []).map(({ node }) => node),
        warehouses,
        setWarehouses,
      )}
    </ActDialog>
  );
}
