import { TransportError } from "@carloom/api-client";
import { StockNoticeConfirmDocument, StockNoticeDocument, StockNoticeEndDocument } from "@carloom/api-client/commerce";
import { formatDate, LANGUAGE_CODES } from "@carloom/i18n";
import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { languageOfRequest, SiteLink, useLanguage } from "../../language/language.tsx";
import { NotFound } from "../../parts/not-found.tsx";
import { Seo } from "../../seo/seo.tsx";
import { serverSite } from "../../server-context.ts";
import { useSite } from "../../site-context.tsx";
import { tileOf } from "../../wishlist/wished.ts";

export const headers = () => ({ "cache-control": "private, no-store" });

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Where the mails about stock lead: whoever holds the link decides for the address, and its name is not shown. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const language = languageOfRequest(request);
  const token = params.token ?? "";
  const { commerceIn } = context.get(serverSite);
  try {
    const answer = UUID.test(token)
      ? await commerceIn[language].query(StockNoticeDocument, { token, language: LANGUAGE_CODES[language] })
      : null;
    const notice = answer?.stockNotice;
    if (!notice) return data(null, { status: 404, headers: headers() });
    const { isConfirmed, sentAt, others, channel, variant } = notice;
    const goods = variant ? tileOf(variant) : null;
    return data({ token, isConfirmed, sentAt: sentAt ?? null, others, channel, goods }, { headers: headers() });
  } catch (error) {
    if (error instanceof TransportError) throw new Response("The shop cannot be reached", { status: 503 });
    throw error;
  }
}

export default function StockNoticePage() {
  const t = useT();
  const language = useLanguage();
  const notice = useLoaderData<typeof loader>();
  const { session } = useSite();
  const revalidator = useRevalidator();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(session !== null), [session]);
  const [state, setState] = useState<"idle" | "busy" | "failed" | "ended">("idle");
  if (!notice) return state === "ended" ? <Ended /> : <NotFound />;
  if (state === "ended") return <Ended />;
  const { token, isConfirmed, sentAt, others, channel, goods } = notice;
  const name = goods?.name ?? t("notice.page.gone");
  const path = goods ? `/${channel}/products/${goods.slug}` : `/${channel}`;

  async function change(what: "confirm" | "end" | "end-all") {
    const commerce = session?.clients.commerce;
    if (!commerce) return;
    setState("busy");
    try {
      if (what === "confirm") {
        const { errors } = (await commerce.mutate(StockNoticeConfirmDocument, { token })).stockNoticeConfirm;
        setState(errors.length > 0 ? "failed" : "idle");
        void revalidator.revalidate();
      } else {
        await commerce.mutate(StockNoticeEndDocument, { token, all: what === "end-all" });
        setState("ended");
      }
    } catch (error) {
      console.error("The notice could not be changed:", error);
      setState("failed");
    }
  }
  const stand = sentAt ? "told" : isConfirmed ? "waits" : "asks";
  const busy = !ready || state === "busy";
  return (
    <div className="site-page site-wrap notice-page">
      <Seo title={t("notice.page.title")} path={`/stock-notices/${token}`} unlisted />
      <h1>{t(`notice.page.${stand}`)}</h1>
      <p className="ui-lead" role="status">
        {t(`notice.page.${stand}Text`, { name, date: sentAt ? formatDate(language, sentAt, "long") : "" })}
      </p>
      {goods?.picture ? (
        <SiteLink to={path} className="notice-goods">
          <img src={goods.picture} alt="" width="360" height="360" />
          <span>
            <b>{name}</b>
            {goods.sizes[0] ? <span className="ui-data goods-measure">{goods.sizes[0]}</span> : null}
          </span>
        </SiteLink>
      ) : null}
      {state === "failed" ? <ErrorNote>{t("notice.error.OTHER")}</ErrorNote> : null}
      <div className="notice-actions">
        {stand === "asks" ? (
          <Button variant="primary" disabled={busy} onClick={() => void change("confirm")}>
            {t("notice.page.yes")}
          </Button>
        ) : null}
        {sentAt ? (
          <SiteLink to={path} className={buttonClass({ variant: "primary" })}>
            {t("notice.page.see")}
          </SiteLink>
        ) : (
          <Button disabled={busy} onClick={() => void change("end")}>
            {t(isConfirmed ? "notice.page.end" : "notice.page.no")}
          </Button>
        )}
        {others > 0 ? (
          <Button variant="quiet" disabled={busy} onClick={() => void change("end-all")}>
            {t("notice.page.endAll", { count: sentAt ? others : others + 1 })}
          </Button>
        ) : null}
      </div>
      <noscript>
        <p className="ui-small">{t("notice.noScript")}</p>
      </noscript>
    </div>
  );
}

function Ended() {
  const t = useT();
  return (
    <div className="site-page site-wrap notice-page">
      <Seo title={t("notice.page.title")} path="/stock-notices" unlisted />
      <h1>{t("notice.page.ended")}</h1>
      <p className="ui-lead" role="status">
        {t("notice.page.endedText")}
      </p>
      <div className="notice-actions">
        <SiteLink to="/" className={buttonClass()}>
          {t("notice.page.home")}
        </SiteLink>
      </div>
    </div>
  );
}
