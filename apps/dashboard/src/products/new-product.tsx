import {
  StaffProductCreateDocument,
  StaffProductTypesDocument,
  StaffCategoriesDocument,
} from "@carloom/api-client/commerce";
import { buttonClass, Select, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { useNameOf } from "../parts/name-of.ts";

/** A product begins with its name and kind; everything else is set on its page, before anybody sees it. */
export function NewProduct({ onClose }: { onClose: () => void }) {
  const t = useT();
  const nameOf = useNameOf();
  const navigate = useNavigate();
  const act = useAct(StaffProductCreateDocument);
  const answer = useAnswer(StaffProductTypesDocument, {});
  const types = answer.data?.productTypes?.edges ?? [];
  const categories = useAnswer(StaffCategoriesDocument, {}).data?.categories?.edges ?? [];
  const [name, setName] = useState("");
  const [type, setType] = useState("");
  const [category, setCategory] = useState("");
  const productType = type || (types[0]?.node.id ?? "");
  if (answer.isSuccess && types.length === 0)
    return (
      <Dialog open onClose={onClose} title={t("dashboard.product.new")}>
        <div className="da-form">
          <p>{t("dashboard.product.noType")}</p>
          <Link className={buttonClass({ variant: "primary" })} to="/structure?of=types">
            {t("dashboard.structure.types")}
          </Link>
        </div>
      </Dialog>
    );
  return (
    <ActDialog
      title={t("dashboard.product.new")}
      label={t("dashboard.product.create")}
      onClose={onClose}
      isReady={name.trim() !== "" && productType !== ""}
      run={async () => {
        const { productCreate } = await act.mutateAsync({
          input: { name: name.trim(), productType, category: category || null },
        });
        const id = productCreate?.product?.id;
        if (id) void navigate(`/products/${encodeURIComponent(id)}`);
        return productCreate?.errors ?? [];
      }}
    >
      <TextField
        label={t("dashboard.product.nameEn")}
        value={name}
        maxLength={250}
        required
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select
        label={t("dashboard.product.type")}
        value={productType}
        options={types.map(({ node }) => ({ value: node.id, label: node.name }))}
        onChange={(event) => setType(event.currentTarget.value)}
      />
      <Select
        label={t("dashboard.product.category")}
        value={category}
        options={[
          { value: "", label: t("dashboard.product.noCategory") },
          ...categories.map(({ node }) => ({ value: node.id, label: nameOf(node) })),
        ]}
        onChange={(event) => setCategory(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
