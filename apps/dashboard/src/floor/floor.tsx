import { type StaffFloorBoardQuery, StaffFloorBoardDocument } from "@carloom/api-client/commerce";
import { Button, cx, Select, useT } from "@carloom/ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Asks } from "../boot/ahead.ts";
import { asked, useAnswer } from "../boot/data.ts";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead } from "../parts/section.tsx";
import { LotDialog } from "./lot-dialog.tsx";
import { PieceList } from "./piece-list.tsx";
import { filmText, STATES, stateOf } from "./states.ts";

const LOOK_MS = 10_000;
type Board = StaffFloorBoardQuery["floorBoard"];

export const asks: Asks = () => [asked(StaffFloorBoardDocument, {})];

/** Where every piece of film is between the printer and the parcel. What is looked at stands in the address. */
export function Floor() {
  const t = useT();
  const answer = useAnswer(StaffFloorBoardDocument, {}, { again: () => LOOK_MS });
  return (
    <div className="da-page">
      <PageHead title={t("dashboard.place.floor")} />
      <Loaded answer={answer}>{({ floorBoard }) => <FloorBoard board={floorBoard} />}</Loaded>
    </div>
  );
}

function FloorBoard({ board }: { board: Board }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const state = stateOf(search.get("state"));
  const film = search.get("film");
  const batch = search.get("batch");
  const set = (more: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(more))
      if (value === null) next.delete(name);
      else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const films = [...new Set(board.counts.map((count) => count.film))];
  const countOf = (of: string) =>
    board.counts
      .filter((count) => count.state === of && (film === null || count.film === film))
      .reduce((sum, { pieces }) => sum + pieces, 0);
  return (
    <>
      <nav className="fl-states" aria-label={t("dashboard.floor.states")}>
        {STATES.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={batch === null && one === state ? "true" : undefined}
            onClick={() => set({ state: one, batch: null })}
          >
            <b>{countOf(one)}</b>
            <span>{t(`dashboard.floor.state.${one}`)}</span>
          </button>
        ))}
      </nav>
      {films.length > 1 || film !== null ? (
        <div className="fl-filter">
          <Select
            label={t("dashboard.floor.film")}
            value={film === null ? "all" : `film:${film}`}
            options={[
              { value: "all", label: t("dashboard.floor.allFilms") },
              ...films.map((one) => ({ value: `film:${one}`, label: filmText(t, one) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              set({ film: value === "all" ? null : value.slice("film:".length), batch: null })
            }
          />
        </div>
      ) : null}
      <Batches batches={board.batches} chosen={batch} onChoose={(id) => set({ batch: id === batch ? null : id })} />
      <PieceList
        key={`${state} ${film ?? ""} ${batch ?? ""}`}
        of={batch === null ? { state, film } : { batch }}
        machines={board.machines}
      />
    </>
  );
}

type BatchesProps = { batches: Board["batches"]; chosen: string | null; onChoose(id: string): void };

/** Batches that are not sent yet, each with how far its pieces are. */
function Batches({ batches, chosen, onChoose }: BatchesProps) {
  const t = useT();
  const [isNoting, setNoting] = useState(false);
  const open = batches.find(({ id }) => id === chosen);
  if (batches.length === 0) return null;
  return (
    <section className="fl-batches" aria-labelledby="fl-batches">
      <h2 id="fl-batches">{t("dashboard.floor.batches")}</h2>
      <ul>
        {batches.map((batch) => (
          <li key={batch.id}>
            <button
              type="button"
              className={cx("fl-batch", batch.id === chosen && "is-chosen")}
              aria-pressed={batch.id === chosen}
              onClick={() => onChoose(batch.id)}
            >
              <b>
                {t("dashboard.floor.batch", { number: batch.number })} · {batch.machine}
              </b>
              <span>{filmText(t, batch.film)}</span>
              <span>
                {batch.states
                  .map(({ state, pieces }) => `${t(`dashboard.floor.state.${state}`)} ${pieces}`)
                  .join(" · ")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open ? (
        <Button className="fl-press" onClick={() => setNoting(true)}>
          {t("dashboard.floor.lots")}
        </Button>
      ) : null}
      {open && isNoting ? (
        <LotDialog
          of={{ batch: open.id }}
          name={`${t("dashboard.floor.batch", { number: open.number })} · ${open.machine} · ${filmText(t, open.film)}`}
          onClose={() => setNoting(false)}
        />
      ) : null}
    </section>
  );
}
