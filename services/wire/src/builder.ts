import { unstorable, createBuilder, type PlatformTypes } from "@carloom/platform";
import { GraphQLError } from "graphql";
import type { WireContext } from "./context.ts";

/** Scalars of Saleor beside the platform's. */
type WireTypes = Omit<PlatformTypes, "Context" | "Scalars"> & {
  Context: WireContext;
  Scalars: PlatformTypes["Scalars"] & {
    /** Any JSON value, as a token's payload. */
    GenericScalar: { Input: unknown; Output: unknown };
    /** A JSON document written as text. */
    JSONString: { Input: string; Output: string };
    /** Public metadata as an object of texts. */
    Metadata: { Input: Record<string, string>; Output: Record<string, string> };
    Decimal: { Input: number; Output: number };
    /** Kilograms. */
    WeightScalar: { Input: number; Output: number };
    PositiveDecimal: { Input: number; Output: number };
    /** One or more. */
    PositiveInt: { Input: number; Output: number };
    /** `YYYY-MM-DD`. */
    Date: { Input: string; Output: string };
  };
};

/** The one builder of the endpoint: each domain's `*.graphql.ts` adds its types, commerce's `schema.ts` closes it. */
export const builder = createBuilder() as unknown as PothosSchemaTypes.SchemaBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<WireTypes>
>;

const bad = (message: string) => new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });

builder.scalarType("GenericScalar", { serialize: (value) => value, parseValue: (value) => value });
builder.scalarType("Metadata", {
  serialize: (value) => value,
  parseValue: () => {
    throw bad("Metadata is only ever an output; send a list of keys and values.");
  },
});
builder.scalarType("JSONString", {
  serialize: (value) => value,
  parseValue: (value) => {
    try {
      if (typeof value !== "string") throw new SyntaxError();
      if (unstorable(JSON.parse(value), "") !== null) throw new SyntaxError();
      return value;
    } catch {
      throw bad("A JSON string is a JSON document written as text.");
    }
  },
});
/** Beyond this no amount, measure or weight is meant, and sums of them stay exact. */
const MOST = 1_000_000_000;

/** A decimal as a number or as its text. @throws GraphQLError BAD_USER_INPUT for anything else, and below `least` */
function decimal(value: unknown, least: number, what: string): number {
  const number = typeof value === "number" || (typeof value === "string" && value.trim()) ? Number(value) : Number.NaN;
  if (!Number.isFinite(number) || number < least) throw bad(what);
  if (Math.abs(number) > MOST) throw bad(`A number is at most ${MOST}.`);
  return number;
}

builder.scalarType("Decimal", {
  serialize: (value) => value,
  parseValue: (value) => decimal(value, -Infinity, "A decimal is a number."),
});
builder.scalarType("PositiveDecimal", {
  serialize: (value) => value,
  parseValue: (value) => decimal(value, 0, "A decimal is zero or more."),
});
builder.scalarType("PositiveInt", {
  serialize: (value) => value,
  parseValue: (value) => {
    const number = decimal(value, 1, "A positive integer is one or more.");
    if (!Number.isInteger(number)) throw bad("A positive integer is a whole number.");
    return number;
  },
});
builder.scalarType("WeightScalar", {
  serialize: (value) => value,
  parseValue: (value) => decimal(value, 0, "A weight is a number of kilograms, zero or more."),
});
builder.scalarType("Date", {
  serialize: (value) => value,
  parseValue: (value) => {
    const isDay = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && value >= "0001";
    const day = isDay ? new Date(`${value}T00:00:00Z`) : null;
    if (!isDay || !day || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(value))
      throw bad("A date is written YYYY-MM-DD.");
    return value;
  },
});

builder.queryType({});
builder.mutationType({});
