// @vitest-environment happy-dom
import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider } from "@carloom/ui";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, it } from "vitest";
import { draftOf } from "./draft.ts";
import type { NodeTable as Table } from "./node-table.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const NOTHING = { length: null, zones: [], slots: [], dropped: [], kept: [] } as unknown as Parameters<
  typeof draftOf
>[0];

let NodeTable: typeof Table;
beforeAll(async () => {
  ({ NodeTable } = await import("./node-table.tsx"));
});

it("shows a few meshes, what is swapped first, and the others when asked; the button stays where it is", async () => {
  const nodes = Array.from({ length: 70 }, (_, i) => ({
    name: `Mesh ${i}`,
    material: "Paint",
    triangles: 9,
    slot: i === 69 ? "spoiler" : null,
    // without a list of its own to choose from: 70 of them take their time here
    isWheel: i !== 69,
    confidence: "high",
  })) as unknown as WorkshopCarFragment["nodes"];
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
        <NodeTable
          nodes={nodes}
          draft={draftOf(NOTHING)}
          proposals={new Map()}
          onDrop={() => undefined}
          onChange={() => undefined}
        />
      </MessagesProvider>,
    ),
  );
  const names = () => [...place.querySelectorAll("tbody td:first-child")].map((cell) => cell.textContent);
  const button = place.querySelector("button");
  const press = () => act(async () => button?.click());
  expect(names()).toEqual(["Mesh 69", ...Array.from({ length: 11 }, (_, i) => `Mesh ${i}`)]);
  expect(button?.textContent).toBe("Show 48 more");
  await press();
  expect([names().length, button?.textContent]).toEqual([60, "Show 10 more"]);
  await press();
  expect([names().length, button?.textContent]).toEqual([70, "Show fewer"]);
  await press();
  expect([names().length, button?.textContent, button?.isConnected]).toEqual([12, "Show 48 more", true]);
  await act(async () => root.unmount());
});
