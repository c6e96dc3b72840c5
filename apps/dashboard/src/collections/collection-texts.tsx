import {
  StaffCollectionDocument,
  StaffCollectionTranslateDocument,
  StaffCollectionUpdateDocument,
} from "@carloom/api-client/commerce";
import { useAct } from "../boot/data.ts";
import { useDraft } from "../parts/draft/use-draft.ts";
import { wordsOf } from "../parts/words/words.ts";
import { WordsForm } from "../parts/words/words-form.tsx";

/** A collection's words. */
export function CollectionTexts({ id }: { id: string }) {
  const edit = useDraft({
    document: StaffCollectionDocument,
    variables: { id },
    record: ({ shelfCollection }) => shelfCollection?.collection,
    of: (answer) => wordsOf(answer?.shelfCollection?.collection),
  });
  const update = useAct(StaffCollectionUpdateDocument, edit);
  const translate = useAct(StaffCollectionTranslateDocument, edit);
  return (
    <WordsForm
      edit={edit}
      update={async (input) => (await update.mutateAsync({ id, input })).collectionUpdate?.errors}
      translate={async (language, input) =>
        (await translate.mutateAsync({ id, language, input })).collectionTranslate?.errors
      }
    />
  );
}
