import {
  StaffCategoryCreateDocument,
  StaffCategoryDeleteDocument,
  StaffCategoryTranslateDocument,
  StaffCategoryUpdateDocument,
  type StaffStructureQuery,
} from "@carloom/api-client/commerce";
import { Button, TextField, useT, useToast } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { State } from "../parts/state.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";

type Category = NonNullable<StaffStructureQuery["categories"]>["edges"][number]["node"];
type Open = { what: "edit" | "delete"; of: Category } | { what: "new" } | null;

/** Categories with their names in every language. */
export function Categories({ categories }: { categories: readonly Category[] }) {
  const t = useT();
  const remove = useAct(StaffCategoryDeleteDocument);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const missing = <State tone="warn">{t("dashboard.product.missing")}</State>;
  return (
    <>
      <div className="da-actions">
        <Button onClick={() => setOpen({ what: "new" })}>
          <Plus aria-hidden size={16} />
          {t("dashboard.structure.newCategory")}
        </Button>
      </div>
      {categories.length === 0 ? <p className="da-soft">{t("dashboard.structure.noCategories")}</p> : null}
      {categories.length > 0 ? (
        <ScrollX label={t("dashboard.structure.categories")}>
          <table className="da-table">
            <thead>
              <tr>
                <th scope="col">{LANGUAGE_NAMES.en}</th>
                <th scope="col" className="da-wide-only">
                  {LANGUAGE_NAMES.ko}
                </th>
                <th scope="col" className="da-wide-only">
                  {LANGUAGE_NAMES.ja}
                </th>
                <th scope="col">{t("dashboard.placement.slug")}</th>
                <th>
                  <span className="ui-hidden">{t("dashboard.more")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {categories.map((category) => (
                <tr key={category.id}>
                  <td>
                    <button
                      type="button"
                      className="ui-link da-link"
                      onClick={() => setOpen({ what: "edit", of: category })}
                    >
                      {category.name}
                    </button>
                  </td>
                  <td lang="ko" className="da-wide-only">
                    {category.ko?.name || missing}
                  </td>
                  <td lang="ja" className="da-wide-only">
                    {category.ja?.name || missing}
                  </td>
                  <td>
                    <code>{category.slug}</code>
                  </td>
                  <td data-end>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t("dashboard.structure.deleteOne", { name: category.name })}
                      onClick={() => setOpen({ what: "delete", of: category })}
                    >
                      {t("dashboard.delete")}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
      ) : null}
      {open?.what === "new" ? <CategoryDialog category={null} onClose={close} /> : null}
      {open?.what === "edit" ? <CategoryDialog category={open.of} onClose={close} /> : null}
      {open?.what === "delete" ? (
        <DeleteDialog
          name={open.of.name}
          text={t("dashboard.structure.deleteCategory")}
          run={async () => (await remove.mutateAsync({ id: open.of.id })).categoryDelete?.errors ?? []}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function CategoryDialog({ category, onClose }: { category: Category | null; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffCategoryCreateDocument);
  const update = useAct(StaffCategoryUpdateDocument);
  const translate = useAct(StaffCategoryTranslateDocument);
  const stored = { en: category?.name ?? "", ko: category?.ko?.name ?? "", ja: category?.ja?.name ?? "" };
  const [names, setNames] = useState(stored);
  const [slug, setSlug] = useState(category?.slug ?? "");
  const write = async (): Promise<readonly Problem[]> => {
    let id = category?.id;
    const input = { name: names.en.trim(), ...(slug.trim() && { slug: slug.trim() }) };
    if (id) {
      const { categoryUpdate } = await update.mutateAsync({ id, input });
      if (categoryUpdate?.errors.length) return categoryUpdate.errors;
    } else {
      const { categoryCreate } = await create.mutateAsync({ input });
      if (categoryCreate?.errors.length) return categoryCreate.errors;
      id = categoryCreate?.category?.id;
    }
    for (const [language, name, before] of [
      ["KO", names.ko, stored.ko],
      ["JA", names.ja, stored.ja],
    ] as const) {
      if (!id || name.trim() === before) continue;
      const { categoryTranslate } = await translate.mutateAsync({ id, language, name: name.trim() });
      if (categoryTranslate?.errors.length) return categoryTranslate.errors;
    }
    return [];
  };
  return (
    <ActDialog
      title={category?.name ?? t("dashboard.structure.newCategory")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={names.en.trim() !== ""}
      run={async () => {
        const problems = await write();
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={LANGUAGE_NAMES[language]}
          lang={language}
          value={names[language]}
          maxLength={250}
          required={language === "en"}
          onChange={(event) => setNames({ ...names, [language]: event.currentTarget.value })}
        />
      ))}
      <TextField
        label={t("dashboard.placement.slug")}
        hint={t("dashboard.structure.slugHint")}
        value={slug}
        maxLength={250}
        onChange={(event) => setSlug(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
