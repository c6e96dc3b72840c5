import { LANGUAGE_NAMES, LANGUAGES } from "@carloom/i18n";
import { IconButton, Menu, type MenuItem, useT } from "@carloom/ui";
import { User } from "lucide-react";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/settings.ts";
import { useCommand } from "../commands/use-command.ts";
import { useLayoutMode } from "../lib/media.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import { useQuery } from "../lib/address.ts";
import { askCounting } from "../visits/later-visits.tsx";
import { useSignInUrl, useSignOutUrl } from "../boot/use-auth-urls.ts";

/** On a phone the menu also holds what the bar has no room for. */
function usePhoneItems(): MenuItem[] {
  const language = useLanguage();
  const theme = useCommand("help.theme");
  const output = useCommand("view.output");
  const [, setQuery] = useQuery();
  if (useLayoutMode() !== "phone") return [];
  return [
    "line",
    { id: "output", label: output.label, disabled: !output.enabled, onSelect: output.run },
    { id: "theme", label: theme.label, onSelect: theme.run, ...(theme.active ? { keys: "✓" } : {}) },
    "line",
    ...LANGUAGES.map((code) => ({
      id: code,
      label: LANGUAGE_NAMES[code],
      keys: code === language ? "✓" : undefined,
      onSelect: () => setQuery((query) => query.set("lang", code)),
    })),
  ];
}

export function UserMenu() {
  const t = useT();
  const more = usePhoneItems();
  const { visitor } = useStudio();
  const signIn = useSignInUrl();
  const signOut = useSignOutUrl();
  const signedIn = visitor.status === "signed-in";
  const own: MenuItem[] = signedIn
    ? [
        { id: "account", label: t("studio.user.account"), href: settings.app.account },
        { id: "sign-out", label: t("studio.user.sign-out"), href: signOut },
      ]
    : [{ id: "sign-in", label: t("studio.user.sign-in"), href: signIn }];
  return (
    <Menu
      items={[...own, { id: "counting", label: t("counting.label"), onSelect: askCounting }, ...more]}
      align="end"
      note={signedIn ? visitor.user.name || visitor.user.email : t("studio.user.guest")}
    >
      {(trigger) => <IconButton label={t("studio.user.menu")} icon={<User />} {...trigger} />}
    </Menu>
  );
}
