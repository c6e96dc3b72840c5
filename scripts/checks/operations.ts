import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** GraphQL operations are written as documents of packages/api-client alone; a file that must not be has a line of why here. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map<string, string>([]);

/** The client's own definition, what writes the generated modules, and those. */
const OURS = /^packages\/api-client\/(?:codegen\.ts|src\/document\.ts|src\/generated\/)/;
const NOT_SHIPPED = /(?:^|\/)(?:node_modules|dist|build\/(?:client|server)|test|testing|dev|bench)\/|\.test\.tsx?$/;

/** A text that begins like an operation: `query name(`, "mutation name {". */
const TEXT = /[`"']\s*(?:query|mutation|subscription)\s+\w+\s*[({]/;
/** A document that somebody makes by hand. */
const MADE = /\btypedDocument\s*[<(]/;

/** @returns one line for each file of an application or package that writes an operation by hand */
export function operationProblems(root: string): string[] {
  const files = globSync("{apps,packages}/**/*.{ts,tsx}", { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !OURS.test(file) && !NOT_SHIPPED.test(file))
    .sort();
  const byHand = files.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return TEXT.test(text) || MADE.test(text);
  });
  return [
    ...byHand
      .filter((file) => !EXCEPTIONS.has(file))
      .map(
        (file) =>
          `${file} writes a GraphQL operation by hand: put it into packages/api-client/src/documents/<service>/ and run npm run codegen -w @carloom/api-client`,
      ),
    ...[...EXCEPTIONS.keys()]
      .filter((file) => !byHand.includes(file))
      .map((file) => `${file} is an exception of scripts/checks/operations.ts without a reason any more`),
  ];
}
