import { GraphQLRequestError, TransportError } from "@carloom/api-client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { askOrKept } from "./kept-answers.ts";

const stored = new Map<string, unknown>();
vi.mock("idb-keyval", () => ({
  createStore: () => "store",
  get: async (slot: string) => structuredClone(stored.get(slot)),
  update: async (slot: string, change: (before: unknown) => unknown) =>
    void stored.set(slot, structuredClone(change(stored.get(slot)))),
}));

const down = async (): Promise<never> => {
  throw new TransportError("network", "down");
};
const all = () => true;

describe("answers that are kept", () => {
  beforeEach(() => stored.clear());

  it("stand in where the service cannot be reached", async () => {
    await askOrKept("template:gt", async () => ({ title: "GT" }), all);
    await askOrKept("template:gt", async () => ({ title: "GT 2" }), all);
    expect(await askOrKept("template:gt", down, all)).toEqual({ title: "GT 2" });
    await expect(askOrKept("template:other", down, all)).rejects.toThrow(TransportError);
  });
  it("never stand in for a refusal", async () => {
    await askOrKept("parts", async () => [1], all);
    const refuse = async (): Promise<never> => {
      throw new GraphQLRequestError("parts", [{ message: "no" }], null);
    };
    await expect(askOrKept("parts", refuse, all)).rejects.toThrow(GraphQLRequestError);
  });
  it("hold nothing that some alone may see, and no more than forty", async () => {
    await askOrKept(
      "closed",
      async () => 1,
      () => false,
    );
    await expect(askOrKept("closed", down, all)).rejects.toThrow();
    for (let n = 0; n < 41; n++) await askOrKept(`${n}`, async () => n, all);
    await expect(askOrKept("0", down, all)).rejects.toThrow();
    expect(await askOrKept("1", down, all)).toBe(1);
  });
});
