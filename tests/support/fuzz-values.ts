import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType, isScalarType } from "graphql";

/** Random picks of one run, which its seed repeats, and what earlier answers named. */
export type Dice = {
  random(): number;
  pick<T>(from: readonly T[]): T;
  /** Only values that scalars let through: otherwise hardly any operation with an input would get behind them. */
  mild: boolean;
  /** Ids, uuids, slugs, codes and tokens that were answered so far. */
  seen: string[];
};

const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");
const textsOf = ({ mild }: Dice, texts: readonly string[]) => (mild ? texts.filter(isStorable) : texts);
const decimalsOf = ({ mild }: Dice, more: readonly (number | string)[]) =>
  mild ? FLOATS.filter((number) => number >= 0 && number <= 1e9) : [...FLOATS, ...more];

const base64 = (text: string) => Buffer.from(text).toString("base64");

const TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "x\udfff",
  "\u202egnp.exe",
  "\ufeff",
  "'; drop table commerce.account; --",
  "%",
  "_%\\",
  "\\",
  "{}",
  "null",
  "[[[[",
  "😀".repeat(60),
  "a".repeat(5000),
  "가".repeat(300),
  "http://127.0.0.1/",
  "https://example.com/a",
  "/account/order",
  "person@people.example",
  "a@b",
  "\r\nBcc: x@y.example",
  "2025-13-45",
  "1e400",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "-1",
  "default-channel",
  "krw",
  "USD",
  "KRW",
  "KR",
  "US",
  "halden-one",
  "wheels.front",
  "__proto__",
  "constructor",
  "Asia/Seoul",
];
const INTS = [0, 1, -1, 2, 5, 99, 100, 101, 65_536, 2_147_483_647, -2_147_483_648];
const FLOATS = [0, -0, 1, -1, 0.001, 1e-300, 12.34, 1e9, 1e10, 2 ** 53, 1e17, 1e20, -1e17, 1e300, 123_456.789];
const NOBODY = "00000000-0000-0000-0000-000000000000";
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const IDS = [
  "",
  "1",
  base64("Product:1"),
  base64("Product:\0"),
  base64("Order:not-a-uuid"),
  base64("User:99999999999999999999"),
  base64("Checkout:00000000-0000-0000-0000-000000000000"),
  NOBODY,
  "a\0b",
  "\ud800",
  "x".repeat(300),
];
const TIMES = [
  "2025-01-01T00:00:00Z",
  "2099-01-01T00:00:00+14:00",
  "+275760-09-13T00:00:00Z",
  "-271821-04-20T00:00:00Z",
  "0000-01-01",
  "9999-12-31T23:59:59Z",
  "0",
];
const DAYS = ["2025-01-01", "0000-00-00", "2025-02-31", "9999-99-99", "9999-12-31", "0001-01-01"];
const CURSORS = [
  [],
  ["a"],
  ["\0"],
  ["1e400", "x", "y"],
  ["9007199254740991", "9007199254740991"],
  ["-1", "99999999999999999999"],
  ["a", "5"],
  ["5", "5"],
  ["list", "999999999999999", "9007199254740991"],
  ["9999-99-99 99:99:99+00", "5"],
  ["9999-99-99T99:99:99.000Z", NOBODY],
  ["275760-09-13T00:00:00Z", NOBODY],
].map((key) => Buffer.from(JSON.stringify(key)).toString("base64url"));

function json(dice: Dice, depth = 0): unknown {
  return dice.pick<() => unknown>([
    () => null,
    () => dice.pick(textsOf(dice, TEXTS)),
    () => dice.pick(FLOATS),
    () => true,
    () => (depth > 3 ? [] : [json(dice, depth + 1), json(dice, depth + 1)]),
    () =>
      depth > 3
        ? {}
        : { [dice.pick(textsOf(dice, TEXTS))]: json(dice, depth + 1), version: 1, body: json(dice, depth + 1) },
  ])();
}

const SCALARS: Record<string, (dice: Dice, name: string) => unknown> = {
  Boolean: ({ random }) => random() < 0.5,
  Int: ({ pick }, name) => (name === "first" || name === "last" ? pick([0, 1, 2, 5, -1, 100, 101]) : pick(INTS)),
  Float: ({ pick }) => pick(FLOATS),
  ID: (dice) => (dice.random() < 0.75 && dice.seen.length > 0 ? dice.pick(dice.seen) : dice.pick(textsOf(dice, IDS))),
  UUID: ({ random, pick, seen, mild }) => {
    const uuids = seen.filter((one) => UUID.test(one));
    return uuids.length > 0 && (mild || random() < 0.8) ? pick(uuids) : pick([NOBODY, ...(mild ? [] : IDS)]);
  },
  String: (dice, name) => {
    const { random, pick, seen } = dice;
    if (name === "channel" && random() < 0.8) return pick(["default-channel", "krw", "jpy"]);
    if (name === "after" || name === "before") return pick(CURSORS);
    return random() < 0.3 && seen.length > 0 ? pick(seen) : pick(textsOf(dice, TEXTS));
  },
  DateTime: ({ pick, mild }) => pick(mild ? TIMES.slice(0, 2) : TIMES),
  Date: ({ pick, mild }) => pick(mild ? ["2025-01-01", "9999-12-31", "0001-01-01"] : DAYS),
  Decimal: (dice) => dice.pick(decimalsOf(dice, ["1e300", "Infinity", "0x10", "", " 7 "])),
  PositiveDecimal: (dice) => dice.pick(decimalsOf(dice, ["1e17", "NaN"])),
  WeightScalar: (dice) => dice.pick(decimalsOf(dice, ["1e17"])),
  JSON: (dice) => json(dice),
  GenericScalar: (dice) => json(dice),
  JSONString: (dice) => JSON.stringify(json(dice)),
  Upload: () => null,
  Metadata: () => null,
};

/** How often what may be left out is there, the deeper the rarer. */
const PRESENT = 0.6;

/** A value of an input type; undefined where it is left out. `name` is the argument's or field's. */
export function valueOf(type: GraphQLInputType, dice: Dice, name = "", depth = 0): unknown {
  if (isNonNullType(type)) return required(type.ofType, dice, name, depth);
  if (dice.random() > PRESENT / (1 + depth * 0.4)) return undefined;
  return dice.random() < 0.05 ? null : required(type, dice, name, depth);
}

function required(type: GraphQLInputType, dice: Dice, name: string, depth: number): unknown {
  if (isNonNullType(type)) return required(type.ofType, dice, name, depth);
  if (isListType(type)) {
    const inner = type.ofType as GraphQLInputType;
    return Array.from({ length: dice.pick([0, 1, 1, 2, 3]) }, () => required(inner, dice, name, depth + 1));
  }
  if (isEnumType(type)) return dice.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const entries = Object.values(type.getFields()).flatMap((field) => {
      const value = valueOf(field.type, dice, field.name, depth + 1);
      return value === undefined ? [] : [[field.name, value] as const];
    });
    if (type.isOneOf) {
      const fields = Object.values(type.getFields());
      const one = dice.pick(fields);
      return { [one.name]: required(one.type, dice, one.name, depth + 1) };
    }
    return Object.fromEntries(entries);
  }
  if (isScalarType(type)) return SCALARS[type.name]?.(dice, name) ?? null;
  return null;
}
