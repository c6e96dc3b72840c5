import { GraphQLRequestError, TransportError } from "@carloom/api-client";
import { mergedMessages } from "@carloom/i18n/merge";
import { expect, it } from "vitest";
import { problemKey, problemOf, problemOfType } from "./problem.ts";

it("is what a service says in a word, and never its sentence", () => {
  expect(["UNAUTHENTICATED", "NOT_FOUND", "LIMIT", "INVALID", "SOMETHING_NEW", null].map(problemOfType)).toEqual([
    "signed-out",
    "gone",
    "limit",
    "invalid",
    "refused",
    "refused",
  ]);
  const refused = new GraphQLRequestError("x", [{ message: "No.", extensions: { code: "FORBIDDEN" } }], null);
  expect(problemOf(refused)).toBe("forbidden");
  expect(problemOf(new TransportError("network", "down"))).toBe("offline");
  expect(problemOf(new TransportError("http", "many", { status: 429 }))).toBe("limit");
  expect(problemOf(new TransportError("http", "down", { status: 503 }))).toBe("busy");
  expect(problemOf(new TransportError("http", "no", { status: 400 }))).toBe("refused");
  expect(problemOf(new TypeError("x is not a function"))).toBe("refused");
});

it("is told by the place that knows more, then alike everywhere, then as what did not happen", () => {
  expect(problemKey("limit", "not", { limit: "mine" })).toBe("mine");
  expect(problemKey("limit", "not")).toBe("studio.error.limit");
  expect(problemKey("invalid", "not")).toBe("not");
  const messages = mergedMessages("ko");
  for (const problem of ["offline", "busy", "signed-out", "forbidden", "gone", "changed", "limit"] as const)
    expect(messages).toHaveProperty([problemKey(problem, "none")]);
});
