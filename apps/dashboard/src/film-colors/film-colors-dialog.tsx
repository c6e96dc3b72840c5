import { FilmColorsSaveDocument } from "@carloom/api-client/threed";
import { ErrorNote, TextArea, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { filmLines, MOST_LINES } from "./film-lines.ts";

/** Colours of a maker's chart, one a line, as they are pasted from a sheet. */
export function FilmColorsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const save = useAct(FilmColorsSaveDocument, "threed");
  const [text, setText] = useState("");
  const { colors, wrong } = filmLines(text);
  const tooMany = colors.length > MOST_LINES;
  return (
    <ActDialog
      title={t("dashboard.film.add")}
      label={t("dashboard.film.take", { count: colors.length })}
      onClose={onClose}
      isReady={colors.length > 0 && wrong.length === 0 && !tooMany}
      run={async () => {
        const { error } = (await save.mutateAsync({ colors })).filmColorsSave;
        if (!error) toast(t("dashboard.saved"));
        return error ? [{ message: error.message }] : [];
      }}
    >
      <TextArea
        label={t("dashboard.film.lines")}
        hint={t("dashboard.film.linesHint")}
        rows={10}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {wrong.length > 0 ? (
        <ErrorNote>{t("dashboard.film.wrong", { lines: wrong.slice(0, 12).join(", ") })}</ErrorNote>
      ) : null}
      {tooMany ? <ErrorNote>{t("dashboard.film.tooMany", { count: MOST_LINES })}</ErrorNote> : null}
    </ActDialog>
  );
}
