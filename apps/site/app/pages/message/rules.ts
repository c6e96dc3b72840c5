/** The fields of the two forms, in their order. */
export const FIELDS = ["name", "email", "subject", "message"] as const;
export type FieldName = (typeof FIELDS)[number];
export type Letter = Record<FieldName, string>;
export const EMPTY: Letter = { name: "", email: "", subject: "", message: "" };

/** A message key with its values. */
export type Problem = { key: string; count?: number };
export type Rules = (field: FieldName, value: string) => Problem | null;

/** The shortest texts of the contact form, in characters. */
const SHORTEST: Record<FieldName, number> = { name: 2, email: 0, subject: 5, message: 10 };
/** Keys of what the membership form says about an empty field. */
const MEMBERSHIP_MISSING: Record<FieldName, string> = {
  name: "site.form.name.missing",
  email: "site.form.email.missing",
  subject: "site.form.required",
  message: "site.form.message.missing",
};

const ADDRESS = /^[^\s@"<>(),;:\\[\]]+@([a-z0-9-]+\.)+[a-z0-9-]{2,}$/i;
const INVALID: Problem = { key: "site.form.email.invalid" };

/** Required, an address, and long enough. */
export const contactRules: Rules = (field, value) => {
  const text = value.trim();
  if (text === "") return { key: "site.form.required" };
  if (field === "email") return ADDRESS.test(text) ? null : INVALID;
  const count = SHORTEST[field];
  return [...text].length < count ? { key: "site.form.minimum", count } : null;
};

/** Required, each with its own words; the e-mail field holds an address. */
export const membershipRules: Rules = (field, value) => {
  const text = value.trim();
  if (text === "") return { key: MEMBERSHIP_MISSING[field] };
  return field === "email" && !ADDRESS.test(text) ? INVALID : null;
};

/** What is wrong with each field; empty when the letter may go. */
export function problemsOf(letter: Letter, rules: Rules): Partial<Record<FieldName, Problem>> {
  const found = FIELDS.flatMap((field) => {
    const problem = rules(field, letter[field]);
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(found);
}
