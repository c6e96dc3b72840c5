import { PRINT_RULES } from "@carloom/build";
import type { PrintMap } from "@carloom/build/print-map";
import { Button, Checkbox, ErrorNote, Progress, Select, useT } from "@carloom/ui";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { FileDrop } from "../lib/file-drop.tsx";
import { printerOf } from "../print-check/printer.ts";
import { uploadMessage } from "../art/upload.ts";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import { type Laid, type LayProblem, laySheet } from "./lay-sheet.ts";
import { readSheet, type SheetFile, type SheetProblem } from "./read-sheet.ts";
import { type SheetSize, sheetsFor } from "./which-sheet.ts";

type Problem = SheetProblem | LayProblem | "sheet" | "rights";
type State =
  | { name: "idle" }
  | { name: "problem"; problem: Problem }
  | { name: "read"; file: SheetFile; sheets: readonly SheetSize[]; panel: string | null }
  | { name: "laying"; share: number }
  | { name: "laid"; laid: Laid };

const OWN: ReadonlySet<string> = new Set(
  "type size broken no-size large sheet empty opaque full unreadable rights".split(" "),
);
const messageOf = (problem: Problem): string =>
  OWN.has(problem)
    ? `studio.templates.problem.${problem}`
    : uploadMessage(problem as Parameters<typeof uploadMessage>[0]);

/** Pixels are given back at once: of a whole car they are more than everything else here. */
const release = ({ picture }: SheetFile): void => {
  if ("close" in picture) picture.close();
};

/** A file that was made on a sheet, back onto the car. */
export function BringBack({ map }: { map: PrintMap }) {
  const t = useT();
  const language = useLanguage();
  const studio = useStudio();
  const { ui, template } = studio;
  const rights = useUi((state) => state.art.rights);
  const [state, setState] = useState<State>({ name: "idle" });
  const abort = useRef<AbortController | null>(null);
  const section = useRef<HTMLElement>(null);
  const [rules, setRules] = useState(PRINT_RULES);
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => void printerOf(studio.clients).then((printer) => setRules(printer.rules)), [studio]);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    // what is on its way was another file's
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    const read = await readSheet(file);
    if (own.signal.aborted) return "problem" in read ? undefined : release(read);
    if ("problem" in read) return setState({ name: "problem", problem: read.problem });
    const sheets = sheetsFor(map, read, read.named);
    const [first] = sheets;
    setState(first ? { name: "read", file: read, sheets, panel: first.panel } : { name: "problem", problem: "sheet" });
  }
  async function lay(file: SheetFile, panel: string | null): Promise<void> {
    if (!ui.get().art.rights) return setState({ name: "problem", problem: "rights" });
    const own = new AbortController();
    abort.current?.abort();
    abort.current = own;
    // the button that was pressed goes: keys stay with the dialog
    section.current?.focus();
    setState({ name: "laying", share: 0 });
    const progress = (share: number) => !own.signal.aborted && setState({ name: "laying", share });
    const result = await laySheet(studio, map, file, panel, { progress, signal: own.signal })
      // a part of it is more than the browser holds
      .catch(() => ({ problem: "unreadable" as const }));
    release(file);
    if (abort.current !== own) return;
    if (own.signal.aborted) return setState({ name: "idle" });
    if ("problem" in result) return setState({ name: "problem", problem: result.problem });
    setState({ name: "laid", laid: result });
  }
  const nameOf = (panel: string | null) =>
    panel === null
      ? t("studio.templates.whole")
      : (template.manifest.panels.find((one) => one.id === panel)?.label[language] ?? panel);
  const { refuse } = rules.dpi.wrap;
  return (
    <section ref={section} tabIndex={-1} className="grid gap-2 outline-none">
      <h3>{t("studio.templates.back")}</h3>
      <p className="text-text-2">{t("studio.templates.how")}</p>
      <Checkbox
        label={t("studio.upload.rights")}
        checked={rights}
        onChange={(event) => ui.set({ art: { ...ui.get().art, rights: event.currentTarget.checked } })}
      />
      <FileDrop
        title={t("studio.templates.choose")}
        kinds={t("studio.templates.kinds")}
        accept=".svg,.png,image/svg+xml,image/png"
        onFiles={(files) => void take(files?.[0])}
      />
      {state.name === "read" ? (
        <>
          <p>
            {t("studio.templates.read", {
              name: state.file.name,
              width: Math.round(state.file.width),
              height: Math.round(state.file.height),
            })}
          </p>
          <Select
            label={t("studio.templates.sheet")}
            options={state.sheets.map(({ panel }) => ({ value: panel ?? "", label: nameOf(panel) }))}
            value={state.panel ?? ""}
            onChange={(event) => setState({ ...state, panel: event.currentTarget.value || null })}
          />
          <Button variant="primary" onClick={() => void lay(state.file, state.panel)}>
            {t("studio.templates.lay")}
          </Button>
        </>
      ) : null}
      {state.name === "laying" ? (
        <>
          <Progress
            label={t("studio.templates.laying")}
            value={state.share}
            text={`${Math.round(state.share * 100)} %`}
          />
          <Button
            onClick={() => {
              section.current?.focus();
              abort.current?.abort();
            }}
          >
            {t("studio.templates.cancel")}
          </Button>
        </>
      ) : null}
      <div role="status">
        {state.name === "laid" ? (
          <>
            <p>{t("studio.templates.laid", { ...state.laid, dpi: Math.round(state.laid.dpi) })}</p>
            {state.laid.dpi < refuse ? (
              <p>{t("studio.templates.coarse", { dpi: Math.round(state.laid.dpi) })}</p>
            ) : null}
          </>
        ) : null}
      </div>
      {state.name === "problem" ? <ErrorNote>{t(messageOf(state.problem))}</ErrorNote> : null}
    </section>
  );
}
