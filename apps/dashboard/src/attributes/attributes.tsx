import {
  type AttributeInputTypeEnum,
  StaffAttributeCreateDocument,
  StaffAttributesDocument,
  type StaffAttributesQuery,
} from "@carloom/api-client/commerce";
import { Button, Select, TextField, useT } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { LANGUAGE_NAMES } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { attributePath, KINDS, UNITS, type Unit } from "./kinds.ts";
import { useNameOf } from "../parts/name-of.ts";

type Attribute = NonNullable<StaffAttributesQuery["attributes"]>["edges"][number]["node"];

/** What products are described by: sizes, finishes, numbers. */
export function Attributes() {
  const t = useT();
  const answer = useAnswer(StaffAttributesDocument, {});
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <div className="da-actions">
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden size={16} />
          {t("dashboard.attribute.new")}
        </Button>
      </div>
      <Loaded answer={answer}>
        {({ attributes }) => {
          const all = (attributes?.edges ?? []).map(({ node }) => node);
          return all.length === 0 ? <p className="da-soft">{t("dashboard.attribute.none")}</p> : <Table of={all} />;
        }}
      </Loaded>
      {isAdding ? <NewAttribute onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function Table({ of }: { of: readonly Attribute[] }) {
  const t = useT();
  const nameOf = useNameOf();
  return (
    <ScrollX label={t("dashboard.attribute.all")}>
      <table className="da-table">
        <thead>
          <tr>
            <th scope="col">{LANGUAGE_NAMES.en}</th>
            <th scope="col" className="da-wide-only">
              {LANGUAGE_NAMES.ko}
            </th>
            <th scope="col" className="da-wide-only">
              {LANGUAGE_NAMES.ja}
            </th>
            <th scope="col">{t("dashboard.attribute.kind")}</th>
            <th scope="col">{t("dashboard.attribute.values")}</th>
          </tr>
        </thead>
        <tbody>
          {of.map((one) => {
            const first = (one.choices?.edges ?? []).map(({ node }) => nameOf(node));
            const more = (one.choices?.totalCount ?? 0) - first.length;
            return (
              <tr key={one.id}>
                <td>
                  <Link className="ui-link da-link" to={attributePath(one.id)}>
                    {one.name}
                  </Link>
                </td>
                <td lang="ko" className="da-wide-only">
                  {one.ko?.name}
                </td>
                <td lang="ja" className="da-wide-only">
                  {one.ja?.name}
                </td>
                <td>
                  {one.inputType ? t(`dashboard.attribute.kind.${one.inputType}`) : null}
                  {one.unit ? ` (${t(`dashboard.attribute.unit.${one.unit}`)})` : null}
                </td>
                <td className="da-soft">
                  {first.join(", ")}
                  {more > 0 ? ` ${t("dashboard.attribute.more", { count: more })}` : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollX>
  );
}

/** An attribute begins with its name and kind, which stays; its values and other names are given on its page. */
function NewAttribute({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const create = useAct(StaffAttributeCreateDocument);
  const [name, setName] = useState("");
  const [kind, setKind] = useState<AttributeInputTypeEnum>("DROPDOWN");
  const [unit, setUnit] = useState<Unit>("");
  return (
    <ActDialog
      title={t("dashboard.attribute.new")}
      label={t("dashboard.attribute.create")}
      onClose={onClose}
      isReady={name.trim() !== ""}
      run={async () => {
        const { attributeCreate } = await create.mutateAsync({
          input: {
            name: name.trim(),
            type: "PRODUCT_TYPE",
            inputType: kind,
            ...(kind === "NUMERIC" && unit !== "" && { unit }),
          },
        });
        const id = attributeCreate?.attribute?.id;
        if (id) void navigate(attributePath(id));
        return attributeCreate?.errors ?? [];
      }}
    >
      <TextField
        label={t("dashboard.product.nameEn")}
        hint={t("dashboard.attribute.nameHint")}
        value={name}
        maxLength={250}
        required
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select
        label={t("dashboard.attribute.kind")}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`dashboard.attribute.kind.${value}`) }))}
        onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? "DROPDOWN")}
      />
      <p className="da-soft">{t("dashboard.attribute.kindStays")}</p>
      {kind === "NUMERIC" ? (
        <Select
          label={t("dashboard.attribute.unit")}
          value={unit}
          options={UNITS.map((value) => ({ value, label: t(`dashboard.attribute.unit.${value || "none"}`) }))}
          onChange={(event) => setUnit(UNITS.find((one) => one === event.currentTarget.value) ?? "")}
        />
      ) : null}
    </ActDialog>
  );
}
