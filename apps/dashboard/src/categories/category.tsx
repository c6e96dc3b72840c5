import {
  StaffCategoryDeleteDocument,
  StaffCategoryDocument,
  type StaffCategoryQuery,
} from "@carloom/api-client/commerce";
import { Button, buttonClass, useT } from "@carloom/ui";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { Asks } from "../boot/ahead.ts";
import { asked, useAct, useAnswer } from "../boot/data.ts";
import { settings } from "../boot/session.ts";
import { BackLink } from "../parts/back-link.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { useNameOf } from "../parts/name-of.ts";
import { PageHead } from "../parts/section.tsx";
import { Beside } from "../shell/beside.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { useMay } from "../shell/roles.ts";
import { CategoryAddress } from "./category-address.tsx";
import { CategoryTexts } from "./category-texts.tsx";

export const asks: Asks = (_, { id = "" }) => [asked(StaffCategoryDocument, { id })];

/** One category: its words at the left, its address at the right. Each part is saved by itself. */
export function Category() {
  const { id = "" } = useParams();
  const answer = useAnswer(StaffCategoryDocument, { id });
  return (
    <div className="da-page">
      <Loaded answer={answer}>
        {({ category }) => (category ? <Whole key={category.id} category={category} /> : <NotFound />)}
      </Loaded>
    </div>
  );
}

function Whole({ category }: { category: NonNullable<StaffCategoryQuery["category"]> }) {
  const t = useT();
  const nameOf = useNameOf();
  const navigate = useNavigate();
  const mayChange = useMay("catalogue");
  const remove = useAct(StaffCategoryDeleteDocument);
  const [isAsked, setAsked] = useState(false);
  const { id, slug } = category;
  return (
    <>
      <PageHead
        title={nameOf(category)}
        back={<BackLink to="/structure">{t("dashboard.place.structure")}</BackLink>}
        state={
          <p className="da-head-state">
            <Beside kind="category" id={id} />
          </p>
        }
        actions={
          <>
            <a
              className={buttonClass()}
              href={`${settings.commerce.storeFront}?category=${slug}`}
              target="_blank"
              rel="noreferrer"
            >
              {t("dashboard.product.look")}
            </a>
            {mayChange ? (
              <Button variant="quiet" onClick={() => setAsked(true)}>
                {t("dashboard.delete")}
              </Button>
            ) : null}
          </>
        }
      />
      <div className="da-columns">
        <div>
          <CategoryTexts id={id} />
        </div>
        <aside>
          <CategoryAddress id={id} />
        </aside>
      </div>
      {isAsked ? (
        <DeleteDialog
          name={nameOf(category)}
          text={t("dashboard.structure.deleteCategory")}
          run={async () => {
            const errors = (await remove.mutateAsync({ id })).categoryDelete?.errors ?? [];
            if (errors.length === 0) void navigate("/structure");
            return errors;
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
