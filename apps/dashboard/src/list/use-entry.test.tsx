// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useEntry } from "./use-entry.ts";

type Row = { id: string; name: string };
const STATE = { words: "", sort: null, filters: {} };
const listed = (rows: Row[]) => ({ pages: [{ rows, next: null, total: rows.length }], pageParams: [null] });

let client: QueryClient;
let root: ReturnType<typeof createRoot>;
let go: (to: string) => void;
const shown = () => document.body.textContent;

function Page() {
  const navigate = useNavigate();
  go = (to) => void navigate(to);
  const { open } = useEntry<Row>("codes");
  return <p>{open ? open.name : "closed"}</p>;
}

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  client = new QueryClient();
  const place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={["/?entry=b"]}>
          <Page />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

it("opens what an address names once a list has it, whoever asked for that list", async () => {
  expect(shown()).toBe("closed");
  await act(async () => client.setQueryData(["list", "others", STATE], listed([{ id: "b", name: "of another list" }])));
  expect(shown()).toBe("closed");
  await act(async () => client.setQueryData(["list", "codes", STATE], listed([{ id: "b", name: "SPRING" }])));
  expect(shown()).toBe("SPRING");
  await act(async () => client.setQueryData(["list", "codes", STATE], listed([{ id: "b", name: "SUMMER" }])));
  expect(shown()).toBe("SUMMER");
});

it("keeps it open when the list has lost it, and closes by the address", async () => {
  await act(async () => client.setQueryData(["list", "codes", STATE], listed([{ id: "b", name: "SPRING" }])));
  await act(async () => client.setQueryData(["list", "codes", STATE], listed([])));
  expect(shown()).toBe("SPRING");
  await act(async () => go("/"));
  expect(shown()).toBe("closed");
});
