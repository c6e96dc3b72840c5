// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { MessagesProvider } from "@carloom/ui";
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { AcceptButton, Accepting } from "./accepting.tsx";
import { type Draft, draftOf, inputOf } from "./draft.ts";
import type { Asked } from "./proposals.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const material = (name: string, zone: string | null, confidence: string) => ({
  name,
  zone,
  confidence,
  color: "#202020",
  triangles: 9,
});
const of = {
  materials: [
    material("Paint", "body", "high"),
    material("Chrome", "trim", "low"),
    material("Rubber", null, "high"),
    material("Second paint", "body.2", "high"),
    material("Mirror", "mirrors", "stated"),
  ],
  nodes: [
    { name: "Wing", material: "Paint", triangles: 9, slot: "spoiler", isWheel: false, confidence: "high" },
    { name: "Wheel", material: "Rubber", triangles: 9, slot: "wheels.front", isWheel: true, confidence: "high" },
    { name: "Door", material: "Paint", triangles: 9, slot: null, isWheel: false, confidence: "high" },
  ],
} as unknown as Asked;
const NOTHING = { length: null, zones: [], slots: [], dropped: [], kept: [] } as unknown as Parameters<
  typeof draftOf
>[0];

it("proposals are accepted by one key that goes on to the next, and with Shift all that are at least as sure", async () => {
  let draft: Draft = draftOf(NOTHING);
  const place = document.body.appendChild(document.createElement("main"));
  function Holder() {
    const [held, setHeld] = useState(draft);
    draft = held;
    return (
      <Accepting of={of} draft={held} onDraft={setHeld}>
        {(proposals) => [...proposals.values()].map((one) => <AcceptButton key={one.key} proposal={one} />)}
      </Accepting>
    );
  }
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
        <Holder />
      </MessagesProvider>,
    ),
  );
  const asked = () =>
    [...place.querySelectorAll<HTMLElement>("[data-proposal]")].map(({ dataset }) => dataset.proposal);
  const focused = () => (document.activeElement as HTMLElement).dataset.proposal;
  const press = (key: string, shiftKey = false) =>
    act(async () => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }),
      );
    });
  // no zone that only this car has, no wheel, nothing that somebody said
  expect(asked()).toEqual(["zone:Paint", "zone:Chrome", "zone:Rubber", "slot:Wing"]);
  expect(place.textContent).toContain("4 proposals left");
  expect([...place.querySelectorAll("kbd")].map((key) => key.textContent)).toContain("Enter");
  place.querySelector<HTMLElement>("[data-proposal]")?.focus();
  await press("Enter");
  expect([focused(), inputOf(draft).zones]).toEqual(["zone:Chrome", [{ name: "Paint", value: "body" }]]);
  await press("ArrowDown");
  expect(focused()).toBe("zone:Rubber");
  await press("A", true);
  expect([asked(), focused()]).toEqual([["zone:Chrome"], "zone:Chrome"]);
  expect(inputOf(draft)).toMatchObject({
    zones: [
      { name: "Paint", value: "body" },
      { name: "Rubber", value: null },
    ],
    slots: [{ name: "Wing", value: "spoiler" }],
  });
  await press("a");
  expect([asked(), draft.zones.get("Chrome")]).toEqual([[], "trim"]);
  // nothing is left to accept: the focus is where that is said
  expect(document.activeElement?.textContent).toBe("0 proposals left to check");
  await act(async () => root.unmount());
});
