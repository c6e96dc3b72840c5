import {
  StaffProductAttributesDocument,
  type StaffProductAttributesQuery,
  StaffProductUpdateDocument,
} from "@carloom/api-client/commerce";
import { ErrorNote, useT } from "@carloom/ui";
import { Link } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { problemText } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { Loaded } from "../parts/loaded.tsx";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import {
  areNumbers,
  attributeNames,
  changedOf,
  type Given,
  givenOf,
  inputsOf,
  namesOf,
  ValuesFields,
} from "./values-fields.tsx";
import { useNameOf } from "../parts/name-of.ts";

type Product = NonNullable<StaffProductAttributesQuery["shelfProduct"]>["product"];

/** What is told of a product: a value of each attribute of its type. */
export function Attributes({ id }: { id: string }) {
  const t = useT();
  const answer = useAnswer(StaffProductAttributesDocument, { id });
  return (
    <Section title={t("dashboard.attribute.tab")}>
      <Loaded answer={answer}>
        {({ shelfProduct }) => (shelfProduct ? <Values key={id} product={shelfProduct.product} /> : null)}
      </Loaded>
    </Section>
  );
}

function Values({ product }: { product: Product }) {
  const t = useT();
  const nameOf = useNameOf();
  const mayChange = useMay("catalogue");
  const attributes = product.productType.productAttributes ?? [];
  const edit = useDraft({
    document: StaffProductAttributesDocument,
    variables: { id: product.id },
    record: ({ shelfProduct }) => shelfProduct?.product,
    of: (answer): Given => givenOf(attributes, answer?.shelfProduct?.product.attributes ?? []),
  });
  const update = useAct(StaffProductUpdateDocument, edit);
  const { draft: given } = edit;
  const names = attributeNames(attributes, product.attributes, nameOf);
  const save = async (now: Given, stored: Given) => {
    const input = { attributes: inputsOf(changedOf(attributes, stored, now), now) };
    return (await update.mutateAsync({ id: product.id, input })).productUpdate?.errors ?? [];
  };
  if (attributes.length === 0)
    return (
      <p className="da-soft">
        {t("dashboard.attribute.typeHasNone", { type: product.productType.name })}{" "}
        <Link className="ui-link" to="/structure?of=types">
          {t("dashboard.attribute.toType")}
        </Link>
      </p>
    );
  return (
    <form
      className="da-form"
      onSubmit={areNumbers(attributes, given) ? edit.submit(save) : (event) => event.preventDefault()}
    >
      <div className="da-values">
        <ValuesFields
          attributes={attributes}
          given={given}
          names={namesOf(product.attributes, nameOf)}
          onChange={edit.set}
        />
      </div>
      <Meanwhile edit={edit} names={names} />
      {edit.problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
      {mayChange ? <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={edit.discard} /> : null}
    </form>
  );
}
