import { buttonClass, useT } from "@carloom/ui";
import { Link } from "react-router";
import { useLanguage } from "../boot/language.tsx";
import { PageHead } from "../parts/section.tsx";
import { type Role, useMe } from "./roles.ts";
import type { Room } from "./rooms.ts";

/** Stands in the place of a room that another role is needed for: what it is, and who enters it. */
export function Closed({ room }: { room: Room }) {
  const t = useT();
  const me = useMe();
  const language = useLanguage();
  const named = (roles: readonly Role[], type: "conjunction" | "disjunction") =>
    new Intl.ListFormat(language, { type }).format(roles.map((role) => t(`dashboard.role.${role}`)));
  const opens = [...new Set<Role>([...room.roles, "owner"])];
  return (
    <div className="da-page">
      <PageHead title={t(room.name)} />
      <section className="da-empty">
        <p>{t(`dashboard.roomText.${room.id}`)}</p>
        <p>
          <b>{t("dashboard.closed.roles", { roles: named(opens, "disjunction") })}</b>
          <br />
          {t("dashboard.closed.mine", { roles: named(me.roles, "conjunction") })}
        </p>
        <Link className={buttonClass({ variant: "primary" })} to="/">
          {t("dashboard.notFound.home")}
        </Link>
      </section>
    </div>
  );
}
