import { slotKind } from "@carloom/build";
import { Button, Select, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { slotName } from "./as-names.ts";
import { SLOTS } from "./draft.ts";
import type { Point } from "./handles.tsx";
import { PointFields } from "./point-fields.tsx";
import type { PlaceProps } from "./place-wheels.tsx";
import { fromCar, toCar } from "./placing.ts";

/** Nodes that a part of a slot is mounted on. */
const nodesOf = (slot: string): string[] =>
  slotKind(slot)?.named?.isPaired ? [`slot.${slot}.left`, `slot.${slot}.right`] : [`slot.${slot}`];

/** Where parts are mounted; a place that the car comes without can be added. */
export function PlaceAnchors({ of, draft, onDraft, onGrips }: PlaceProps) {
  const t = useT();
  const language = useLanguage();
  const nodes = [...new Set([...of.anchors.map(({ node }) => node), ...SLOTS.flatMap(nodesOf)])];
  const [node, setNode] = useState(nodes[0] ?? "");
  const name = (one: string) => {
    const id = SLOTS.find((known) => nodesOf(known).includes(one));
    const side = one.endsWith(".left") ? "left" : one.endsWith(".right") ? "right" : null;
    if (!id) return one.replace(/^slot\./, "");
    return side ? `${slotName(language, id)} (${t(`dashboard.workshop.side.${side}`)})` : slotName(language, id);
  };
  const title = name(node);
  const found = of.anchors.find((one) => one.node === node);
  const stated = draft.anchors.find((one) => one.node === node);
  const at: Point | null = stated ? toCar(of.frame, stated.at) : found ? [found.x, found.y, found.z] : null;
  const set = (to: Point | null) =>
    onDraft({
      ...draft,
      anchors: [
        ...draft.anchors.filter((one) => one.node !== node),
        ...(to ? [{ node, at: fromCar(of.frame, to) }] : []),
      ],
    });
  useEffect(() => {
    const own = draft.anchors.find((one) => one.node === node);
    const before = of.anchors.find((one) => one.node === node);
    const place: Point | null = own ? toCar(of.frame, own.at) : before ? [before.x, before.y, before.z] : null;
    onGrips(
      place
        ? [
            {
              id: node,
              label: title,
              at: place,
              onMove: (to) =>
                onDraft({
                  ...draft,
                  anchors: [...draft.anchors.filter((one) => one.node !== node), { node, at: fromCar(of.frame, to) }],
                }),
            },
          ]
        : [],
    );
    return () => onGrips([]);
  }, [of, draft, node, title, onDraft, onGrips]);
  return (
    <>
      <p className="da-soft">{t("dashboard.workshop.place.anchors.hint")}</p>
      <div className="da-work-tools">
        <Select
          label={t("dashboard.workshop.place.anchor")}
          value={node}
          options={nodes.map((value) => ({
            value,
            label: `${name(value)}${of.anchors.some((one) => one.node === value) ? "" : ` – ${t("dashboard.workshop.place.missing")}`}`,
          }))}
          onChange={({ currentTarget: { value } }) => setNode(value)}
        />
        {at && stated ? (
          <Button variant="quiet" onClick={() => set(null)}>
            {t(found ? "dashboard.workshop.place.asFound" : "dashboard.workshop.place.remove")}
          </Button>
        ) : null}
        {at ? null : <Button onClick={() => set([0, 0.8, 0])}>{t("dashboard.workshop.place.add")}</Button>}
      </div>
      {at ? (
        <fieldset className="da-place">
          <legend>{title}</legend>
          <PointFields label={title} at={at} onChange={set} />
        </fieldset>
      ) : null}
    </>
  );
}
