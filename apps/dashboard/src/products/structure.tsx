import { StaffStructureDocument } from "@carloom/api-client/commerce";
import { Tabs, useT } from "@carloom/ui";
import { useSearchParams } from "react-router";
import { Attributes } from "../attributes/attributes.tsx";
import { Redirects } from "../redirects/redirects.tsx";
import type { Asks } from "../boot/ahead.ts";
import { asked, useAnswer } from "../boot/data.ts";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead } from "../parts/section.tsx";
import { Categories } from "../categories/categories.tsx";
import { ProductTypes } from "./product-types.tsx";

export const asks: Asks = () => [asked(StaffStructureDocument, {})];

/** What products are put into order by. */
export function Structure() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const answer = useAnswer(StaffStructureDocument, {});
  return (
    <div className="da-page">
      <PageHead title={t("dashboard.place.structure")} />
      <Loaded answer={answer}>
        {({ categories, productTypes }) => (
          <Tabs
            label={t("dashboard.place.structure")}
            value={search.get("of") ?? "categories"}
            onChange={(of) => setSearch({ of }, { replace: true })}
            className="da-tabs"
            tabs={[
              {
                id: "categories",
                label: t("dashboard.structure.categories"),
                content: <Categories categories={(categories?.edges ?? []).map(({ node }) => node)} />,
              },
              {
                id: "types",
                label: t("dashboard.structure.types"),
                content: <ProductTypes types={(productTypes?.edges ?? []).map(({ node }) => node)} />,
              },
              { id: "attributes", label: t("dashboard.attribute.tab"), content: <Attributes /> },
              { id: "redirects", label: t("dashboard.redirect.tab"), content: <Redirects /> },
            ]}
          />
        )}
      </Loaded>
    </div>
  );
}
