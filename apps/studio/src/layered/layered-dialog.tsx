import { Button, Dialog, ErrorNote, NumberField, Progress, useT } from "@carloom/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { sendWhole } from "../own-art/send-art.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import type { LayeredFile } from "../workspace/ui-state.ts";
import { type Brought, bringLayers, layLayers, type Refusal } from "./bring.ts";
import { BroughtLayers } from "./brought-layers.tsx";

type State =
  | { name: "asked" }
  | { name: "reading" }
  | { name: "refused"; why: Refusal }
  | { name: "found"; file: Brought };

/** As wide as a layer on a car may be, mm. */
const WIDEST = 8000;
const NARROWEST = 10;
/** What a printer wants. */
const LEAST_DPI = 300;

const stem = (name: string) => name.replace(/\.[^.]+$/, "").trim() || name;

/** A file with layers: what is in it, how large it will be, and what of it goes on the car. */
export function LayeredDialog({ layered }: { layered: LayeredFile }) {
  const t = useT();
  const studio = useStudio();
  const { ui } = studio;
  const { file, parts, point } = layered;
  const [state, setState] = useState<State>(parts === null ? { name: "reading" } : { name: "asked" });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [width, setWidth] = useState(0);
  const [page, setPage] = useState(1);
  const [problem, setProblem] = useState<"full" | "nowhere" | null>(null);
  const turn = useRef<AbortController | null>(null);
  // who closes the dialog waits for nothing
  useEffect(() => () => turn.current?.abort(), []);
  const close = () => ui.set({ layered: ui.get().layered.filter((one) => one !== layered) });

  const read = useCallback(
    async (wanted: number) => {
      turn.current?.abort();
      const own = new AbortController();
      turn.current = own;
      setState({ name: "reading" });
      const result = await bringLayers(studio, file, wanted, own.signal);
      if (own.signal.aborted) return;
      if (!result.ok) return setState({ name: "refused", why: result.why });
      setState({ name: "found", file: result.file });
      setChosen(new Set(result.file.layers.filter(({ isHidden }) => !isHidden).map(({ image }) => image.uuid)));
      setWidth(Math.round(Math.max(NARROWEST, Math.min(WIDEST, result.file.width))));
    },
    [studio, file],
  );
  useEffect(() => {
    if (parts === null) void read(1);
  }, [parts, read]);

  function lay() {
    if (state.name !== "found") return;
    const layers = state.file.layers
      .filter(({ image }) => chosen.has(image.uuid))
      // who chose a layer that is hidden in the file wants to see it
      .map((layer) => ({ ...layer, isHidden: false }));
    const laid = layLayers(studio, t, { file: state.file, layers, width, title: stem(file.name) });
    if (laid === "laid") return close();
    setProblem(laid);
  }
  const found = state.name === "found" ? state.file : null;
  // dots per inch as large as it will be
  const dpi = found?.dpi ? Math.round((found.dpi * found.width) / width) : null;
  return (
    <Dialog
      open
      title={t("studio.layered.title", { name: file.name })}
      onClose={close}
      footer={
        state.name === "asked" ? (
          <>
            <Button
              onClick={() => {
                close();
                void sendWhole(studio, file, point);
              }}
            >
              {t("studio.layered.whole")}
            </Button>
            <Button variant="primary" onClick={() => void read(1)}>
              {t("studio.layered.apart", { count: parts ?? 0 })}
            </Button>
          </>
        ) : found ? (
          <>
            <Button onClick={close}>{t("studio.layered.cancel")}</Button>
            <Button variant="primary" disabled={chosen.size === 0} onClick={lay}>
              {t("studio.layered.lay", { count: chosen.size })}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{t("studio.layered.cancel")}</Button>
        )
      }
    >
      <div className="st-layered">
        {state.name === "asked" ? <p>{t("studio.layered.asked", { count: parts ?? 0 })}</p> : null}
        {state.name === "reading" ? <Progress label={t("studio.layered.reading")} value={null} /> : null}
        {state.name === "refused" ? <ErrorNote>{t(`studio.layered.refused.${state.why}`)}</ErrorNote> : null}
        {found ? (
          <>
            <div className="st-layered-size">
              <NumberField
                label={t("studio.layered.width")}
                value={width}
                min={NARROWEST}
                max={WIDEST}
                unit="mm"
                onCommit={setWidth}
              />
              {found.pages > 1 ? (
                <NumberField
                  label={t("studio.layered.page", { count: found.pages })}
                  value={page}
                  min={1}
                  max={found.pages}
                  onCommit={(next) => {
                    setPage(next);
                    void read(next);
                  }}
                />
              ) : null}
            </div>
            <p className="text-text-2">
              {t("studio.layered.size", { width, height: Math.round((width * found.height) / found.width) })}{" "}
              {dpi === null ? t("studio.layered.curves") : t("studio.layered.dpi", { dpi })}
            </p>
            {dpi !== null && dpi < LEAST_DPI ? (
              <p className="text-text-2">{t("studio.layered.coarse", { dpi: LEAST_DPI })}</p>
            ) : null}
            <BroughtLayers layers={found.layers} chosen={chosen} onChange={setChosen} />
            {found.leftOut.length > 0 ? (
              <p className="text-text-3">
                {t("studio.layered.left-out", {
                  count: found.leftOut.length,
                  names: found.leftOut.slice(0, 8).join(", "),
                })}
              </p>
            ) : null}
            {found.simplified.length > 0 ? (
              <p className="text-text-2">
                {t("studio.layered.simplified", {
                  count: found.simplified.length,
                  names: found.simplified.slice(0, 8).join(", "),
                })}
              </p>
            ) : null}
            {found.isMerged ? <p className="text-text-2">{t("studio.layered.merged")}</p> : null}
            {problem ? <ErrorNote>{t(`studio.layered.${problem}`)}</ErrorNote> : null}
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
