import {
  StaffProductDocument,
  StaffProductTranslateDocument,
  StaffProductUpdateDocument,
} from "@carloom/api-client/commerce";
import { useAct } from "../boot/data.ts";
import { useDraft } from "../parts/draft/use-draft.ts";
import { wordsOf } from "../parts/words/words.ts";
import { WordsForm } from "../parts/words/words-form.tsx";

/** A product's words. */
export function Texts({ id }: { id: string }) {
  const edit = useDraft({
    document: StaffProductDocument,
    variables: { id },
    record: ({ shelfProduct }) => shelfProduct?.product,
    of: (answer) => wordsOf(answer?.shelfProduct?.product),
  });
  const update = useAct(StaffProductUpdateDocument, edit);
  const translate = useAct(StaffProductTranslateDocument, edit);
  return (
    <WordsForm
      edit={edit}
      update={async (input) => (await update.mutateAsync({ id, input })).productUpdate?.errors}
      translate={async (language, input) =>
        (await translate.mutateAsync({ id, language, input })).productTranslate?.errors
      }
    />
  );
}
