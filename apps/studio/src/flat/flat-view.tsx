import type { Stage } from "@carloom/stage";
import { Button, ErrorNote, IconButton, Segmented, useT } from "@carloom/ui";
import { Download, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import "../every-command/every-command.ts";
import { RulerBar } from "../rulers/ruler-bar.tsx";
import { RulerButton } from "../rulers/ruler-button.tsx";
import { useRulers } from "../rulers/rulers.ts";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import { FLAT_KINDS } from "../workspace/ui-state.ts";
import { Sheet } from "./sheet.tsx";
import { elevationsOf, type FlatSheet, panelSheetOf } from "./sheets.ts";

type Found =
  | { status: "laying" }
  | { status: "failed" }
  /** `mapless`: the car has no print map, so its sides stand in for its panels. */
  | { status: "ready"; sheet: FlatSheet; mapless: boolean }
  | { status: "none" };

function useSheet(stage: Stage): { found: Found; retry(): void } {
  const studio = useStudio();
  const kind = useUi((state) => state.flat) ?? "panels";
  const [found, setFound] = useState<Found>({ status: "laying" });
  const [turn, setTurn] = useState(0);
  // another turn asks again
  useEffect(() => {
    let current = true;
    void turn;
    setFound({ status: "laying" });
    const find = async (): Promise<Found> => {
      const panels = kind === "panels" ? await panelSheetOf(studio) : null;
      const sheet = panels ?? (await elevationsOf(stage));
      return sheet ? { status: "ready", sheet, mapless: kind === "panels" && !panels } : { status: "none" };
    };
    find().then(
      (next) => current && setFound(next),
      () => current && setFound({ status: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [studio, stage, kind, turn]);
  return { found, retry: () => setTurn((n) => n + 1) };
}

/** The car laid flat at true scale, beside it where there is room and in its place where there is none. */
export function FlatView({ stage, beside }: { stage: Stage; beside: boolean }) {
  const t = useT();
  const { ui } = useStudio();
  const kind = useUi((state) => state.flat) ?? "panels";
  const region = useRef<HTMLElement>(null);
  const { found, retry } = useSheet(stage);
  const measuring = useRulers((state) => state.open);
  // in the car's place it needs the room that a half open sheet would take
  useEffect(() => {
    if (!beside) ui.set({ sheet: "peek" });
  }, [ui, beside]);
  useEffect(() => {
    const element = region.current;
    if (!element || !beside) return;
    const observer = new ResizeObserver(() => ui.set({ flatWidth: element.offsetWidth }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      ui.set({ flatWidth: 0 });
    };
  }, [ui, beside]);
  return (
    <section
      ref={region}
      className="st-flat"
      data-beside={beside || undefined}
      data-region=""
      aria-label={t("studio.flat.title")}
    >
      <header className="st-flat-head">
        <Segmented
          label={t("studio.flat.title")}
          options={FLAT_KINDS.map((value) => ({ value, label: t(`studio.flat.${value}`) }))}
          value={kind}
          onChange={(value) => ui.set({ flat: FLAT_KINDS.find((one) => one === value) ?? "panels" })}
        />
        <Button size="small" onClick={() => ui.set({ templates: true })}>
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          {t("studio.templates.short")}
        </Button>
        <RulerButton />
        <IconButton label={t("studio.flat.close")} icon={<X />} onClick={() => ui.set({ flat: null })} />
      </header>
      {measuring ? <RulerBar /> : null}
      {found.status === "ready" && found.mapless ? <p className="st-flat-note">{t("studio.flat.mapless")}</p> : null}
      {found.status === "ready" ? <Sheet key={found.sheet.kind} sheet={found.sheet} stage={stage} /> : null}
      {found.status === "laying" ? (
        <p className="st-flat-wait" role="status">
          {t("studio.flat.laying")}
        </p>
      ) : null}
      {found.status === "none" ? <p className="st-flat-wait">{t("studio.flat.none")}</p> : null}
      {found.status === "failed" ? (
        <div className="st-flat-wait">
          <ErrorNote>{t("studio.flat.failed")}</ErrorNote>
          <Button onClick={retry}>{t("studio.retry")}</Button>
        </div>
      ) : null}
    </section>
  );
}
