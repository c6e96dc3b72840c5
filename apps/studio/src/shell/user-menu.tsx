import { IconButton, Menu, useT } from "@carloom/ui";
import { User } from "lucide-react";
import { settings } from "../boot/settings.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import { useSignInUrl, useSignOutUrl } from "./use-auth-urls.ts";

export function UserMenu() {
  const t = useT();
  const { visitor } = useStudio();
  const signIn = useSignInUrl();
  const signOut = useSignOutUrl();
  const signedIn = visitor.status === "signed-in";
  const items = signedIn
    ? [
        { id: "account", label: t("studio.user.account"), href: settings.app.account },
        { id: "sign-out", label: t("studio.user.sign-out"), href: signOut },
      ]
    : [{ id: "sign-in", label: t("studio.user.sign-in"), href: signIn }];
  return (
    <Menu items={items} align="end" note={signedIn ? visitor.user.name || visitor.user.email : t("studio.user.guest")}>
      {(trigger) => <IconButton label={t("studio.user.menu")} icon={<User />} {...trigger} />}
    </Menu>
  );
}
