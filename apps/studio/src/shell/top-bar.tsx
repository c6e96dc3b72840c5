import { Mark, useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/settings.ts";
import { ShareButton } from "../share/share-button.tsx";
import { useSaving, useStudio } from "../workspace/studio-context.tsx";
import { HistoryButtons } from "./history-buttons.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { OutputButton } from "./output-button.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { SaveStatus } from "./save-status.tsx";
import { ThemeButton } from "./theme-button.tsx";
import { UserMenu } from "./user-menu.tsx";

export function TopBar() {
  const t = useT();
  const language = useLanguage();
  const { template, cartEdit } = useStudio();
  const project = useSaving((state) => state.project);
  const query = language === "en" ? "" : `?lang=${language}`;
  const name = cartEdit ? cartEdit.title : project?.title;
  const title = name && name !== template.title ? name : null;
  return (
    <header className="st-top" data-region="">
      <a className="st-logo" href={`${settings.origin}/car/${template.slug}${query}`} aria-label={t("studio.top.back")}>
        <Mark />
      </a>
      <div className="st-title">
        <h1 className="st-doc" tabIndex={-1} data-region-start="">
          <b>{title ?? template.title}</b>
          <span>
            {cartEdit
              ? t("studio.cart-edit.from")
              : title
                ? template.title
                : `${template.manifest.brand} ${template.manifest.years.join("–")}`}
          </span>
        </h1>
        <SaveStatus />
      </div>
      <HistoryButtons />
      <span className="st-spacer" />
      <PaletteButton />
      <span className="st-spacer" />
      <OutputButton />
      <ShareButton />
      <ThemeButton />
      <LanguageMenu />
      <UserMenu />
    </header>
  );
}
