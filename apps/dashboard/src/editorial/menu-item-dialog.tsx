import {
  StaffMenuItemCreateDocument,
  StaffMenuItemTranslateDocument,
  StaffMenuItemUpdateDocument,
  StaffMenuTargetsDocument,
} from "@carloom/api-client/commerce";
import { inEach, type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { Select, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import type { Item, Menu } from "./menu.ts";

const KINDS = ["url", "page", "category", "collection"] as const;
type Kind = (typeof KINDS)[number];

const kindOf = (item: Item | null): Kind =>
  item?.page ? "page" : item?.category ? "category" : item?.collection ? "collection" : "url";
const targetOf = (item: Item | null): string =>
  item?.page?.id ?? item?.category?.id ?? item?.collection?.id ?? item?.url ?? "";

/** What an item is called in a language; empty where that is not translated. */
const nameIn = (item: Item | null, language: Language): string =>
  (language === "en" ? item?.name : item?.[language]?.name) ?? "";

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
  const toast = useToast();
  const targets = useAnswer(StaffMenuTargetsDocument, {});
  const create = useAct(StaffMenuItemCreateDocument);
  const update = useAct(StaffMenuItemUpdateDocument);
  const translate = useAct(StaffMenuItemTranslateDocument);
  const [names, setNames] = useState(() => inEach((one) => nameIn(item, one)));
  const [kind, setKind] = useState<Kind>(kindOf(item));
  const [target, setTarget] = useState(targetOf(item));
  const { pages, categories, collections } = targets.data ?? {};
  const options = {
    page: (pages?.edges ?? []).map(({ node }) => ({ value: node.id, label: node.title })),
    category: (categories?.edges ?? []).map(({ node }) => ({ value: node.id, label: node.name })),
    collection: (collections?.edges ?? []).map(({ node }) => ({ value: node.id, label: node.name })),
  };
  const run = async (): Promise<readonly Problem[]> => {
    const leads = { [kind]: target.trim() || null };
    let { id } = item ?? { id: "" };
    if (item) {
      const { menuItemUpdate } = await update.mutateAsync({ id, input: { name: names.en, ...leads } });
      if (menuItemUpdate?.errors.length) return menuItemUpdate.errors;
    } else {
      const input = { menu: menu.id, parent: parent?.id ?? null, name: names.en, ...leads };
      const { menuItemCreate } = await create.mutateAsync({ input });
      if (menuItemCreate?.errors.length) return menuItemCreate.errors;
      id = menuItemCreate?.menuItem?.id ?? "";
    }
    for (const one of LANGUAGES) {
      if (one === "en" || names[one].trim() === nameIn(item, one)) continue;
      const variables = { id, language: LANGUAGE_CODES[one], name: names[one] };
      const { menuItemTranslate } = await translate.mutateAsync(variables);
      if (menuItemTranslate?.errors.length) return menuItemTranslate.errors;
    }
    toast(t("dashboard.saved"));
    return [];
  };
  return (
    <ActDialog
      title={item ? t("dashboard.edit.of", { name: item.name }) : t("dashboard.content.menuAdd")}
      label={t("dashboard.save")}
      isReady={names.en.trim() !== ""}
      onClose={onClose}
      run={run}
    >
      {LANGUAGES.map((one) => (
        <TextField
          key={one}
          lang={one}
          label={t("dashboard.content.itemName", { language: LANGUAGE_NAMES[one] })}
          value={names[one]}
          maxLength={128}
          placeholder={one === "en" ? "" : names.en}
          onChange={(event) => setNames({ ...names, [one]: event.currentTarget.value })}
        />
      ))}
      <Select
        label={t("dashboard.content.leads")}
        options={KINDS.map((one) => ({ value: one, label: t(`dashboard.content.leads.${one}`) }))}
        value={kind}
        onChange={(event) => {
          setKind(event.currentTarget.value as Kind);
          setTarget("");
        }}
      />
      {kind === "url" ? (
        <TextField
          label={t("dashboard.content.address")}
          hint={t("dashboard.content.addressHint")}
          value={target}
          maxLength={500}
          onChange={(event) => setTarget(event.currentTarget.value)}
        />
      ) : (
        <Select
          label={t(`dashboard.content.leads.${kind}`)}
          options={[{ value: "", label: t("dashboard.content.choose") }, ...options[kind]]}
          value={target}
          onChange={(event) => setTarget(event.currentTarget.value)}
        />
      )}
    </ActDialog>
  );
}
