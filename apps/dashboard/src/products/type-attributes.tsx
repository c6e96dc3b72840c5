import { StaffTypeAttributesDocument } from "@carloom/api-client/commerce";
import { Select, useT } from "@carloom/ui";
import { useAnswer } from "../boot/data.ts";
import { Loaded } from "../parts/loaded.tsx";
import { useNameOf } from "../parts/name-of.ts";

/** What describes products of a type as a whole, and what each of their variants. */
export type Described = Readonly<Record<string, "products" | "variants">>;

const PLACES = ["", "products", "variants"] as const;

/** Says for each attribute whether products of a type, or their variants, have it. */
export function TypeAttributes({ of, onChange }: { of: Described; onChange: (of: Described) => void }) {
  const t = useT();
  const nameOf = useNameOf();
  const answer = useAnswer(StaffTypeAttributesDocument, {});
  const put = (id: string, place: string) => {
    const { [id]: _, ...rest } = of;
    onChange(place === "products" || place === "variants" ? { ...rest, [id]: place } : rest);
  };
  const labels = {
    "": t("dashboard.attribute.ofNone"),
    products: t("dashboard.attribute.ofProducts"),
    variants: t("dashboard.attribute.ofVariants"),
  };
  return (
    <fieldset className="da-described">
      <legend>{t("dashboard.attribute.ofType")}</legend>
      <Loaded answer={answer}>
        {({ attributes }) => (
          <>
            {(attributes?.edges ?? []).map(({ node }) => (
              <Select
                key={node.id}
                label={nameOf(node)}
                value={of[node.id] ?? ""}
                options={PLACES.map((value) => ({ value, label: labels[value] }))}
                onChange={(event) => put(node.id, event.currentTarget.value)}
              />
            ))}
          </>
        )}
      </Loaded>
    </fieldset>
  );
}
