import { expect, it } from "vitest";
import { userNameProblem } from "./user-name.ts";

it.each([
  "carloom",
  "carloom-support",
  "carloom-garage",
  "support",
  "help-desk",
  "official-shop",
  "garage-team",
  "admin-1",
])("nobody is called %s", (name) => expect(userNameProblem(name)?.code).toBe("UNIQUE"));

it.each(["mina", "carlo", "carlooms", "steam", "supporter", "teammate-7"])("somebody may be called %s", (name) =>
  expect(userNameProblem(name)).toBeNull(),
);
