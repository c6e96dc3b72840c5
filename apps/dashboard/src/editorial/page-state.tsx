import type { StaffPagesQuery } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { State } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";

type Row = NonNullable<StaffPagesQuery["pages"]>["edges"][number]["node"];

/** Shown, shown from a day on, or hidden. */
export function PageState({ page }: { page: Pick<Row, "isPublished" | "publishedAt"> }) {
  const t = useT();
  const spoken = useLanguage();
  if (!page.isPublished) return <State tone="quiet">{t("dashboard.content.hidden")}</State>;
  if (page.publishedAt && new Date(page.publishedAt) > new Date())
    return (
      <State tone="open">{t("dashboard.content.shownFrom", { date: momentText(spoken, page.publishedAt) })}</State>
    );
  return <State tone="good">{t("dashboard.content.shown")}</State>;
}
