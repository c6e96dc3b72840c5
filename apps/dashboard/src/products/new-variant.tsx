import { StaffVariantCreateDocument } from "@carloom/api-client/commerce";
import { TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { amountOf, isWeight } from "../parts/typed-number.ts";

export function NewVariant({ product, onClose }: { product: string; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffVariantCreateDocument);
  const [name, setName] = useState("");
  const [sku, setSku] = useState("");
  const [weight, setWeight] = useState("");
  return (
    <ActDialog
      title={t("dashboard.variant.new")}
      label={t("dashboard.variant.create")}
      onClose={onClose}
      isReady={sku.trim() !== "" && isWeight(weight)}
      run={async () => {
        const { productVariantCreate } = await act.mutateAsync({
          input: {
            product,
            name: name.trim() || null,
            sku: sku.trim(),
            attributes: [],
            trackInventory: true,
            weight: amountOf(weight),
          },
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
      <TextField
        label={t("dashboard.variant.weight")}
        hint={t("dashboard.variant.weightHint")}
        inputMode="decimal"
        value={weight}
        error={isWeight(weight) ? undefined : t("dashboard.variant.weightWrong")}
        onChange={(event) => setWeight(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
