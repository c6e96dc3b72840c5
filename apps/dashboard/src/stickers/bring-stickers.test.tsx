// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider } from "@carloom/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, it, vi } from "vitest";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const sent: string[] = [];
const place = document.body.appendChild(document.createElement("main"));
beforeAll(async () => {
  const { session } = await import("../boot/session.ts");
  const mutate = async (_: unknown, { file }: { file: File }) => {
    sent.push(file.name);
    return { stickerBring: { refused: [], refusal: null, error: null } };
  };
  Object.assign(session.clients.threed, { mutate });
  const { BringStickers } = await import("./bring-stickers.tsx");
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <BringStickers />
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
});

async function drop(dataTransfer: object): Promise<void> {
  const event = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), { dataTransfer });
  await act(async () => void place.querySelector(".da-drop")?.dispatchEvent(event));
}
const file = (name: string) => new File(["x"], name);
const said = () => place.textContent ?? "";

it("takes the drawings of what was dropped, and says so where there are none or nothing can be read", async () => {
  await drop({ items: [], files: [file("photo.png")] });
  await vi.waitFor(() => expect(said()).toContain("neither an SVG drawing"));
  const entry = {
    isFile: true,
    name: "a.svg",
    fullPath: "/a.svg",
    file: (_: unknown, fail: (error: Error) => void) => fail(new Error("gone")),
  };
  await drop({ items: [{ webkitGetAsEntry: () => entry }], files: [] });
  await vi.waitFor(() => expect(said()).toContain("did not work"));
  expect(sent).toEqual([]);
  await drop({ items: [], files: [file("photo.png"), file("flame.svg")] });
  await vi.waitFor(() => expect(sent).toEqual(["flame.svg"]));
  await vi.waitFor(() => expect(said()).not.toContain("did not work"));
});
