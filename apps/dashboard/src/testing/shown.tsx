import { createTranslate } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { readSettings } from "@carloom/settings/server";
import { MessagesProvider, ToastProvider } from "@carloom/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { MeContext, type Role } from "../shell/roles.ts";

const env = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
env.IS_REACT_ACT_ENVIRONMENT = true;
// rooms read it as they are imported: they come after this file, by import()
globalThis.__CARLOOM__ = readSettings({}).public;

/** By operation what commerce answers; an error is thrown, and what is not named is never answered. */
export type Answers = Readonly<Record<string, unknown>>;

let root: Root | undefined;

/** A room as somebody in these roles has it before them, once `until` finds something in it. */
export async function shown(
  room: ReactElement,
  answers: Answers,
  { until, roles }: { until: string; roles: readonly Role[] },
): Promise<HTMLElement> {
  const { session } = await import("../boot/session.ts");
  const call = async ({ operationName }: { operationName: string }) => {
    const answer = operationName in answers ? answers[operationName] : new Promise<never>(() => undefined);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  Object.assign(session.clients.commerce, { query: call, tryQuery: call });
  // rows of a list are drawn as far as it is high
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    root?.render(
      <QueryClientProvider client={client}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <MeContext value={{ id: "M", email: "mina@shop.example", name: "Mina", roles }}>
            <ToastProvider>
              <RouterProvider router={createMemoryRouter([{ path: "/", element: room }])} />
            </ToastProvider>
          </MeContext>
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
  env.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await vi.waitFor(() => {
      if (!place.querySelector(until)) throw new Error(`nothing is ${until} in ${place.textContent}`);
    });
  } finally {
    env.IS_REACT_ACT_ENVIRONMENT = true;
  }
  return place;
}

/** Puts away what {@link shown} drew. */
export function putAway(): void {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
}

/** What every found element says. */
export const texts = (place: ParentNode, selector: string): (string | null)[] =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);
