// @vitest-environment happy-dom
import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider } from "@carloom/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

/** Opens the dashboard as somebody whom nobody could verify. */
async function open(storedUser: object | null) {
  const { session } = await import("../boot/session.ts");
  const { StaffOnly } = await import("./staff-only.tsx");
  const check = vi.fn(async () => ({ status: "signed-out", user: null, me: null }) as const);
  const out = { status: "signed-out", user: null, me: null } as const;
  Object.assign(session, { getSnapshot: () => out, storedUser: () => storedUser, check });
  const gone = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  gone.mockClear();
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <MemoryRouter>
            <StaffOnly />
          </MemoryRouter>
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
  return { place, gone, check };
}

it("says that the shop cannot be reached to whoever is still signed in, and asks again", async () => {
  const { place, gone, check } = await open({ id: "o", email: "owner@people.example", name: "O", loginType: "email" });
  expect(place.querySelector("h1")?.textContent).toBe("The dashboard can't reach the shop");
  expect(gone).not.toHaveBeenCalled();
  await act(async () => place.querySelector("button")?.click());
  expect(check).toHaveBeenCalled();
});

it("lets whoever is signed out sign in", async () => {
  const { gone } = await open(null);
  expect(gone).toHaveBeenCalledOnce();
});
