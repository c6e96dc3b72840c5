import { StaffCollectionDocument, StaffCollectionUpdateDocument } from "@carloom/api-client/commerce";
import { useAct } from "../boot/data.ts";
import { AddressForm } from "../parts/address-form.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";

export function CollectionAddress({ id }: { id: string }) {
  const edit = useDraft({
    document: StaffCollectionDocument,
    variables: { id },
    record: ({ shelfCollection }) => shelfCollection?.collection,
    of: (answer) => ({ slug: answer?.shelfCollection?.collection.slug ?? "" }),
  });
  const update = useAct(StaffCollectionUpdateDocument, edit);
  return (
    <AddressForm
      edit={edit}
      update={async (slug) => (await update.mutateAsync({ id, input: { slug } })).collectionUpdate?.errors}
    />
  );
}
