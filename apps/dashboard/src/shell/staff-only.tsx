import { signInUrl, signOutUrl } from "@carloom/api-client";
import { MyStaffDocument } from "@carloom/api-client/commerce";
import { Button, buttonClass, Mark, Skeleton, useT } from "@carloom/ui";
import { type ReactNode, useEffect, useMemo } from "react";
import { Outlet } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { personName } from "../parts/person.ts";
import { useLanguage } from "../boot/language.tsx";
import { session, settings, useVisitor } from "../boot/session.ts";
import { MeContext } from "./roles.ts";

const here = () => `${location.pathname}${location.search}`;

/** A page that stands for the whole dashboard. */
function Alone({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <main className="da-alone">
      <div>
        <Mark name={settings.productName} />
        <h1>{title}</h1>
        <p className="ui-lead">{children}</p>
        <div className="da-actions">{actions}</div>
      </div>
    </main>
  );
}

/** Until it is known who is here, and the first room has come. */
export const Waiting = () => (
  <div className="da-waiting" aria-busy="true">
    <Skeleton />
  </div>
);

/** Lets staff in; whoever is signed out signs in first and comes back here. What each may do the server decides anew. */
export function StaffOnly() {
  const t = useT();
  const lang = useLanguage();
  const visitor = useVisitor();
  const isOut = visitor.status === "signed-out";
  const answer = useAnswer(MyStaffDocument, {}, { enabled: visitor.status === "signed-in" });
  // who is kept in mind was never signed out: the service could not be asked, and signing in would not help
  const isCut = isOut && session.storedUser() !== null;
  useEffect(() => {
    if (isOut && !isCut) location.replace(signInUrl(settings, here(), { lang }));
  }, [isOut, isCut, lang]);
  const me = useMemo(() => {
    const { me: user, myStaff } = answer.data ?? {};
    return user && myStaff
      ? {
          id: user.id,
          email: user.email,
          name: personName(user) || user.email,
          roles: myStaff.roles,
        }
      : null;
  }, [answer.data]);

  if (isCut || answer.isError)
    return (
      <Alone
        title={t("dashboard.unreachable.title")}
        actions={
          <Button variant="primary" onClick={() => void (isCut ? session.check() : answer.refetch())}>
            {t("dashboard.retry")}
          </Button>
        }
      >
        {t("dashboard.unreachable.text")}
      </Alone>
    );
  if (!answer.data) return <Waiting />;
  const away = (
    <a className={buttonClass()} href={signOutUrl(settings, "/", { lang })}>
      {t("dashboard.signOut")}
    </a>
  );
  if (answer.data.myStaff?.codeNeeded)
    return (
      <Alone
        title={t("dashboard.code.title")}
        actions={
          <>
            <a className={buttonClass({ variant: "primary" })} href={`${settings.app.account}/security?lang=${lang}`}>
              {t("dashboard.code.open")}
            </a>
            {away}
          </>
        }
      >
        {t("dashboard.code.text")}
      </Alone>
    );
  if (!me)
    return (
      <Alone
        title={t("dashboard.notStaff.title")}
        actions={
          <>
            <a className={buttonClass({ variant: "primary" })} href={settings.origin}>
              {t("dashboard.notStaff.site")}
            </a>
            {away}
          </>
        }
      >
        {t("dashboard.notStaff.text", { email: session.getSnapshot().user?.email ?? "" })}
      </Alone>
    );
  return (
    <MeContext value={me}>
      <Outlet />
    </MeContext>
  );
}
