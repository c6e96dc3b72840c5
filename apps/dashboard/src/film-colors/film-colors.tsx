import { FilmColorDeleteDocument, FilmColorsDocument, type FilmColorsQuery } from "@carloom/api-client/threed";
import { Button, IconButton, Select, TextField, useT } from "@carloom/ui";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { PageHead } from "../parts/section.tsx";
import { FilmColorsDialog } from "./film-colors-dialog.tsx";
import { FINISHES } from "./film-lines.ts";
import { BackLink } from "../parts/back-link.tsx";

type Row = FilmColorsQuery["filmColors"][number];
/** Rows that are drawn at once; a search finds the others. */
const MOST = 300;

/** The charts of films that art is matched to in the studio. */
export function FilmColors() {
  const t = useT();
  const answer = useAnswer(FilmColorsDocument, {}, { service: "threed" });
  const remove = useAct(FilmColorDeleteDocument, "threed");
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Row | null>(null);
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.film.title")}
        back={<BackLink to="/workshop">{t("dashboard.workshop.title")}</BackLink>}
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Plus aria-hidden size={16} />
            {t("dashboard.film.add")}
          </Button>
        }
      />
      <p className="da-soft da-lead">{t("dashboard.film.lead")}</p>
      <Loaded answer={answer}>{({ filmColors }) => <Charts of={filmColors} onDelete={setAsked} />}</Loaded>
      {isAdding ? <FilmColorsDialog onClose={() => setAdding(false)} /> : null}
      {asked ? (
        <DeleteDialog
          name={`${asked.chart} ${asked.code}`}
          text={t("dashboard.film.deleteText")}
          run={async () => {
            const { error } = (await remove.mutateAsync({ uuid: asked.uuid })).filmColorDelete;
            return error ? [{ message: error.message }] : [];
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

function Charts({ of, onDelete }: { of: readonly Row[]; onDelete: (one: Row) => void }) {
  const t = useT();
  const [chart, setChart] = useState("");
  const [text, setText] = useState("");
  const charts = [...new Set(of.map((one) => one.chart))];
  const words = text.trim().toLowerCase();
  const found = of.filter(
    (one) =>
      (chart === "" || one.chart === chart) &&
      (words === "" || `${one.code} ${one.name} ${one.hex}`.toLowerCase().includes(words)),
  );
  return (
    <>
      <div className="da-add">
        <Select
          label={t("dashboard.film.chart")}
          value={chart}
          options={[
            { value: "", label: t("dashboard.film.allCharts") },
            ...charts.map((value) => ({ value, label: value })),
          ]}
          onChange={(event) => setChart(event.currentTarget.value)}
        />
        <TextField
          type="search"
          label={t("dashboard.film.search")}
          value={text}
          maxLength={80}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <p className="da-soft">{t("dashboard.film.count", { count: found.length })}</p>
      <ScrollX label={t("dashboard.film.title")}>
        <table className="da-table">
          <thead>
            <tr>
              <th scope="col">{t("dashboard.film.color")}</th>
              <th scope="col">{t("dashboard.film.code")}</th>
              <th scope="col">{t("dashboard.film.name")}</th>
              <th scope="col">{t("dashboard.film.chart")}</th>
              <th scope="col">{t("dashboard.film.finish")}</th>
              <th>
                <span className="ui-hidden">{t("dashboard.more")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, MOST).map((one) => (
              <tr key={one.uuid}>
                <td>
                  <span className="da-film">
                    <i style={{ background: one.hex }} aria-hidden="true" />
                    <code>{one.hex.toUpperCase()}</code>
                  </span>
                </td>
                <td>{one.code}</td>
                <td>{one.name}</td>
                <td>{one.chart}</td>
                <td>{t(`dashboard.film.finish.${FINISHES.find((finish) => finish === one.finish) ?? "gloss"}`)}</td>
                <td data-end>
                  <IconButton
                    label={t("dashboard.structure.deleteOne", { name: `${one.chart} ${one.code}` })}
                    icon={<Trash2 aria-hidden size={16} />}
                    onClick={() => onDelete(one)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollX>
      {found.length > MOST ? <p className="da-soft">{t("dashboard.film.more", { count: MOST })}</p> : null}
    </>
  );
}
