import {
  StaffCategoryCreateDocument,
  StaffCategoryDeleteDocument,
  StaffCategoryTranslateDocument,
  StaffCategoryUpdateDocument,
  StaffStructureDocument,
  type StaffStructureQuery,
} from "@carloom/api-client/commerce";
import { Button, TextField, useT, useToast } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from "../boot/language.tsx";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { State } from "../parts/state.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { useNameOf } from "../parts/name-of.ts";

type Category = NonNullable<StaffStructureQuery["categories"]>["edges"][number]["node"];
type Open = { what: "edit" | "delete"; of: Category } | { what: "new" } | null;

/** Categories with their names in every language. */
export function Categories({ categories }: { categories: readonly Category[] }) {
  const t = useT();
  const nameOf = useNameOf();
  const room = useLanguage();
  const others = LANGUAGES.filter((one) => one !== room);
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
                <th scope="col">{LANGUAGE_NAMES[room]}</th>
                {others.map((one) => (
                  <th key={one} scope="col" className="da-wide-only">
                    {LANGUAGE_NAMES[one]}
                  </th>
                ))}
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
                      {nameOf(category)}
                    </button>
                  </td>
                  {others.map((one) => (
                    <td key={one} lang={one} className="da-wide-only">
                      {(one === "en" ? category.name : category[one]?.name) || missing}
                    </td>
                  ))}
                  <td>
                    <code>{category.slug}</code>
                  </td>
                  <td data-end>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t("dashboard.structure.deleteOne", { name: nameOf(category) })}
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
          name={nameOf(open.of)}
          text={t("dashboard.structure.deleteCategory")}
          run={async () => (await remove.mutateAsync({ id: open.of.id })).categoryDelete?.errors ?? []}
          onClose={close}
        />
      ) : null}
    </>
  );
}

const categoryOf = (answer: StaffStructureQuery | null, id: string | undefined): Category | undefined =>
  answer?.categories?.edges.find(({ node }) => node.id === id)?.node;

function CategoryDialog({ category, onClose }: { category: Category | null; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const edit = useDraft({
    document: StaffStructureDocument,
    variables: {},
    isNew: category === null,
    record: (answer) => categoryOf(answer, category?.id),
    of: (answer) => {
      const { name, ko, ja, slug } = categoryOf(answer, category?.id) ?? category ?? {};
      return { en: name ?? "", ko: ko?.name ?? "", ja: ja?.name ?? "", slug: slug ?? "" };
    },
  });
  const create = useAct(StaffCategoryCreateDocument);
  const update = useAct(StaffCategoryUpdateDocument, edit);
  const translate = useAct(StaffCategoryTranslateDocument, edit);
  const { draft } = edit;
  const write = async (now: typeof draft, stored: typeof draft): Promise<readonly Problem[]> => {
    let id = category?.id;
    const input = { name: now.en.trim(), ...(now.slug.trim() && { slug: now.slug.trim() }) };
    if (!id) {
      const { categoryCreate } = await create.mutateAsync({ input });
      if (categoryCreate?.errors.length) return categoryCreate.errors;
      id = categoryCreate?.category?.id;
    } else if (now.en !== stored.en || now.slug !== stored.slug) {
      const { categoryUpdate } = await update.mutateAsync({ id, input });
      if (categoryUpdate?.errors.length) return categoryUpdate.errors;
    }
    for (const [language, one] of [
      ["KO", "ko"],
      ["JA", "ja"],
    ] as const) {
      if (!id || now[one].trim() === stored[one]) continue;
      const { categoryTranslate } = await translate.mutateAsync({ id, language, name: now[one].trim() });
      if (categoryTranslate?.errors.length) return categoryTranslate.errors;
    }
    return [];
  };
  const names = {
    ...Object.fromEntries(LANGUAGES.map((language) => [language, { label: LANGUAGE_NAMES[language] }])),
    slug: { label: t("dashboard.placement.slug") },
  };
  return (
    <ActDialog
      title={category?.name ?? t("dashboard.structure.newCategory")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={draft.en.trim() !== ""}
      run={async () => {
        const problems = await edit.save(write);
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={LANGUAGE_NAMES[language]}
          lang={language}
          value={draft[language]}
          maxLength={250}
          required={language === "en"}
          onChange={(event) => edit.set({ [language]: event.currentTarget.value })}
        />
      ))}
      <TextField
        label={t("dashboard.placement.slug")}
        hint={t("dashboard.structure.slugHint")}
        value={draft.slug}
        maxLength={250}
        onChange={(event) => edit.set({ slug: event.currentTarget.value })}
      />
      <Meanwhile edit={edit} names={names} />
    </ActDialog>
  );
}
