import fc from "fast-check";

type Form = {
  $ref?: string;
  $defs?: Record<string, Form>;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Form[];
  oneOf?: readonly Form[];
  properties?: Record<string, Form>;
  required?: string[];
  propertyNames?: Form;
  additionalProperties?: Form | false;
  items?: Form | false;
  prefixItems?: readonly Form[];
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
};

/** Few, so that a document is soon made: more of the same says nothing new. */
const MORE = 2;
const LETTERS = 6;

/** Forms name the same few patterns hundreds of times, and what makes texts of one is dear to make. */
const matchers = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string): fc.Arbitrary<string> {
  const known = matchers.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { size: "-1" });
  matchers.set(pattern, known);
  return known;
}

/** Any document that a form (as JSON Schema has it) lets in. What its code refuses besides is the caller's to mend. */
export function ofForm(form: unknown): fc.Arbitrary<unknown> {
  const { $defs = {} } = form as Form;
  const known = new Map<string, fc.Arbitrary<unknown>>();
  const numberOf = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Form) => ({
    min: minimum ?? exclusiveMinimum ?? -1e6,
    max: maximum ?? exclusiveMaximum ?? 1e6,
    ...(exclusiveMinimum !== undefined && { minExcluded: true }),
    ...(exclusiveMaximum !== undefined && { maxExcluded: true }),
  });
  const textOf = ({ pattern, format, minLength = 0, maxLength = Infinity }: Form): fc.Arbitrary<string> => {
    if (format === "uuid") return fc.uuid({ version: 4 });
    if (pattern) return matching(pattern);
    // a name that sets the prototype is none
    return fc
      .string({ minLength, maxLength: Math.min(maxLength, minLength + LETTERS) })
      .filter((text) => text !== "__proto__");
  };
  const listOf = ({ items, prefixItems, minItems = 0, maxItems = Infinity }: Form): fc.Arbitrary<unknown> =>
    prefixItems
      ? fc.tuple(...prefixItems.map(made))
      : fc.array(made(items || {}), { minLength: minItems, maxLength: Math.min(maxItems, minItems + MORE) });
  const objectOf = ({ properties, required = [], propertyNames, additionalProperties }: Form): fc.Arbitrary<unknown> =>
    additionalProperties
      ? fc.dictionary(textOf(resolved(propertyNames ?? {})), made(additionalProperties), { maxKeys: MORE })
      : fc.record(Object.fromEntries(Object.entries(properties ?? {}).map(([name, of]) => [name, made(of)])), {
          requiredKeys: required,
        });
  const resolved = (at: Form): Form => ($defs[at.$ref?.split("/").at(-1) ?? ""] as Form | undefined) ?? at;
  const made = (at: Form): fc.Arbitrary<unknown> => {
    if (at.$ref) {
      const found = known.get(at.$ref) ?? made(resolved(at));
      known.set(at.$ref, found);
      return found;
    }
    if ("const" in at) return fc.constant(at.const);
    if (at.enum) return fc.constantFrom(...at.enum);
    const several = at.anyOf ?? at.oneOf;
    if (several) return fc.oneof(...several.map(made));
    switch (at.type) {
      case "object":
        return objectOf(at);
      case "array":
        return listOf(at);
      case "string":
        return textOf(at);
      case "integer":
        return fc.integer({ min: Math.max(at.minimum ?? 0, -1e6), max: Math.min(at.maximum ?? 1e6, 1e6) });
      case "number":
        return fc.double({ ...numberOf(at), noNaN: true });
      case "boolean":
        return fc.boolean();
      case "null":
        return fc.constant(null);
      default:
        return fc.jsonValue({ maxDepth: 1 });
    }
  };
  // as it is after it lay somewhere
  return made(form as Form).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
}
