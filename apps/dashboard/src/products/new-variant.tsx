import { StaffVariantCreateDocument } from "@carloom/api-client/commerce";
import { TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";

export function NewVariant({ product, onClose }: { product: string; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffVariantCreateDocument);
  const [name, setName] = useState("");
  const [sku, setSku] = useState("");
  return (
    <ActDialog
      title={t("dashboard.variant.new")}
      label={t("dashboard.variant.create")}
      onClose={onClose}
      isReady={sku.trim() !== ""}
      run={async () => {
        const { productVariantCreate } = await act.mutateAsync({
          input: { product, name: name.trim() || null, sku: sku.trim(), attributes: [], trackInventory: true },
        });
        const problems = productVariantCreate?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.variant.name")}
        hint={t("dashboard.variant.nameHint")}
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
    </ActDialog>
  );
}
