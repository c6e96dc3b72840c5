import { useT } from "@carloom/ui";
import { settings } from "../auth/session.ts";
import { Page } from "../parts/page.tsx";
import { PasswordForm } from "../parts/password-form.tsx";
import { useMe } from "./area.tsx";
import { EmailForm } from "./email-form.tsx";
import { Identities } from "./identities.tsx";
import { OneTimeCode } from "./one-time-code.tsx";
import { Sessions } from "./sessions.tsx";

/** What opens the account, and where it is open. */
export function SecurityPage() {
  const t = useT();
  const { me } = useMe();
  return (
    <Page title={t("account.area.security")}>
      <Sessions />
      {me.isStaff ? <OneTimeCode /> : null}
      {settings.identityProviders.length > 0 ? <Identities /> : null}
      <EmailForm email={me.email} />
      <PasswordForm email={me.email} />
    </Page>
  );
}
