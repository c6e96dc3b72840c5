import { StaffAttributeDeleteDocument, StaffAttributeDocument } from "@carloom/api-client/commerce";
import { Button, useT } from "@carloom/ui";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead, Section } from "../parts/section.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { AttributeNames } from "./attribute-names.tsx";
import { ATTRIBUTES_PATH, type Uses } from "./kinds.ts";
import { Values } from "./values.tsx";
import { BackLink } from "../parts/back-link.tsx";
import { Beside } from "../shell/beside.tsx";
import { useNameOf } from "../parts/name-of.ts";

/** One attribute: its names, its values in their order, and what is described by it. */
export function Attribute() {
  const t = useT();
  const nameOf = useNameOf();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const answer = useAnswer(StaffAttributeDocument, { id });
  const remove = useAct(StaffAttributeDeleteDocument);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <div className="da-page">
      <Loaded answer={answer}>
        {({ attribute, attributeUses: uses }) =>
          attribute && uses ? (
            <>
              <PageHead
                title={nameOf(attribute)}
                back={<BackLink to={ATTRIBUTES_PATH}>{t("dashboard.attribute.all")}</BackLink>}
                state={
                  <p className="da-head-state">
                    <span>{attribute.inputType ? t(`dashboard.attribute.kind.${attribute.inputType}`) : null}</span>
                    <Beside kind="attribute" id={attribute.id} />
                  </p>
                }
                actions={<Button onClick={() => setDeleting(true)}>{t("dashboard.delete")}</Button>}
              />
              <div className="da-columns">
                <div>
                  <Values key={attribute.id} attribute={attribute} uses={uses} />
                </div>
                <div>
                  <AttributeNames key={attribute.id} attribute={attribute} />
                  <UsedBy uses={uses} />
                </div>
              </div>
              {isDeleting ? (
                <DeleteDialog
                  name={nameOf(attribute)}
                  text={[
                    uses.products > 0
                      ? t("dashboard.attribute.deleteProducts", { count: uses.products })
                      : t("dashboard.attribute.deleteUnused"),
                    uses.types.length > 0 ? t("dashboard.attribute.deleteTypes", { count: uses.types.length }) : "",
                    t("dashboard.attribute.forGood"),
                  ]
                    .filter(Boolean)
                    .join(" ")}
                  run={async () => {
                    const errors = (await remove.mutateAsync({ id })).attributeDelete?.errors ?? [];
                    if (errors.length === 0) void navigate(ATTRIBUTES_PATH);
                    return errors;
                  }}
                  onClose={() => setDeleting(false)}
                />
              ) : null}
            </>
          ) : (
            <NotFound />
          )
        }
      </Loaded>
    </div>
  );
}

/** Types of product that ask for the attribute. They are given it on their own screen. */
function UsedBy({ uses }: { uses: Uses }) {
  const t = useT();
  return (
    <Section title={t("dashboard.attribute.usedBy")}>
      {uses.types.length === 0 ? <p className="da-soft">{t("dashboard.attribute.usedByNone")}</p> : null}
      <ul className="da-rows">
        {uses.types.map(({ productType, isOfVariants }) => (
          <li key={productType.id} className="da-row">
            <span className="da-row-main">{productType.name}</span>
            <span className="da-end da-soft">
              {t(isOfVariants ? "dashboard.attribute.ofVariants" : "dashboard.attribute.ofProducts")}
            </span>
          </li>
        ))}
      </ul>
      <p className="da-soft">{t("dashboard.attribute.productCount", { count: uses.products })}</p>
      <p>
        <Link className="ui-link" to="/structure?of=types">
          {t("dashboard.attribute.toTypes")}
        </Link>
      </p>
    </Section>
  );
}
