import { StaffProductDeleteDocument, StaffVariantDeleteDocument } from "@carloom/api-client/commerce";
import { Button, useT, useToast } from "@carloom/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { session } from "../boot/session.ts";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import type { ShelfProduct, ShelfVariant } from "./shelf.ts";
import { useNameOf } from "../parts/name-of.ts";

/** Pieces that orders wait for which are not sent yet. */
const promisedOf = (variants: readonly ShelfVariant[]): number =>
  variants.flatMap(({ stocks }) => stocks ?? []).reduce((sum, stock) => sum + stock.quantityAllocated, 0);

/** A refusal says in the reader's language what forbids it; other codes have their own sentences. */
export const plainly = (problems: readonly Problem[] | undefined): readonly Problem[] =>
  (problems ?? []).map((one) => (one.code === "INVALID" && one.message ? { ...one, text: one.message } : one));

/** What becomes of everything that has the goods. */
function Aftermath({ promised, children }: { promised: number; children: ReactNode }) {
  const t = useT();
  return (
    <>
      <p>{children}</p>
      <ul className="da-bullets">
        <li>{t("dashboard.goods.deleteCarts")}</li>
        <li>
          {t("dashboard.goods.deleteOrders")}
          {promised > 0 ? ` ${t("dashboard.goods.deletePromised", { count: promised })}` : ""}
        </li>
        <li>{t("dashboard.goods.deleteBuilds")}</li>
      </ul>
    </>
  );
}

/** Deletes the product of a page, once it was said what that does. */
export function ProductDelete({ shelf }: { shelf: ShelfProduct }) {
  const t = useT();
  const nameOf = useNameOf();
  const toast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { id } = shelf.product;
  const run = async (): Promise<readonly Problem[]> => {
    const { productDelete } = await session.clients.commerce.mutate(StaffProductDeleteDocument, { id });
    const problems = plainly(productDelete?.errors);
    if (problems.length > 0) return problems;
    toast(t("dashboard.deleted"));
    await navigate("/products");
    // the page that told of it is left by now
    void client.invalidateQueries();
    return [];
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t("dashboard.delete")}
      </Button>
      {isAsked ? (
        <ActDialog
          title={t("dashboard.goods.delete", { name: nameOf(shelf.product) })}
          label={t("dashboard.delete")}
          run={run}
          onClose={() => setAsked(false)}
        >
          <Aftermath promised={promisedOf(shelf.variants)}>
            {t("dashboard.goods.deleteProduct", { count: shelf.variants.length })}
          </Aftermath>
          <p>{t("dashboard.goods.deleteHide")}</p>
        </ActDialog>
      ) : null}
    </>
  );
}

/** Deletes one variant of a product. */
export function VariantDelete({
  variant,
  name,
  isLast,
  onClose,
}: {
  variant: ShelfVariant;
  name: string;
  isLast: boolean;
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const run = async (): Promise<readonly Problem[]> => {
    const { id } = variant;
    const { productVariantDelete } = await session.clients.commerce.mutate(StaffVariantDeleteDocument, { id });
    await client.invalidateQueries();
    const problems = plainly(productVariantDelete?.errors);
    if (problems.length === 0) toast(t("dashboard.deleted"));
    return problems;
  };
  return (
    <ActDialog title={t("dashboard.goods.delete", { name })} label={t("dashboard.delete")} run={run} onClose={onClose}>
      <Aftermath promised={promisedOf([variant])}>
        {t("dashboard.goods.deleteVariant")}
        {isLast ? ` ${t("dashboard.goods.deleteLast")}` : ""}
      </Aftermath>
    </ActDialog>
  );
}
