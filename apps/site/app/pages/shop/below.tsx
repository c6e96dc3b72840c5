import { useT } from "@carloom/ui";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { CompareLater } from "../../compare/later.tsx";
import type { RelatedGoods } from "../../data/shop.ts";
import { GoodsList } from "./goods-list.tsx";
import type { Safety } from "../../data/terms.ts";
import { ProductSafety } from "./safety.tsx";

const Recent = lazy(() => import("./recent.tsx"));

type BelowProps = { path: string; slug: string; car: string | null; related: RelatedGoods; safety: Safety | null };

/** What a product's page leads to: what it needs, what goes with it, and what this browser has seen before. */
export function Below({ path, slug, car, related: { required, others }, safety }: BelowProps) {
  const t = useT();
  return (
    <div className="goods-below">
      {required.length > 0 ? (
        <section aria-labelledby="goods-needs">
          <div className="goods-below-head">
            <h2 id="goods-needs">{t("goods.needs")}</h2>
            <p>{t("goods.needsText")}</p>
          </div>
          <GoodsList tiles={required} path={path} car={car} eager={0} />
        </section>
      ) : null}
      {others.length > 0 ? (
        <section aria-labelledby="goods-related">
          <div className="goods-below-head">
            <h2 id="goods-related">{t("goods.related")}</h2>
          </div>
          <GoodsList tiles={others} path={path} car={car} eager={0} />
        </section>
      ) : null}
      {safety ? <ProductSafety safety={safety} /> : null}
      <Seen path={path} slug={slug} />
      <CompareLater path={path} />
    </div>
  );
}

/** Far enough ahead that the pictures are there when somebody arrives. */
const AHEAD = "600px";

/** What was seen before is read and asked for when somebody comes near it. */
function Seen({ path, slug }: { path: string; slug: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: AHEAD });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  // what is looked at now is seen, even by who never scrolls
  useEffect(() => {
    void import("./seen.ts").then(({ see }) => see(localStorage, slug), console.error);
  }, [slug]);
  return (
    <div ref={place}>
      {near ? (
        <Suspense>
          <Recent path={path} slug={slug} />
        </Suspense>
      ) : null}
    </div>
  );
}
