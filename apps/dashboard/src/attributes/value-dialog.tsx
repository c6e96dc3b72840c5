import {
  type StaffAttributeValueFragment,
  StaffAttributeValuesDocument,
  type StaffAttributeValuesQuery,
  StaffValueTranslateDocument,
  StaffValueUpdateDocument,
} from "@carloom/api-client/commerce";
import { LANGUAGE_CODES } from "@carloom/i18n";
import { TextField, useT, useToast } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";

type ValueDialogProps = {
  attribute: string;
  /** Where the page of values begins that this one is on. */
  after: string | null;
  value: StaffAttributeValueFragment;
  onClose: () => void;
};

/** The names of one value; the word for it in addresses stays what it was made of. */
export function ValueDialog({ attribute, after, value, onClose }: ValueDialogProps) {
  const t = useT();
  const toast = useToast();
  const find = (answer: StaffAttributeValuesQuery | null) =>
    answer?.attribute?.choices?.edges.find(({ node }) => node.id === value.id)?.node;
  const edit = useDraft({
    document: StaffAttributeValuesDocument,
    variables: { id: attribute, after },
    record: find,
    of: (answer) => {
      const { name, ko, ja } = find(answer) ?? value;
      return { en: name ?? "", ko: ko?.name ?? "", ja: ja?.name ?? "" };
    },
  });
  const update = useAct(StaffValueUpdateDocument, edit);
  const translate = useAct(StaffValueTranslateDocument, edit);
  const { draft: names, stored } = edit;
  const write = async (now: typeof names, before: typeof names): Promise<readonly Problem[]> => {
    for (const one of LANGUAGES) {
      const name = now[one].trim();
      if (name === before[one]) continue;
      const errors =
        one === "en"
          ? (await update.mutateAsync({ id: value.id, name })).attributeValueUpdate?.errors
          : (await translate.mutateAsync({ id: value.id, language: LANGUAGE_CODES[one], name })).attributeValueTranslate
              ?.errors;
      if (errors?.length) return errors;
    }
    return [];
  };
  return (
    <ActDialog
      title={stored.en}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={names.en.trim() !== ""}
      run={async () => {
        const problems = await edit.save(write);
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      {LANGUAGES.map((one) => (
        <TextField
          key={one}
          label={LANGUAGE_NAMES[one]}
          lang={one}
          value={names[one]}
          maxLength={250}
          required={one === "en"}
          onChange={(event) => edit.set({ [one]: event.currentTarget.value })}
        />
      ))}
      <p className="da-soft">
        {t("dashboard.placement.slug")}: <code>{value.slug}</code>
      </p>
      <Meanwhile
        edit={edit}
        names={Object.fromEntries(LANGUAGES.map((one) => [one, { label: LANGUAGE_NAMES[one] }]))}
      />
    </ActDialog>
  );
}
