// @vitest-environment happy-dom
import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import type { Faces } from "@carloom/asset/pieces";
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import type { Stage } from "@carloom/stage";
import { MessagesProvider } from "@carloom/ui";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import type { Draft } from "./draft.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const reduced = vi.hoisted(() => vi.fn());
vi.mock("@carloom/asset/reduced", () => ({ reduced }));
const place = document.body.appendChild(document.createElement("main"));
const root = createRoot(place);
const show = (part: ReactNode) =>
  act(async () =>
    root.render(<MessagesProvider t={createTranslate("en", mergedMessages("en"))}>{part}</MessagesProvider>),
  );
afterEach(() => vi.unstubAllGlobals());

it("a mesh that is worked out after its preview was switched off is not put in the car's place", async () => {
  const { Budget } = await import("./budget.tsx");
  let give: (found: object) => void = () => {};
  reduced.mockReturnValue(new Promise((done) => (give = done)));
  const mark = vi.fn();
  await show(
    <Budget
      of={{ pieces: "/pieces", simplified: null } as unknown as WorkshopCarFragment}
      faces={{} as Faces}
      isFailed={false}
      stage={{ mark } as unknown as Stage}
      draft={{ triangles: 50_000 } as Draft}
      onLook={() => {}}
      onDraft={() => {}}
    />,
  );
  const look = () => act(async () => place.querySelector("button")?.click());
  await look();
  await vi.waitFor(() => expect(reduced).toHaveBeenCalled());
  await look();
  await act(async () => give({ before: 2, after: 1, error: 0, soup: new Float32Array() }));
  expect(mark.mock.calls.filter(([soup]) => soup !== null)).toEqual([]);
});

it("faces of one file that cannot be had say nothing of the next one's", async () => {
  const { useFaces } = await import("./use-faces.ts");
  vi.stubGlobal("fetch", (url: string) =>
    url === "/gone" ? Promise.resolve(new Response("", { status: 404 })) : new Promise(() => {}),
  );
  const Told = ({ url }: { url: string }) => String(useFaces(url, true).isFailed);
  await show(<Told url="/gone" />);
  await vi.waitFor(() => expect(place.textContent).toBe("true"));
  await show(<Told url="/there" />);
  expect(place.textContent).toBe("false");
});
