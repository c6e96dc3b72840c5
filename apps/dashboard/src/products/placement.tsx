import {
  StaffCategoriesDocument,
  StaffProductDocument,
  StaffProductTaxDocument,
  StaffProductUpdateDocument,
} from "@carloom/api-client/commerce";
import { ErrorNote, Select, TextField, useT } from "@carloom/ui";
import { useAct, useAnswer } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { useNameOf } from "../parts/name-of.ts";

/** Category, tax class and address of a product. */
export function Placement({ id }: { id: string }) {
  const t = useT();
  const nameOf = useNameOf();
  const lists = useAnswer(StaffCategoriesDocument, {}).data;
  const edit = useDraft({
    document: StaffProductDocument,
    variables: { id },
    record: ({ shelfProduct }) => shelfProduct?.product,
    of: (answer) => {
      const product = answer?.shelfProduct?.product;
      return { category: product?.category?.id ?? "", tax: product?.taxClass?.id ?? "", slug: product?.slug ?? "" };
    },
  });
  const update = useAct(StaffProductUpdateDocument, edit);
  const tax = useAct(StaffProductTaxDocument, edit);
  const { draft: given, stored } = edit;
  const save = async (now: typeof given, before: typeof given): Promise<readonly Problem[]> => {
    if (now.category !== before.category || now.slug !== before.slug) {
      const { productUpdate } = await update.mutateAsync({
        id,
        input: { category: now.category || null, slug: now.slug.trim() },
      });
      if (productUpdate?.errors.length) return productUpdate.errors;
    }
    if (now.tax === before.tax) return [];
    const { productTaxClassUpdate } = await tax.mutateAsync({ product: id, taxClass: now.tax });
    return productTaxClassUpdate.errors;
  };
  const categories = (lists?.categories?.edges ?? []).map(({ node }) => ({ value: node.id, label: nameOf(node) }));
  const taxes = (lists?.taxClasses?.edges ?? []).map(({ node }) => ({ value: node.id, label: node.name }));
  const named = (options: typeof taxes) => (value: string) => options.find((one) => one.value === value)?.label ?? "";
  const names = {
    category: { label: t("dashboard.product.category"), text: named(categories) },
    tax: { label: t("dashboard.placement.tax"), text: named(taxes) },
    slug: { label: t("dashboard.placement.slug") },
  };
  return (
    <Section title={t("dashboard.placement")}>
      <form className="da-form" onSubmit={edit.submit(save)}>
        <Select
          label={t("dashboard.product.category")}
          value={given.category}
          options={[{ value: "", label: t("dashboard.product.noCategory") }, ...categories]}
          onChange={(event) => edit.set({ category: event.currentTarget.value })}
        />
        <Select
          label={t("dashboard.placement.tax")}
          value={given.tax}
          options={[...(stored.tax ? [] : [{ value: "", label: "–" }]), ...taxes]}
          onChange={(event) => edit.set({ tax: event.currentTarget.value })}
        />
        <TextField
          label={t("dashboard.placement.slug")}
          hint={t("dashboard.placement.slugHint")}
          value={given.slug}
          maxLength={250}
          required
          onChange={(event) => edit.set({ slug: event.currentTarget.value })}
        />
        <Meanwhile edit={edit} names={names} />
        {edit.problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={edit.discard} />
      </form>
    </Section>
  );
}
