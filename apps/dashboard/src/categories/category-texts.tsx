import {
  StaffCategoryDocument,
  StaffCategoryTranslateDocument,
  StaffCategoryUpdateDocument,
} from "@carloom/api-client/commerce";
import { useAct } from "../boot/data.ts";
import { useDraft } from "../parts/draft/use-draft.ts";
import { wordsOf } from "../parts/words/words.ts";
import { WordsForm } from "../parts/words/words-form.tsx";

/** A category's words. */
export function CategoryTexts({ id }: { id: string }) {
  const edit = useDraft({
    document: StaffCategoryDocument,
    variables: { id },
    record: ({ category }) => category,
    of: (answer) => wordsOf(answer?.category),
  });
  const update = useAct(StaffCategoryUpdateDocument, edit);
  const translate = useAct(StaffCategoryTranslateDocument, edit);
  return (
    <WordsForm
      edit={edit}
      update={async (input) => (await update.mutateAsync({ id, input })).categoryUpdate?.errors}
      translate={async (language, input) =>
        (await translate.mutateAsync({ id, language, input })).categoryTranslate?.errors
      }
    />
  );
}
