// reads: services/commerce/schema.graphql
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
} from "graphql";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const signatures = resolve(root, "../shared/conformance/saleor-signatures.json");

type FieldSignature = string | { type: string; args?: Record<string, string> };
type TypeSignature = { kind: string; fields?: Record<string, FieldSignature>; values?: string[] };

const typeOf = (field: FieldSignature | undefined) => (typeof field === "string" ? field : field?.type);
const argsOf = (field: FieldSignature) => (typeof field === "string" ? {} : (field.args ?? {}));
/** What we give may be promised more strictly; what we take may be asked less strictly. */
const gives = (ours: string, theirs: string) => ours === theirs || ours === `${theirs}!`;
const takes = (ours: string, theirs: string) => ours === theirs || `${ours}!` === theirs;

function fieldProblems(place: string, field: GraphQLField<unknown, unknown>, theirs: FieldSignature): string[] {
  const problems: string[] = [];
  const known = argsOf(theirs);
  if (!gives(String(field.type), typeOf(theirs) ?? "")) problems.push(`${place}: ${field.type}, not ${typeOf(theirs)}`);
  for (const argument of field.args) {
    const signature = known[argument.name];
    if (!signature) problems.push(`${place}(${argument.name}:) is not theirs`);
    else if (!takes(String(argument.type), signature))
      problems.push(`${place}(${argument.name}:): ${argument.type}, not ${signature}`);
  }
  for (const [name, type] of Object.entries(known))
    if (type.endsWith("!") && !field.args.some((argument) => argument.name === name))
      problems.push(`${place}(${name}:) is missing`);
  return problems;
}

function typeProblems(type: GraphQLNamedType, theirs: TypeSignature): string[] {
  if (isEnumType(type))
    return type
      .getValues()
      .filter((value) => !theirs.values?.includes(value.name))
      .map((value) => `${type.name}.${value.name} is not theirs`);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) => {
      const signature = typeOf(theirs.fields?.[field.name]);
      return signature && takes(String(field.type), signature) ? [] : [`${type.name}.${field.name}: ${field.type}`];
    });
  if (!isObjectType(type)) return [];
  const isRoot = type.name === "Query" || type.name === "Mutation";
  return Object.values(type.getFields()).flatMap((field) => {
    const signature = theirs.fields?.[field.name];
    if (signature) return fieldProblems(`${type.name}.${field.name}`, field, signature);
    return isRoot ? [] : [`${type.name}.${field.name} is not theirs`];
  });
}

describe("the commerce endpoint is a strict subset of Saleor's", () => {
  it.skipIf(!existsSync(signatures))("fields, arguments, inputs and values; own root fields and types beside", () => {
    const { types } = JSON.parse(readFileSync(signatures, "utf8")) as { types: Record<string, TypeSignature> };
    const schema = buildSchema(readFileSync(resolve(root, "services/commerce/schema.graphql"), "utf8"));
    const ours = Object.values(schema.getTypeMap()).filter(
      (type) => !type.name.startsWith("__") && !isScalarType(type) && Object.hasOwn(types, type.name),
    );
    expect(ours.length).toBeGreaterThan(40);
    expect(ours.flatMap((type) => typeProblems(type, types[type.name] ?? { kind: "" }))).toEqual([]);
  });
});
