import SchemaBuilder from "@pothos/core";
import { GraphQLError } from "graphql";
import type { RequestContext } from "./context.ts";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Schema types of every service: fields are non-null unless they say otherwise. */
export type PlatformTypes = {
  Context: RequestContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string | number };
    UUID: { Input: string; Output: string };
    JSON: { Input: unknown; Output: unknown };
    Upload: { Input: File; Output: never };
    DateTime: { Input: Date; Output: Date };
  };
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What is written with four digits, and kept by every database. */
const LAST_YEAR = 9999;

function uuid(value: unknown): string {
  if (typeof value === "string" && UUID.test(value)) return value.toLowerCase();
  throw new GraphQLError("A UUID is 32 hexadecimal digits in five groups.", { extensions: { code: "BAD_USER_INPUT" } });
}

export function createBuilder() {
  const builder = new SchemaBuilder<PlatformTypes>({ defaultFieldNullability: false });
  builder.scalarType("UUID", { serialize: (value) => value, parseValue: uuid });
  builder.scalarType("JSON", { serialize: (value) => value, parseValue: (value) => value });
  builder.scalarType("Upload", {
    serialize: () => {
      throw new GraphQLError("A file is only ever an input.");
    },
    parseValue: (value) => {
      if (value instanceof File) return value;
      throw new GraphQLError("A file is sent as a part of a multipart request.", {
        extensions: { code: "BAD_USER_INPUT" },
      });
    },
  });
  builder.scalarType("DateTime", {
    serialize: (value) => (value instanceof Date ? value.toISOString() : value) as unknown as Date,
    parseValue: (value) => {
      const date = new Date(String(value));
      const year = date.getUTCFullYear();
      if (Number.isNaN(year) || year < 1 || year > LAST_YEAR)
        throw new GraphQLError("A time is written in ISO 8601.", { extensions: { code: "BAD_USER_INPUT" } });
      return date;
    },
  });
  return builder;
}

export type Builder = ReturnType<typeof createBuilder>;
