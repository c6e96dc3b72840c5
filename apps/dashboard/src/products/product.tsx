import { StaffProductDocument } from "@carloom/api-client/commerce";
import { buttonClass, useT } from "@carloom/ui";
import { useParams } from "react-router";
import type { Asks } from "../boot/ahead.ts";
import { asked, useAnswer } from "../boot/data.ts";
import { settings } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead } from "../parts/section.tsx";
import { Beside } from "../shell/beside.tsx";
import { State } from "../parts/state.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { useMay } from "../shell/roles.ts";
import { Attributes } from "./attributes.tsx";
import { ProductDelete } from "./delete-goods.tsx";
import { Media } from "./media.tsx";
import { Placement } from "./placement.tsx";
import { Publication } from "./publication.tsx";
import { ProductSafety } from "./safety.tsx";
import { Texts } from "./texts.tsx";
import { Variants } from "./variants.tsx";
import { BackLink } from "../parts/back-link.tsx";
import { useNameOf } from "../parts/name-of.ts";

export const asks: Asks = (_, { id = "" }) => [asked(StaffProductDocument, { id })];

/** One product: its words, pictures and variants at the left, where it stands at the right. Each part is saved by itself. */
export function Product() {
  const t = useT();
  const nameOf = useNameOf();
  const { id = "" } = useParams();
  const mayChange = useMay("catalogue");
  const answer = useAnswer(StaffProductDocument, { id });
  return (
    <div className="da-page">
      <Loaded answer={answer}>
        {({ shelfProduct: shelf }) =>
          shelf ? (
            <>
              <PageHead
                title={nameOf(shelf.product)}
                back={<BackLink to="/products">{t("dashboard.place.products")}</BackLink>}
                state={
                  <p className="da-head-state">
                    <State tone={shelf.isPublished ? "good" : "quiet"}>
                      {t(shelf.isPublished ? "dashboard.product.isShown" : "dashboard.product.isHidden")}
                    </State>
                    <span>{shelf.product.productType.name}</span>
                    <Beside kind="product" id={shelf.product.id} />
                  </p>
                }
                actions={
                  <>
                    {shelf.isPublished ? (
                      <a
                        className={buttonClass()}
                        href={`${settings.commerce.storeFront}/products/${shelf.product.slug}`}
                        target="_blank"
                        rel="noreferrer"
                      >
                        {t("dashboard.product.look")}
                      </a>
                    ) : null}
                    {mayChange ? <ProductDelete shelf={shelf} /> : null}
                  </>
                }
              />
              <div className="da-columns">
                <div>
                  <Texts key={shelf.product.id} id={shelf.product.id} />
                  <Attributes id={shelf.product.id} />
                  <Variants shelf={shelf} />
                  <Media shelf={shelf} />
                </div>
                <aside>
                  <Publication shelf={shelf} />
                  <Placement key={shelf.product.id} id={shelf.product.id} />
                  <ProductSafety slug={shelf.product.slug} />
                </aside>
              </div>
            </>
          ) : (
            <NotFound />
          )
        }
      </Loaded>
    </div>
  );
}
