import {
  StaffCategoriesDocument,
  StaffProductTaxDocument,
  StaffProductUpdateDocument,
} from "@carloom/api-client/commerce";
import { ErrorNote, Select, TextField, useT, useToast } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import type { ShelfProduct } from "./shelf.ts";

/** Category, tax class and address of a product. */
export function Placement({ shelf }: { shelf: ShelfProduct }) {
  const t = useT();
  const toast = useToast();
  const lists = useAnswer(StaffCategoriesDocument, {}).data;
  const update = useAct(StaffProductUpdateDocument);
  const tax = useAct(StaffProductTaxDocument);
  const { product } = shelf;
  const stored = { category: product.category?.id ?? "", tax: product.taxClass?.id ?? "", slug: product.slug };
  // what is stored may change meanwhile: only what was chosen here is held
  const [chosen, setChosen] = useState<Partial<typeof stored>>({});
  const given = { ...stored, ...chosen };
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isChanged = given.category !== stored.category || given.tax !== stored.tax || given.slug !== stored.slug;
  const isBusy = update.isPending || tax.isPending;
  const save = async (): Promise<readonly Problem[]> => {
    if (given.category !== stored.category || given.slug !== stored.slug) {
      const { productUpdate } = await update.mutateAsync({
        id: product.id,
        input: { category: given.category || null, slug: given.slug.trim() },
      });
      if (productUpdate?.errors.length) return productUpdate.errors;
    }
    if (given.tax !== stored.tax) {
      const { productTaxClassUpdate } = await tax.mutateAsync({ product: product.id, taxClass: given.tax });
      if (productTaxClassUpdate.errors.length) return productTaxClassUpdate.errors;
    }
    setChosen({});
    return [];
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || isBusy) return;
    try {
      const said = await save();
      setProblems(said);
      if (said.length === 0) toast(t("dashboard.saved"));
    } catch {
      setProblems([{}]);
    }
  };
  return (
    <Section title={t("dashboard.placement")}>
      <form className="da-form" onSubmit={(event) => void submit(event)}>
        <Select
          label={t("dashboard.product.category")}
          value={given.category}
          options={[
            { value: "", label: t("dashboard.product.noCategory") },
            ...(lists?.categories?.edges ?? []).map(({ node }) => ({ value: node.id, label: node.name })),
          ]}
          onChange={(event) => setChosen({ ...chosen, category: event.currentTarget.value })}
        />
        <Select
          label={t("dashboard.placement.tax")}
          value={given.tax}
          options={[
            ...(stored.tax ? [] : [{ value: "", label: "–" }]),
            ...(lists?.taxClasses?.edges ?? []).map(({ node }) => ({ value: node.id, label: node.name })),
          ]}
          onChange={(event) => setChosen({ ...chosen, tax: event.currentTarget.value })}
        />
        <TextField
          label={t("dashboard.placement.slug")}
          hint={t("dashboard.placement.slugHint")}
          value={given.slug}
          maxLength={250}
          required
          onChange={(event) => setChosen({ ...chosen, slug: event.currentTarget.value })}
        />
        {problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow isBusy={isBusy} isChanged={isChanged} onDiscard={() => setChosen({})} />
      </form>
    </Section>
  );
}
