import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../setup/root.ts";
import { count, outsideTests, told } from "./suite.ts";

const file = join(root, "tests", "e2e", "a.e2e.ts");

test("counts what passed, failed and was skipped, with the file that it stands in", () => {
  const counted = count({
    numPassedTests: 1,
    testResults: [
      {
        name: file,
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "car starts" },
          { status: "failed", fullName: "car stops", failureMessages: ["AssertionError: expected 1 to be 2\n at x"] },
          { status: "pending", fullName: "car flies" },
        ],
      },
    ],
  });
  expect(counted).toEqual({
    passed: 1,
    failures: [{ file: "tests/e2e/a.e2e.ts", what: "car stops", why: "AssertionError: expected 1 to be 2\n at x" }],
    skipped: ["tests/e2e/a.e2e.ts: car flies"],
  });
});

test("a file that could not be loaded is a failure", () => {
  const report = {
    numPassedTests: 0,
    testResults: [{ name: file, status: "failed", message: "SyntaxError", assertionResults: [] }],
  };
  expect(count(report).failures).toEqual([
    { file: "tests/e2e/a.e2e.ts", what: "the file could not be run", why: "SyntaxError" },
  ]);
});

test("tells a failure with the first lines of its reason", () => {
  const why = Array.from({ length: 40 }, (_, i) => `line ${i}`).join("\n");
  const lines = told({ file: "a.test.ts", what: "car stops", why }).split("\n");
  expect(lines[0]).toBe("failed   a.test.ts: car stops");
  expect(lines).toHaveLength(13);
  expect(lines.at(-1)).toContain("line 11");
});

test("tells an error outside of tests as vitest printed it, else the last that was printed", () => {
  const printed = "a warning\n\u001b[31m⎯⎯ Unhandled Errors ⎯⎯\u001b[39m\n\nError: the connection ended\n";
  expect(outsideTests(printed)).toMatch(/^Unhandled Errors ⎯⎯\n\nError: the connection ended/);
  expect(outsideTests("a warning\nkilled\n")).toBe("a warning\nkilled");
});
