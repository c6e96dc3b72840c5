import {
  StaffTypeCreateDocument,
  StaffTypeDeleteDocument,
  StaffTypeUpdateDocument,
  StaffStructureDocument,
  type StaffStructureQuery,
} from "@carloom/api-client/commerce";
import { Button, Checkbox, TextField, useT, useToast } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { type Described, TypeAttributes } from "./type-attributes.tsx";

type ProductType = NonNullable<StaffStructureQuery["productTypes"]>["edges"][number]["node"];
type Open = { what: "edit" | "delete"; of: ProductType } | { what: "new" } | null;

/** Kinds of products: what they have in common, and whether they are carried anywhere. */
export function ProductTypes({ types }: { types: readonly ProductType[] }) {
  const t = useT();
  const remove = useAct(StaffTypeDeleteDocument);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className="da-actions">
        <Button onClick={() => setOpen({ what: "new" })}>
          <Plus aria-hidden size={16} />
          {t("dashboard.structure.newType")}
        </Button>
      </div>
      {types.length === 0 ? <p className="da-soft">{t("dashboard.structure.noTypes")}</p> : null}
      <ul className="da-rows">
        {types.map((type) => (
          <li key={type.id} className="da-row">
            <button type="button" className="ui-link da-link" onClick={() => setOpen({ what: "edit", of: type })}>
              {type.name}
            </button>
            <span className="da-soft">
              {t(
                type.kind === "GIFT_CARD"
                  ? "dashboard.structure.giftCard"
                  : type.isShippingRequired
                    ? "dashboard.structure.shipped"
                    : "dashboard.structure.notShipped",
              )}
            </span>
            <span className="da-end">
              <Button
                size="small"
                variant="quiet"
                aria-label={t("dashboard.structure.deleteOne", { name: type.name })}
                onClick={() => setOpen({ what: "delete", of: type })}
              >
                {t("dashboard.delete")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {open?.what === "new" ? <TypeDialog type={null} onClose={close} /> : null}
      {open?.what === "edit" ? <TypeDialog type={open.of} onClose={close} /> : null}
      {open?.what === "delete" ? (
        <DeleteDialog
          name={open.of.name}
          text={t("dashboard.structure.deleteType")}
          run={async () => (await remove.mutateAsync({ id: open.of.id })).productTypeDelete?.errors ?? []}
          onClose={close}
        />
      ) : null}
    </>
  );
}

const describedOf = ({ productAttributes, assignedVariantAttributes }: ProductType): Described => ({
  ...Object.fromEntries((productAttributes ?? []).map(({ id }) => [id, "products" as const])),
  ...Object.fromEntries((assignedVariantAttributes ?? []).map(({ attribute }) => [attribute.id, "variants" as const])),
});

function TypeDialog({ type, onClose }: { type: ProductType | null; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const create = useAct(StaffTypeCreateDocument);
  const find = (answer: StaffStructureQuery | null) =>
    answer?.productTypes?.edges.find(({ node }) => node.id === type?.id)?.node;
  const edit = useDraft({
    document: StaffStructureDocument,
    variables: {},
    isNew: type === null,
    record: find,
    of: (answer) => {
      const found = find(answer) ?? type;
      const described: Described = found ? describedOf(found) : {};
      return {
        name: found?.name ?? "",
        isGiftCard: found?.kind === "GIFT_CARD",
        isShipped: found?.isShippingRequired ?? true,
        described,
      };
    },
  });
  const update = useAct(StaffTypeUpdateDocument, edit);
  const { name, isGiftCard, isShipped, described } = edit.draft;
  const ofPlace = (of: Described, place: "products" | "variants") =>
    Object.entries(of).flatMap(([id, at]) => (at === place ? [id] : []));
  return (
    <ActDialog
      title={type?.name ?? t("dashboard.structure.newType")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={name.trim() !== ""}
      run={async () => {
        const problems = await edit.save(async (now) => {
          const input = {
            name: now.name.trim(),
            kind: now.isGiftCard ? ("GIFT_CARD" as const) : ("NORMAL" as const),
            isShippingRequired: now.isShipped && !now.isGiftCard,
            productAttributes: ofPlace(now.described, "products"),
            variantAttributes: ofPlace(now.described, "variants"),
          };
          return type
            ? ((await update.mutateAsync({ id: type.id, input })).productTypeUpdate?.errors ?? [])
            : ((await create.mutateAsync({ input })).productTypeCreate?.errors ?? []);
        });
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.product.name")}
        hint={t("dashboard.structure.typeHint")}
        value={name}
        maxLength={250}
        required
        onChange={(event) => edit.set({ name: event.currentTarget.value })}
      />
      <Checkbox
        label={t("dashboard.structure.isGiftCard")}
        checked={isGiftCard}
        onChange={(event) => edit.set({ isGiftCard: event.currentTarget.checked })}
      />
      {isGiftCard ? (
        <p className="da-soft">{t("dashboard.structure.giftCardHint")}</p>
      ) : (
        <Checkbox
          label={t("dashboard.structure.isShipped")}
          checked={isShipped}
          onChange={(event) => edit.set({ isShipped: event.currentTarget.checked })}
        />
      )}
      <TypeAttributes of={described} onChange={(of) => edit.set({ described: of })} />
      <Meanwhile
        edit={edit}
        names={{
          name: { label: t("dashboard.product.name") },
          isGiftCard: { label: t("dashboard.structure.giftCard") },
          isShipped: { label: t("dashboard.structure.isShipped") },
          described: {
            label: t("dashboard.attribute.ofType"),
            text: (of: Described) => String(Object.keys(of).length),
          },
        }}
      />
    </ActDialog>
  );
}
