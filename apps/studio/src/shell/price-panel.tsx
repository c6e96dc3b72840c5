import { Button, buttonClass, Checkbox, IconButton, useT } from "@carloom/ui";
import { X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { takesFocus, useCart, useCartReason } from "../cart/use-cart.ts";
import { money } from "../lib/money.ts";
import { useEscape } from "../lib/use-escape.ts";
import { buildOfLines, lineKey } from "../price/chosen.ts";
import { groupsOf } from "../price/groups.ts";
import type { LivePrice } from "../price/live-price.ts";
import { RoadCheck } from "./road-check.tsx";
import { useChosenPrice } from "../workspace/use-chosen-price.ts";
import { ChannelChoice } from "./channel-choice.tsx";
import { useEditorState, useStudio } from "../workspace/studio-context.tsx";
import { useLineDetail } from "./use-line-detail.ts";
import { Warn } from "../kit/warn.tsx";

const NONE: ReadonlySet<string> = new Set();

/** The whole price, line by line; a tick taken off a line leaves it out of what goes into the cart. */
export function PricePanel({ price, stale, onClose }: { price: LivePrice; stale: boolean; onClose(): void }) {
  const t = useT();
  const language = useLanguage();
  const { cartEdit } = useStudio();
  const detail = useLineDetail();
  const build = useEditorState((state) => state.document);
  const [left, setLeft] = useState(NONE);
  const host = useRef<HTMLElement>(null);
  const { add, address, adding, added, failure } = useCart();
  const reasonOf = useCartReason();
  useEscape(onClose);
  useEffect(() => host.current?.focus(), []);

  const chosen = price.lines.filter((line) => !left.has(lineKey(line)));
  const some = chosen.length < price.lines.length;
  const keys = chosen.map(lineKey).join("\n");
  // oxlint-disable-next-line react/exhaustive-deps -- the keys are the chosen lines
  const part = useMemo(() => (some && chosen.length > 0 ? buildOfLines(build, chosen) : null), [build, some, keys]);
  const own = useChosenPrice(part);
  const shown = some ? own.price : price;
  const toggle = (key: string, on: boolean) => {
    const next = new Set(left);
    if (on) next.delete(key);
    else next.add(key);
    setLeft(next);
  };
  const reason = some ? reasonOf(own.price, stale || own.failed) : null;
  const sum = (amount: LivePrice["total"] | null | undefined) => (amount ? money(language, amount) : "…");
  return (
    <section ref={host} tabIndex={-1} className="st-lines st-price" aria-label={t("studio.price.lines")} data-region="">
      <header>
        <h2>{t("studio.price.lines")}</h2>
        <IconButton size="small" label={t("ui.close")} icon={<X />} onClick={onClose} />
      </header>
      {price.lines.length === 0 ? <p className="st-lines-empty">{t("studio.price.none")}</p> : null}
      {groupsOf(price).map((group) =>
        group.lines.length === 0 ? null : (
          <div key={group.id} role="group" aria-label={t(`studio.price.${group.id}`)}>
            <h3>
              {t(`studio.price.${group.id}`)}
              <b>{money(language, { amount: group.amount, currency: price.currency })}</b>
            </h3>
            <ul>
              {group.lines.map((line) => {
                const key = lineKey(line);
                return (
                  <li key={key}>
                    {cartEdit ? (
                      <span>{line.name}</span>
                    ) : (
                      <Checkbox
                        label={line.name}
                        checked={!left.has(key)}
                        onChange={(event) => toggle(key, event.currentTarget.checked)}
                      />
                    )}
                    <span>{money(language, line.totalPrice)}</span>
                    <small>{detail(line)}</small>
                  </li>
                );
              })}
            </ul>
          </div>
        ),
      )}
      <dl>
        {some ? (
          <div>
            <dt>{t("studio.price.chosen", { count: chosen.length, all: price.lines.length })}</dt>
            <dd>{chosen.length === 0 ? "–" : sum(shown?.subtotal)}</dd>
          </div>
        ) : null}
        {shown?.membership && chosen.length > 0 ? (
          <div>
            <dt>
              {t("membership.discount", { area: new Intl.NumberFormat(language).format(shown.membership.areaCm2) })}
            </dt>
            <dd>−{sum(shown.membership.amount)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t("studio.price.tax")}</dt>
          <dd>{some && chosen.length === 0 ? "–" : sum(shown?.tax)}</dd>
        </div>
        {price.shippingFrom ? (
          <div>
            <dt>{t("studio.price.shipping-not-in")}</dt>
            <dd>{some && chosen.length === 0 ? "–" : sum(shown?.shippingFrom)}</dd>
          </div>
        ) : null}
        <div className="st-price-total" aria-live="polite">
          <dt>{t("studio.price.total")}</dt>
          <dd>{some && chosen.length === 0 ? "–" : sum(shown?.total)}</dd>
        </div>
      </dl>
      <ChannelChoice />
      <RoadCheck build={build} />
      {some ? (
        <footer>
          {failure || reason ? (
            <span className="st-cart-note" id="lines-note">
              <Warn />
              <span>{failure ?? reason}</span>
            </span>
          ) : null}
          {part && added(part) ? (
            <>
              <span className="text-fits">{t("studio.cart.added")}</span>
              <a ref={takesFocus} className={buttonClass({ variant: "neutral" })} href={address}>
                {t("studio.cart.open")}
              </a>
            </>
          ) : (
            <Button
              variant="neutral"
              aria-describedby={failure || reason ? "lines-note" : undefined}
              aria-disabled={adding || undefined}
              disabled={!part || !own.price || reason !== null}
              onClick={() => part && void add(part)}
            >
              {adding ? t("studio.cart.adding") : t("studio.cart.add-lines", { count: chosen.length })}
            </Button>
          )}
        </footer>
      ) : price.lines.length > 1 && !cartEdit ? (
        <p className="st-lines-empty">{t("studio.price.how")}</p>
      ) : null}
    </section>
  );
}
