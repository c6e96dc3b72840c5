import { z } from "zod";

/** Currencies that may be paid into an account of their own; every other, and these without one, into the plain one. */
const SUFFIXES = ["", "_USD", "_KRW", "_JPY"] as const;
type Suffix = (typeof SUFFIXES)[number];

const line = () => z.string().trim().max(120).optional();

/**
 * Settings of an account that transfers go to: its holder, the bank, the account's number or IBAN, and the BIC, SWIFT code
 * or branch where one is needed. The first three go together.
 */
export function bankShape<const S extends Suffix>(suffix: S) {
  return {
    [`BANK_HOLDER${suffix}`]: line(),
    [`BANK_NAME${suffix}`]: line(),
    [`BANK_ACCOUNT${suffix}`]: line(),
    [`BANK_CODE${suffix}`]: line(),
  } as Record<`BANK_${"HOLDER" | "NAME" | "ACCOUNT" | "CODE"}${S}`, ReturnType<typeof line>>;
}

export type BankSettings = {
  readonly [K in `BANK_${"HOLDER" | "NAME" | "ACCOUNT" | "CODE"}${Suffix}`]?: string | undefined;
};
/** Where transfers go to. `code` is a BIC, SWIFT code or branch; empty where none is needed. */
export type BankAccount = { holder: string; bank: string; account: string; code: string };

const accountWith = (e: BankSettings, suffix: Suffix): BankAccount | null => {
  const holder = e[`BANK_HOLDER${suffix}`];
  const bank = e[`BANK_NAME${suffix}`];
  const account = e[`BANK_ACCOUNT${suffix}`];
  return holder && bank && account ? { holder, bank, account, code: e[`BANK_CODE${suffix}`] ?? "" } : null;
};

/** The account for a currency, or null while the shop has told none. */
export function bankAccountFor(e: BankSettings, currency: string): BankAccount | null {
  const own = SUFFIXES.find((suffix) => suffix === `_${currency}`);
  return (own ? accountWith(e, own) : null) ?? accountWith(e, "");
}

/** What is wrong with the accounts as they are set, in one line; null when nothing is. */
export function bankProblem(e: BankSettings): string | null {
  for (const suffix of SUFFIXES) {
    const names = (["BANK_HOLDER", "BANK_NAME", "BANK_ACCOUNT"] as const).map((name) => `${name}${suffix}` as const);
    const some = [...names, `BANK_CODE${suffix}` as const].some((name) => e[name]);
    if (some && !names.every((name) => e[name]))
      return `Settings ${names.join(", ").replace(/, (\w+)$/, " and $1")} go together: set all three or none.`;
  }
  return null;
}
