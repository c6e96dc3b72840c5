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
import { BulkBar } from "./bulk-bar.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.__CARLOOM__ = readSettings({}).public;

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll("button")].findLast(({ textContent }) => textContent === name)?.click(),
  );

it("acts on each that was picked and names what failed, and saves the picked alone, formulas made harmless", async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:";
  });
  // a download, which the page of a test would follow as a link
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const onDone = vi.fn();
  const done: string[] = [];
  const columns = [
    { id: "email", name: "dashboard.order.email", cell: () => null, text: (row: string) => row },
    { id: "picture", name: "dashboard.order.number", cell: () => null },
  ];
  const act1 = {
    id: "close",
    name: "dashboard.customer.close",
    question: (count: number) => `${count} of them`,
    run: async (row: string) => {
      done.push(row);
      return row.startsWith("=") ? `${row}: refused` : null;
    },
  };
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MessagesProvider t={createTranslate("en", mergedMessages("en"))}>
          <MemoryRouter>
            <BulkBar
              id="customers"
              columns={columns}
              acts={[act1]}
              picked={["ada@people.example", "=cmd()@people.example"]}
              onDone={onDone}
            />
          </MemoryRouter>
        </MessagesProvider>
      </QueryClientProvider>,
    ),
  );
  await press("Export as CSV");
  expect(await files[0]?.text()).toBe("\uFEFFEmail\r\nada@people.example\r\n'=cmd()@people.example\r\n");
  expect(done).toEqual([]);
  await press("Suspend account");
  expect(document.body.textContent).toContain("2 of them");
  await press("Suspend account");
  await vi.waitFor(() => expect(document.body.textContent).toContain("2 / 2"));
  expect(done).toHaveLength(2);
  expect(document.querySelector(".da-failed")?.textContent).toBe("=cmd()@people.example: refused");
  expect(onDone).not.toHaveBeenCalled();
  await press("Close");
  expect(onDone).toHaveBeenCalled();
  await act(async () => root.unmount());
});
