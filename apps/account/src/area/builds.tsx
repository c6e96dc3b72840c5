import { BuildGlanceDocument, type OwnProjectsQuery, OwnProjectsDocument } from "@carloom/api-client/threed";
import { formatDate } from "@carloom/i18n";
import { buttonClass, useT } from "@carloom/ui";
import { useCallback, useEffect, useState } from "react";
import { session, settings } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { Page } from "../parts/page.tsx";
import { siteAddress } from "./address.ts";
import { useMe } from "./area.tsx";
import { Loaded } from "./loaded.tsx";
import type { Answer } from "./use-answer.ts";

type Build = OwnProjectsQuery["ownProjects"][number];

/** Milliseconds between two looks at a picture that the service draws, and how many looks. */
const LOOK = 3000;
const LOOKS = 20;

/** What the person builds on, one a car, the last changed first; each opens where it was left. */
export function BuildsPage() {
  const t = useT();
  const [answer, setAnswer] = useState<Answer<OwnProjectsQuery>>({ status: "loading" });
  const ask = useCallback(async () => {
    try {
      setAnswer({ status: "ready", data: await session.clients.threed.query(OwnProjectsDocument, {}) });
    } catch {
      setAnswer({ status: "failed" });
    }
  }, []);
  useEffect(() => void ask(), [ask]);
  return (
    <Page title={t("account.area.builds")}>
      <Loaded answer={answer} retry={() => void ask()}>
        {({ ownProjects }) => <Builds all={ownProjects} />}
      </Loaded>
    </Page>
  );
}

function Builds({ all }: { all: readonly Build[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      {all.length > 0 ? (
        <ul className="account-builds">
          {all.map((build) => (
            <BuildCard key={build.uuid} build={build} />
          ))}
        </ul>
      ) : (
        <p className="ui-lead">{t("account.builds.none")}</p>
      )}
      <div className="account-actions">
        <a
          className={buttonClass({ variant: all.length > 0 ? "secondary" : "primary" })}
          href={siteAddress(language, "/car")}
        >
          {t("account.orders.start")}
        </a>
      </div>
    </>
  );
}

/** The build as it is saved, drawn by the service; null until it is there, or where nothing draws. */
function useGlance({ template, option }: Build): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (option === null) return;
    let looks = 0;
    let timer: number | undefined;
    const look = async () => {
      const answer = await session.clients.threed
        .mutate(BuildGlanceDocument, { templateSlug: template.slug, build: option })
        .catch(() => null);
      if (timer === -1) return;
      const { url: drawn, waiting = true } = answer?.buildGlance ?? {};
      if (drawn) setUrl(drawn);
      else if (waiting && ++looks < LOOKS) timer = window.setTimeout(() => void look(), LOOK);
    };
    void look();
    return () => {
      window.clearTimeout(timer);
      timer = -1;
    };
  }, [template.slug, option]);
  return url;
}

function BuildCard({ build }: { build: Build }) {
  const t = useT();
  const language = useLanguage();
  const me = useMe();
  const { title, template, thumbnail, isPublic, updatedAt } = build;
  const drawn = useGlance(build);
  const picture = drawn ?? thumbnail ?? template.thumbnailMobile ?? template.thumbnail;
  const place = `/workspace/${encodeURIComponent(me.userName ?? "default")}/${encodeURIComponent(template.slug)}`;
  const lang = language === "en" ? "" : `?lang=${language}`;
  return (
    <li>
      <a href={`${settings.app.canvas}${place}${lang}`}>
        <span className="account-build-picture">
          {picture ? <img src={picture} alt="" width="1200" height="630" loading="lazy" decoding="async" /> : null}
        </span>
        <b>{title}</b>
        <span className="ui-hint">
          {[
            template.title === title ? null : template.title,
            t("account.builds.changed", { date: formatDate(language, updatedAt) }),
            t(isPublic ? "account.builds.public" : "account.builds.private"),
          ]
            .filter((text) => text !== null)
            .join(" · ")}
        </span>
      </a>
    </li>
  );
}
