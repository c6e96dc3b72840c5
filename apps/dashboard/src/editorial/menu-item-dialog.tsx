import {
  StaffMenuItemCreateDocument,
  StaffMenuItemTranslateDocument,
  StaffMenuItemUpdateDocument,
  StaffMenusDocument,
  type StaffMenusQuery,
  StaffMenuTargetsDocument,
} from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { Select, TextField, useT, useToast } from "@carloom/ui";
import { useAct, useAnswer } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import type { Item, Menu } from "./menu.ts";
import { useNameOf } from "../parts/name-of.ts";

const KINDS = ["url", "page", "category", "collection"] as const;
type Kind = (typeof KINDS)[number];

const kindOf = (item: Item | null): Kind =>
  item?.page ? "page" : item?.category ? "category" : item?.collection ? "collection" : "url";
const targetOf = (item: Item | null): string =>
  item?.page?.id ?? item?.category?.id ?? item?.collection?.id ?? item?.url ?? "";

/** What an item is called in a language; empty where that is not translated. */
const nameIn = (item: Item | null, language: Language): string =>
  (language === "en" ? item?.name : item?.[language]?.name) ?? "";

type Given = Record<Language, string> & { leads: { kind: Kind; target: string } };

const givenOf = (item: Item | null): Given => ({
  en: nameIn(item, "en"),
  ko: nameIn(item, "ko"),
  ja: nameIn(item, "ja"),
  leads: { kind: kindOf(item), target: targetOf(item) },
});

/** An item of any menu, also one below another. */
function itemOf(answer: StaffMenusQuery | null, id: string | undefined): Item | undefined {
  for (const { node } of answer?.menus?.edges ?? [])
    for (const item of node.items ?? [])
      for (const one of [item, ...(item.children ?? [])]) if (one.id === id) return one as Item;
  return undefined;
}

/** An item of a menu: its name in each language, and where it leads. */
export function MenuItemDialog({
  menu,
  parent,
  item,
  onClose,
}: {
  menu: Menu;
  parent: Item | null;
  /** Null for a new one. */
  item: Item | null;
  onClose: () => void;
}) {
  const t = useT();
  const nameOf = useNameOf();
  const toast = useToast();
  const targets = useAnswer(StaffMenuTargetsDocument, {});
  const create = useAct(StaffMenuItemCreateDocument);
  const edit = useDraft({
    document: StaffMenusDocument,
    variables: {},
    isNew: item === null,
    record: (answer) => itemOf(answer, item?.id),
    of: (answer) => givenOf(itemOf(answer, item?.id) ?? item),
  });
  const update = useAct(StaffMenuItemUpdateDocument, edit);
  const translate = useAct(StaffMenuItemTranslateDocument, edit);
  const { draft } = edit;
  const { kind } = draft.leads;
  const { pages, categories, collections } = targets.data ?? {};
  const options = {
    page: (pages?.edges ?? []).map(({ node }) => ({ value: node.id, label: node.title })),
    category: (categories?.edges ?? []).map(({ node }) => ({ value: node.id, label: nameOf(node) })),
    collection: (collections?.edges ?? []).map(({ node }) => ({ value: node.id, label: nameOf(node) })),
  };
  const write = async (now: Given, stored: Given): Promise<readonly Problem[]> => {
    const leads = { [now.leads.kind]: now.leads.target.trim() || null };
    let { id } = item ?? { id: "" };
    if (item) {
      const { menuItemUpdate } = await update.mutateAsync({ id, input: { name: now.en, ...leads } });
      if (menuItemUpdate?.errors.length) return menuItemUpdate.errors;
    } else {
      const input = { menu: menu.id, parent: parent?.id ?? null, name: now.en, ...leads };
      const { menuItemCreate } = await create.mutateAsync({ input });
      if (menuItemCreate?.errors.length) return menuItemCreate.errors;
      id = menuItemCreate?.menuItem?.id ?? "";
    }
    for (const one of LANGUAGES) {
      if (one === "en" || now[one].trim() === stored[one]) continue;
      const variables = { id, language: LANGUAGE_CODES[one], name: now[one] };
      const { menuItemTranslate } = await translate.mutateAsync(variables);
      if (menuItemTranslate?.errors.length) return menuItemTranslate.errors;
    }
    return [];
  };
  const run = async (): Promise<readonly Problem[]> => {
    const problems = await edit.save(write);
    if (problems.length === 0) toast(t("dashboard.saved"));
    return problems;
  };
  return (
    <ActDialog
      title={item ? t("dashboard.edit.of", { name: item.name }) : t("dashboard.content.menuAdd")}
      label={t("dashboard.save")}
      isReady={draft.en.trim() !== ""}
      onClose={onClose}
      run={run}
    >
      {LANGUAGES.map((one) => (
        <TextField
          key={one}
          lang={one}
          label={t("dashboard.content.itemName", { language: LANGUAGE_NAMES[one] })}
          value={draft[one]}
          maxLength={128}
          placeholder={one === "en" ? "" : draft.en}
          onChange={(event) => edit.set({ [one]: event.currentTarget.value })}
        />
      ))}
      <Select
        label={t("dashboard.content.leads")}
        options={KINDS.map((one) => ({ value: one, label: t(`dashboard.content.leads.${one}`) }))}
        value={kind}
        onChange={(event) => edit.set({ leads: { kind: event.currentTarget.value as Kind, target: "" } })}
      />
      {kind === "url" ? (
        <TextField
          label={t("dashboard.content.address")}
          hint={t("dashboard.content.addressHint")}
          value={draft.leads.target}
          maxLength={500}
          onChange={(event) => edit.set({ leads: { kind, target: event.currentTarget.value } })}
        />
      ) : (
        <Select
          label={t(`dashboard.content.leads.${kind}`)}
          options={[{ value: "", label: t("dashboard.content.choose") }, ...options[kind]]}
          value={draft.leads.target}
          onChange={(event) => edit.set({ leads: { kind, target: event.currentTarget.value } })}
        />
      )}
      <Meanwhile
        edit={edit}
        names={{
          ...Object.fromEntries(
            LANGUAGES.map((one) => [
              one,
              { label: t("dashboard.content.itemName", { language: LANGUAGE_NAMES[one] }) },
            ]),
          ),
          leads: {
            label: t("dashboard.content.leads"),
            text: (leads: Given["leads"]) => {
              const known = leads.kind === "url" ? [] : options[leads.kind];
              const name = known.find(({ value }) => value === leads.target)?.label ?? leads.target;
              return `${t(`dashboard.content.leads.${leads.kind}`)}: ${name}`;
            },
          },
        }}
      />
    </ActDialog>
  );
}
