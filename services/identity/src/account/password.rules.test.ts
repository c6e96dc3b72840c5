import { describe, expect, it } from "vitest";
import { passwordProblem } from "./password.rules.ts";
import { hashPassword, verifyPassword } from "./password.ts";

const PERSON = ["mina.park@people.example", "Mina", "Park"];
const code = (password: string, person = PERSON) => passwordProblem(password, person)?.code ?? null;

describe("passwordProblem", () => {
  it("wants 8 to 64 characters, counted as people count them", () => {
    expect(code("a-b-c-7")).toBe("PASSWORD_TOO_SHORT");
    expect(code("xk7-qpvz")).toBeNull();
    expect(code(`xk7-qpvz${"é-ö".repeat(19)}`.slice(0, 64))).toBeNull();
    expect(code("xk7-".repeat(17))).toBe("INVALID");
    expect(code("자동차는빠르게달려요")).toBeNull();
    expect(code("🚗🏁🔧🎨🛞💛🚦")).toBe("PASSWORD_TOO_SHORT");
  });
  it.each([
    "password",
    "Password1!",
    "P@ssw0rd",
    "qwerty123",
    "1q2w3e4r5t",
    "iloveyou2",
    "dragon99!",
    "letmein!!",
    "aaaaaaaa",
    "abcabcabc",
    "abcdefgh",
    "zyxwvuts",
    "qwertyui",
    "welcome2026",
    "ｐａｓｓｗｏｒｄ１",
    "carloom2026",
  ])("refuses the common %j", (password) => expect(code(password)).toBe("PASSWORD_TOO_COMMON"));
  it("refuses figures alone and the person's own words", () => {
    expect(code("8675123490")).toBe("PASSWORD_ENTIRELY_NUMERIC");
    expect(passwordProblem("jonathanx1", ["x@y.example", "Jonathanx", ""])?.code).toBe("PASSWORD_TOO_SIMILAR");
    expect(code("correct-horse-7-battery")).toBeNull();
  });
});

describe("hashPassword", () => {
  it("is argon2id at the agreed cost, with a salt of its own", async () => {
    const [one, two] = await Promise.all([hashPassword("xk7-qpvz"), hashPassword("xk7-qpvz")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword("xk7-qpvz", one)).toBe(true);
    expect(await verifyPassword("xk7-qpvZ", one)).toBe(false);
    expect(await verifyPassword("", null)).toBe(false);
  });
});
