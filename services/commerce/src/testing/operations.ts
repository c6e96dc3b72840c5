import { readFileSync } from "node:fs";
import type { Visitor } from "@carloom/platform";
import type { Shop } from "./shop.ts";

type Loose = ReturnType<typeof JSON.parse>;

/** Operations of a contract document by their names, as a client of Saleor's sends them. */
export function contractOperations(file: string): (name: string) => string {
  const text = readFileSync(new URL(`../../../../tests/contract/${file}.graphql`, import.meta.url), "utf8");
  const fragments = text.match(/^fragment [\s\S]*?\n}/gm) ?? [];
  return (name) => {
    const operation = new RegExp(`^(?:query|mutation) ${name}\\b[\\s\\S]*?\\n}`, "m").exec(text)?.[0];
    if (!operation) throw new Error(`${file} has no operation ${name}.`);
    const used = fragments.filter((one) => operation.includes(`...${/fragment (\w+)/.exec(one)?.[1]}\n`));
    return [operation, ...used].join("\n");
  };
}

/** Asks for one operation of a contract document. @returns the payload of its one field */
export const asking =
  (shop: () => Shop, file: string, visitor: Visitor) =>
  async (name: string, variables: object): Promise<Loose> => {
    const answer = await shop().graphql(contractOperations(file)(name), variables, visitor);
    if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
    return Object.values(answer.data)[0];
  };
