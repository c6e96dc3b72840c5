import { type AddressRedirectKind, StaffRedirectAddDocument } from "@carloom/api-client/commerce";
import { Select, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";

const KINDS = ["PRODUCT", "CATEGORY", "COLLECTION", "CAR"] as const;

/** Lets an address that the shop does not have lead to something that it has. */
export function NewRedirect({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const add = useAct(StaffRedirectAddDocument);
  const [kind, setKind] = useState<AddressRedirectKind>("PRODUCT");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  return (
    <ActDialog
      title={t("dashboard.redirect.new")}
      label={t("dashboard.redirect.add")}
      onClose={onClose}
      isReady={from.trim() !== "" && to.trim() !== ""}
      run={async () => {
        const { errors } = (await add.mutateAsync({ input: { kind, from, to } })).addressRedirectAdd;
        if (errors.length === 0) toast(t("dashboard.saved"));
        return errors.map(({ code }) => ({ code: `REDIRECT_${code}` }));
      }}
    >
      <Select
        label={t("dashboard.redirect.kind")}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`dashboard.redirect.kind.${value}`) }))}
        onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? "PRODUCT")}
      />
      <TextField
        label={t("dashboard.redirect.from")}
        hint={t("dashboard.redirect.fromHint")}
        value={from}
        maxLength={500}
        required
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.redirect.to")}
        hint={t("dashboard.redirect.toHint")}
        value={to}
        maxLength={500}
        required
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
