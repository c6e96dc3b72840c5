import { StylistProposalTakeDocument } from "@carloom/api-client/ai";
import { Button, cx, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import { useStore } from "../../lib/store.ts";
import { moneyChange } from "../../lib/money.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { keepAsPreset } from "./keep-as-preset.ts";
import { changeKey, type Talk } from "./talk.ts";
import type { Proposal } from "./talk-api.ts";

type Props = { proposal: Proposal; talk: Talk; onSay(message: string): void };

/** A proposal on the car: line by line to take or leave, against what was before by a held button or a divider. */
export function ProposalCard({ proposal, talk, onSay }: Props) {
  const t = useT();
  const language = useLanguage();
  const studio = useStudio();
  const left = useStore(talk.state, (state) => state.left);
  const held = useStore(talk.state, (state) => state.held);
  const [error, setError] = useState<string | null>(null);
  const [keeping, setKeeping] = useState(false);
  const { changes, title, currency } = proposal;
  const taken = changes.filter((change) => !left.has(changeKey(change)));
  const signed = (amount: number) => (amount === 0 ? "" : moneyChange(language, { amount, currency }));
  const total =
    taken.length === changes.length
      ? proposal.after - proposal.before
      : taken.reduce((sum, { price }) => sum + price, 0);

  function take() {
    const done = talk.take();
    if (!done) return;
    studio.announce(t("studio.stylist.taken", { title }));
    if (done.turn)
      void studio.clients.ai
        .mutate(StylistProposalTakeDocument, { turn: done.turn, secret: talk.secret(), build: done.build })
        .catch(() => undefined);
  }
  async function keep() {
    if (keeping) return;
    setKeeping(true);
    setError(null);
    const refused = await keepAsPreset(studio, title, talk.chosen());
    setKeeping(false);
    if (refused) setError(t(refused));
    else studio.announce(t("studio.presets.saved", { title }));
  }
  const compare = () => studio.ui.set({ comparison: { title, build: talk.chosen() } });
  const holding = (on: boolean) => () => talk.hold(on);
  return (
    <section className="st-proposal" aria-label={t("studio.stylist.proposal", { title })}>
      <header className="st-proposal-head">
        <b>{title}</b>
        <span>{total === 0 ? t("studio.stylist.same-price") : signed(total)}</span>
      </header>
      <ul className="st-proposal-lines">
        {changes.map((change) => {
          const key = changeKey(change);
          const on = !left.has(key);
          return (
            <li key={key}>
              <label className={cx("st-proposal-line", !on && "st-proposal-left")}>
                <input type="checkbox" checked={on} onChange={() => talk.toggle(key)} />
                <span>
                  {change.label}
                  {change.reason ? <small>{change.reason}</small> : null}
                </span>
                <em>{signed(change.price)}</em>
              </label>
            </li>
          );
        })}
      </ul>
      <div className="st-proposal-acts">
        <Button variant="primary" onClick={take} disabled={taken.length === 0}>
          {t(taken.length === changes.length ? "studio.stylist.take-all" : "studio.stylist.take-some", {
            count: taken.length,
          })}
        </Button>
        <Button onClick={talk.leave}>{t("studio.stylist.leave")}</Button>
      </div>
      <div className="st-proposal-acts st-proposal-more">
        <Button
          size="small"
          aria-pressed={held}
          onPointerDown={holding(true)}
          onPointerUp={holding(false)}
          onPointerLeave={holding(false)}
          onPointerCancel={holding(false)}
          onKeyDown={(event) => (event.key === " " || event.key === "Enter") && talk.hold(true)}
          onKeyUp={holding(false)}
          onBlur={holding(false)}
        >
          {t("studio.stylist.hold")}
        </Button>
        <Button size="small" onClick={compare}>
          {t("studio.stylist.compare")}
        </Button>
        <Button size="small" onClick={() => onSay(t("studio.stylist.another"))}>
          {t("studio.stylist.another")}
        </Button>
        {studio.visitor.status === "signed-in" ? (
          <Button size="small" onClick={() => void keep()} disabled={keeping}>
            {t("studio.stylist.keep")}
          </Button>
        ) : null}
      </div>
      {error ? <ErrorNote>{error}</ErrorNote> : null}
    </section>
  );
}
