import type { useT } from "@carloom/ui";

/** A field in the reader's words. */
export const fieldName = (t: ReturnType<typeof useT>, field: string): string =>
  field.startsWith("price:")
    ? t("dashboard.import.price", { channel: field.slice("price:".length) })
    : t(`dashboard.import.field.${field}`);
