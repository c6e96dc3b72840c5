import { type Placement, recoloredBy } from "@carloom/build";
import { Button, ErrorNote, Select, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useStudio } from "../../workspace/studio-context.tsx";
import { ownColors, printedColors, reprinted } from "../../art/art-colors.ts";
import { type FilmColor, filmColors, nearestFilm } from "./film.ts";
import { useStickerEdit } from "./use-sticker-edit.ts";

const STEP = "studio.step.sticker-film";
/** What nobody sees side by side, and what rounds to nothing. */
const EXACT = 0.05;
/** Rows of one layer. */
const MOST = 24;

/** The colours that a layer prints beside the nearest films of the shop's charts, with how far they look apart. */
export function InspectorFilm({ sticker }: { sticker: Placement }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.film.title")}</h3>
      {open ? (
        <Matches sticker={sticker} />
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          {t("studio.film.match")}
        </Button>
      )}
    </section>
  );
}

function Matches({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { catalogue, clients } = useStudio();
  const { edit } = useStickerEdit(sticker);
  const [films, setFilms] = useState<readonly FilmColor[] | "failed" | null>(null);
  const [chart, setChart] = useState("");
  const [own, setOwn] = useState<readonly string[] | undefined>();
  const { art } = sticker;
  const name = art.kind === "vinyl" ? art.hash : art.kind === "library" || art.kind === "upload" ? art.uuid : null;
  const { kind } = art;
  useEffect(() => {
    let current = true;
    filmColors(clients).then(
      (found) => current && setFilms(found),
      () => current && setFilms("failed"),
    );
    return () => {
      current = false;
    };
  }, [clients]);
  useEffect(() => {
    let current = true;
    if (name === null || kind === "shape" || kind === "text") return;
    ownColors(catalogue, kind, name)
      .then((colors) => current && setOwn(colors))
      // art that did not load says so elsewhere
      .catch(() => current && setOwn([]));
    return () => {
      current = false;
    };
  }, [catalogue, kind, name]);
  if (films === "failed") return <ErrorNote>{t("studio.film.failed")}</ErrorNote>;
  if (films === null) return null;
  const charts = [...new Set(films.map((film) => film.chart))];
  const offered = films.filter((film) => chart === "" || film.chart === chart);
  const shown = sticker.tint ? [sticker.tint] : (printedColors(art, own) ?? []).slice(0, MOST);
  const rows = shown.flatMap((color) => {
    const match = nearestFilm(color, offered);
    return match ? [{ color, ...match }] : [];
  });
  if (films.length === 0) return <p className="text-text-3">{t("studio.film.none")}</p>;
  const use = (colors: Readonly<Record<string, string>>) =>
    edit(STEP, sticker.tint ? { tint: recoloredBy(colors)(sticker.tint) } : { art: reprinted(art, own, colors) });
  return (
    <>
      {charts.length > 1 ? (
        <Select
          label={t("studio.film.chart")}
          value={chart}
          options={[
            { value: "", label: t("studio.film.all-charts") },
            ...charts.map((value) => ({ value, label: value })),
          ]}
          onChange={(event) => setChart(event.currentTarget.value)}
        />
      ) : null}
      <ul className="st-films">
        {rows.map(({ color, film, delta }) => {
          const title = `${film.chart} ${film.code} ${film.name}`;
          return (
            <li key={color}>
              <span className="st-film-pair" aria-hidden="true">
                <i style={{ background: color }} />
                <i style={{ background: film.hex }} />
              </span>
              <span className="st-film-name">
                {film.code} {film.name}
                <small>
                  {t("studio.film.delta", { delta: delta.toFixed(1) })}
                  {charts.length > 1 && chart === "" ? `, ${film.chart}` : ""}
                </small>
              </span>
              {delta < EXACT ? (
                <span className="text-text-3">{t("studio.film.exact")}</span>
              ) : (
                <Button
                  size="small"
                  aria-label={t("studio.film.use", { name: title, color: color.toUpperCase() })}
                  onClick={() => use({ [color.toLowerCase()]: film.hex })}
                >
                  {t("studio.film.use-short")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {rows.filter(({ delta }) => delta >= EXACT).length > 1 ? (
        <Button
          size="small"
          onClick={() => use(Object.fromEntries(rows.map(({ color, film }) => [color.toLowerCase(), film.hex])))}
        >
          {t("studio.film.use-all")}
        </Button>
      ) : null}
      <p className="text-text-3">{t("studio.film.how")}</p>
    </>
  );
}
