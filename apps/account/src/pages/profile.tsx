import { buttonClass, useT } from "@carloom/ui";
import { Link, useSearchParams } from "react-router";
import { useMe } from "../area/area.tsx";
import { ConfirmOwn } from "../area/confirm-own.tsx";
import { LanguageForm } from "../area/language-form.tsx";
import { destination, pageLink } from "../auth/destination.ts";
import { settings } from "../auth/session.ts";
import { NameForm } from "../parts/name-form.tsx";
import { Page } from "../parts/page.tsx";
import { UserNameForm } from "../parts/user-name-form.tsx";

/** The person's own page. */
export function ProfilePage() {
  const t = useT();
  const { me, userName } = useMe();
  const [search] = useSearchParams();
  return (
    <Page title={t("account.profile.title")}>
      <dl className="account-facts">
        <div>
          <dt>{t("account.email")}</dt>
          <dd>{me.email}</dd>
        </div>
        <div>
          <dt>{t("account.profile.state")}</dt>
          <dd>
            {t(me.isConfirmed ? "account.profile.confirmed" : "account.profile.unconfirmed")}
            {me.isConfirmed ? null : <ConfirmOwn email={me.email} />}
          </dd>
        </div>
      </dl>
      <div className="account-actions">
        <a className={buttonClass({ variant: "primary" })} href={destination(search, settings).href}>
          {t("account.toSite")}
        </a>
        <Link className="ui-link" to={pageLink("/sign-out", search)}>
          {t("account.signOut.submit")}
        </Link>
      </div>
      <NameForm key={`${me.id}-names`} firstName={me.firstName} lastName={me.lastName} />
      <UserNameForm key={`${me.id}-handle`} userName={userName ?? ""} />
      <LanguageForm />
    </Page>
  );
}
