import { StaffCategoryDocument, StaffCategoryUpdateDocument } from "@carloom/api-client/commerce";
import { useAct } from "../boot/data.ts";
import { AddressForm } from "../parts/address-form.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";

export function CategoryAddress({ id }: { id: string }) {
  const edit = useDraft({
    document: StaffCategoryDocument,
    variables: { id },
    record: ({ category }) => category,
    of: (answer) => ({ slug: answer?.category?.slug ?? "" }),
  });
  const update = useAct(StaffCategoryUpdateDocument, edit);
  return (
    <AddressForm
      edit={edit}
      update={async (slug) => (await update.mutateAsync({ id, input: { slug } })).categoryUpdate?.errors}
    />
  );
}
