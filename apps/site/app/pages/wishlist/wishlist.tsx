import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { isChannel } from "../../channel/channels.ts";
import { CompareLater } from "../../compare/later.tsx";
import { SiteLink, useLanguage } from "../../language/language.tsx";
import { NotFound } from "../../parts/not-found.tsx";
import { Seo } from "../../seo/seo.tsx";
import { useSite } from "../../site-context.tsx";
import { useAuthLinks } from "../../visitor/user-menu.tsx";
import { type WishedGoods, wishedGoods } from "../../wishlist/wished.ts";
import { useWishes } from "../../wishlist/use-wishes.ts";
import { GoodsList } from "../shop/goods-list.tsx";

export function loader({ params }: LoaderFunctionArgs) {
  const { channel = "" } = params;
  return isChannel(channel) ? { channel } : data(null, { status: 404 });
}

/** What the visitor wishes for. The page itself knows nobody: the list comes after hydration. */
export default function Wishlist() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  if (!page) return <NotFound />;
  return (
    <div className="site-page site-wrap goods-page">
      <Seo title={t("wish.title")} path={`/${page.channel}/wishlist`} unlisted />
      <div className="goods-head">
        <h1>{t("wish.title")}</h1>
      </div>
      <noscript>
        <p className="ui-lead">{t("wish.noScript")}</p>
      </noscript>
      <List key={page.channel} channel={page.channel} />
      <CompareLater path={`/${page.channel}`} />
    </div>
  );
}

function List({ channel }: { channel: string }) {
  const t = useT();
  const language = useLanguage();
  const { session } = useSite();
  const { ids, own } = useWishes();
  const { signIn } = useAuthLinks();
  const path = `/${channel}`;
  const [goods, setGoods] = useState<WishedGoods | "failed" | null>(null);
  const [tries, again] = useState(0);
  const known = ids !== null;
  useEffect(() => {
    if (!session || !ids) return;
    let current = true;
    wishedGoods(session.clients.commerce, channel, language, { own, ids }).then(
      (found) => current && setGoods(found),
      () => current && setGoods("failed"),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is taken from the list while it is looked at stays to be put back
  }, [session, known, own, channel, language, tries]);
  if (goods === null) return <div className="wish-list" aria-busy={session !== null} />;
  if (goods === "failed")
    return (
      <div className="wish-list">
        <ErrorNote>{t("wish.unread")}</ErrorNote>
        <Button onClick={() => again(tries + 1)}>{t("wish.again")}</Button>
      </div>
    );
  return (
    <div className="wish-list">
      {own ? null : (
        <p className="ui-lead">
          {t(goods.tiles.length > 0 ? "wish.local" : "wish.localNone")}{" "}
          <a className="ui-link" href={signIn}>
            {t("site.signIn")}
          </a>
        </p>
      )}
      {goods.tiles.length > 0 ? (
        <GoodsList tiles={goods.tiles} path={path} eager={goods.tiles.length} />
      ) : (
        <div className="goods-none">
          <h2>{t("wish.none")}</h2>
          <p>{t("wish.noneText")}</p>
          <SiteLink to={path} className={buttonClass({ variant: "primary" })}>
            {t("wish.toShop")}
          </SiteLink>
        </div>
      )}
      {goods.elsewhere > 0 ? <p className="ui-small">{t("wish.elsewhere", { count: goods.elsewhere })}</p> : null}
    </div>
  );
}
