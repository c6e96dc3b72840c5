import {
  StaffCategoryCreateDocument,
  StaffCategoryDeleteDocument,
  StaffCategoryTranslateDocument,
  type StaffStructureQuery,
} from "@carloom/api-client/commerce";
import { LANGUAGE_CODES } from "@carloom/i18n";
import { Button, TextField, useT, useToast } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from "../boot/language.tsx";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { useNameOf } from "../parts/name-of.ts";
import { ScrollX } from "../parts/scroll-x.tsx";
import { State } from "../parts/state.tsx";

type Category = NonNullable<StaffStructureQuery["categories"]>["edges"][number]["node"];
type Open = { what: "delete"; of: Category } | { what: "new" } | null;

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
                    <Link to={`/structure/categories/${encodeURIComponent(category.id)}`}>{nameOf(category)}</Link>
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
      {open?.what === "new" ? <NewCategory onClose={close} /> : null}
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

/** Its names and its address; what it says of its goods is written on its page. */
function NewCategory({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffCategoryCreateDocument);
  const translate = useAct(StaffCategoryTranslateDocument);
  const [draft, setDraft] = useState({ en: "", ko: "", ja: "", slug: "" });
  const [made, setMade] = useState<string | null>(null);
  const write = async (): Promise<readonly Problem[]> => {
    let id = made;
    if (!id) {
      const input = { name: draft.en.trim(), ...(draft.slug.trim() && { slug: draft.slug.trim() }) };
      const { categoryCreate } = await create.mutateAsync({ input });
      if (categoryCreate?.errors.length) return categoryCreate.errors;
      id = categoryCreate?.category?.id ?? null;
      // what fails now is tried again of this one
      setMade(id);
    }
    for (const one of ["ko", "ja"] as const) {
      const name = draft[one].trim();
      if (!id || !name) continue;
      const { categoryTranslate } = await translate.mutateAsync({ id, language: LANGUAGE_CODES[one], input: { name } });
      if (categoryTranslate?.errors.length) return categoryTranslate.errors;
    }
    toast(t("dashboard.saved"));
    return [];
  };
  return (
    <ActDialog
      title={t("dashboard.structure.newCategory")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={draft.en.trim() !== ""}
      run={write}
    >
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={LANGUAGE_NAMES[language]}
          lang={language}
          value={draft[language]}
          maxLength={250}
          required={language === "en"}
          onChange={(event) => setDraft({ ...draft, [language]: event.currentTarget.value })}
        />
      ))}
      <TextField
        label={t("dashboard.placement.slug")}
        hint={t("dashboard.structure.slugHint")}
        value={draft.slug}
        maxLength={100}
        onChange={(event) => setDraft({ ...draft, slug: event.currentTarget.value })}
      />
    </ActDialog>
  );
}
