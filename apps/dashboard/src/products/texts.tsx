import {
  StaffProductDocument,
  type StaffProductQuery,
  StaffProductTranslateDocument,
  StaffProductUpdateDocument,
} from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { ErrorNote, TextArea, TextField, useT } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../boot/language.tsx";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { plainText, richText } from "./rich-text.ts";

type Words = Record<`${Language} ${"name" | "text"}`, string>;

function wordsOf(answer: StaffProductQuery | null): Words {
  const product = answer?.shelfProduct?.product;
  return {
    "en name": product?.name ?? "",
    "en text": plainText(product?.description),
    "ko name": product?.ko?.name ?? "",
    "ko text": plainText(product?.ko?.description),
    "ja name": product?.ja?.name ?? "",
    "ja text": plainText(product?.ja?.description),
  };
}

/** Name and description side by side in every language; what is missing says so. */
export function Texts({ id }: { id: string }) {
  const t = useT();
  const edit = useDraft({
    document: StaffProductDocument,
    variables: { id },
    record: ({ shelfProduct }) => shelfProduct?.product,
    of: wordsOf,
  });
  const update = useAct(StaffProductUpdateDocument, edit);
  const translate = useAct(StaffProductTranslateDocument, edit);
  const { draft: words } = edit;

  const save = async (one: Language, now: Words, stored: Words): Promise<readonly Problem[]> => {
    const name = now[`${one} name`].trim();
    const text = now[`${one} text`];
    // a text that nobody touched keeps its marks
    const description = text === stored[`${one} text`] ? {} : { description: richText(text) };
    if (one === "en") {
      const { productUpdate } = await update.mutateAsync({ id, input: { name, ...description } });
      return productUpdate?.errors ?? [];
    }
    const { productTranslate } = await translate.mutateAsync({
      id,
      language: LANGUAGE_CODES[one],
      input: { name, ...description },
    });
    return productTranslate?.errors ?? [];
  };
  const saveAll = async (now: Words, stored: Words) => {
    const said: Problem[] = [];
    for (const one of LANGUAGES)
      if (now[`${one} name`] !== stored[`${one} name`] || now[`${one} text`] !== stored[`${one} text`])
        said.push(...(await save(one, now, stored)));
    return said;
  };
  const names = Object.fromEntries(
    LANGUAGES.flatMap((one) => [
      [`${one} name`, { label: `${t("dashboard.product.name")}, ${LANGUAGE_NAMES[one]}` }],
      [`${one} text`, { label: `${t("dashboard.product.description")}, ${LANGUAGE_NAMES[one]}` }],
    ]),
  );
  return (
    <Section title={t("dashboard.product.texts")}>
      <form className="da-form" onSubmit={edit.submit(saveAll)}>
        <div className="da-languages">
          {LANGUAGES.map((one) => (
            <fieldset key={one} lang={one}>
              <legend>
                {LANGUAGE_NAMES[one]}
                {words[`${one} name`].trim() === "" || (words[`${one} text`] === "" && words["en text"] !== "") ? (
                  <State tone="warn">{t("dashboard.product.missing")}</State>
                ) : null}
              </legend>
              <TextField
                label={t("dashboard.product.name")}
                value={words[`${one} name`]}
                maxLength={250}
                required={one === "en"}
                onChange={(event) => edit.set({ [`${one} name`]: event.currentTarget.value })}
              />
              <TextArea
                label={t("dashboard.product.description")}
                rows={7}
                value={words[`${one} text`]}
                maxLength={20_000}
                onChange={(event) => edit.set({ [`${one} text`]: event.currentTarget.value })}
              />
            </fieldset>
          ))}
        </div>
        <Meanwhile edit={edit} names={names} />
        {edit.problems.map((problem) => (
          <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
        ))}
        <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={edit.discard} />
      </form>
    </Section>
  );
}
