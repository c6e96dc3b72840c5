import {
  StaffProductAttributesDocument,
  type StaffProductAttributesQuery,
  StaffProductUpdateDocument,
} from "@carloom/api-client/commerce";
import { ErrorNote, useT, useToast } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { SaveRow } from "../parts/save-row.tsx";
import { Section } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import { areNumbers, changedOf, givenOf, inputsOf, namesOf, ValuesFields } from "./values-fields.tsx";

type Product = NonNullable<StaffProductAttributesQuery["shelfProduct"]>["product"];

/** What is told of a product: a value of each attribute of its type. */
export function Attributes({ id }: { id: string }) {
  const t = useT();
  const answer = useAnswer(StaffProductAttributesDocument, { id });
  return (
    <Section title={t("dashboard.attribute.tab")}>
      <Loaded answer={answer}>
        {({ shelfProduct }) =>
          shelfProduct ? (
            <Values key={JSON.stringify(shelfProduct.product.attributes)} product={shelfProduct.product} />
          ) : null
        }
      </Loaded>
    </Section>
  );
}

function Values({ product }: { product: Product }) {
  const t = useT();
  const toast = useToast();
  const mayChange = useMay("catalogue");
  const update = useAct(StaffProductUpdateDocument);
  const attributes = product.productType.productAttributes ?? [];
  const [stored] = useState(() => givenOf(attributes, product.attributes));
  const [given, setGiven] = useState(stored);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const changed = changedOf(attributes, stored, given);
  const isReady = changed.length > 0 && areNumbers(attributes, given);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || update.isPending) return;
    try {
      const input = { attributes: inputsOf(changed, given) };
      const said = (await update.mutateAsync({ id: product.id, input })).productUpdate?.errors ?? [];
      setProblems(said);
      if (said.length === 0) toast(t("dashboard.saved"));
    } catch {
      setProblems([{}]);
    }
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
    <form className="da-form" onSubmit={(event) => void submit(event)}>
      <div className="da-values">
        <ValuesFields attributes={attributes} given={given} names={namesOf(product.attributes)} onChange={setGiven} />
      </div>
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
      {mayChange ? (
        <SaveRow isBusy={update.isPending} isChanged={changed.length > 0} onDiscard={() => setGiven(stored)} />
      ) : null}
    </form>
  );
}
