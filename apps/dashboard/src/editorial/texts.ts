import type { StaffContentDocumentQuery, StaffContentSaveMutation } from "@carloom/api-client/commerce";
import type { TranslateText } from "@carloom/ui";

export type ContentText = NonNullable<StaffContentDocumentQuery["contentDocument"]>["texts"][number];
export type ContentProblem = StaffContentSaveMutation["contentSave"]["errors"][number];
/** What is written, by the keys of texts. */
export type Written = Readonly<Record<string, string>>;

/** What stands on the page now. */
export const currentText = ({ value, default: standard }: Pick<ContentText, "value" | "default">): string =>
  value ?? standard;

export const writtenOf = (texts: readonly ContentText[]): Record<string, string> =>
  Object.fromEntries(texts.map((text) => [text.key, currentText(text)]));

/** Texts that differ from what stands there, as the service takes them; what is empty is the default again. */
export const changedTexts = (texts: readonly ContentText[], written: Written): { key: string; value: string }[] =>
  texts
    .filter((text) => (written[text.key] ?? "").trim() !== currentText(text))
    .map(({ key }) => ({ key, value: written[key] ?? "" }));

/** What a text is called: its part in the whole, with a number where there are several. */
export function textName(t: TranslateText, texts: readonly ContentText[], { key, role, group }: ContentText): string {
  const alike = texts.filter((one) => one.role === role && one.group === group);
  const name = t(`dashboard.content.role.${role}`);
  const place = alike.findIndex((one) => one.key === key);
  return alike.length > 1 ? t("dashboard.content.numbered", { name, number: place + 1 }) : name;
}

/** What a service says against a text, in words. */
export function contentProblemText(
  t: TranslateText,
  { code, places }: Pick<ContentProblem, "code" | "places">,
): string {
  return t(`dashboard.content.problem.${code}`, { places: places.join(", ") });
}
