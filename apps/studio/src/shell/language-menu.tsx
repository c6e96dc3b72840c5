import { LANGUAGE_NAMES, LANGUAGES } from "@carloom/i18n";
import { Button, Menu, useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { useQuery } from "../lib/address.ts";

/** Each language by its own name; the address carries the choice and the build stays open. */
export function LanguageMenu() {
  const t = useT();
  const language = useLanguage();
  const [, setQuery] = useQuery();
  const items = LANGUAGES.map((code) => ({
    id: code,
    label: LANGUAGE_NAMES[code],
    keys: code === language ? "✓" : undefined,
    onSelect: () => setQuery((query) => query.set("lang", code)),
  }));
  return (
    <Menu items={items} align="end">
      {(trigger) => (
        <Button
          variant="quiet"
          aria-label={`${t("studio.language.label")}: ${language.toUpperCase()}`}
          className="st-language"
          {...trigger}
        >
          {language.toUpperCase()}
        </Button>
      )}
    </Menu>
  );
}
