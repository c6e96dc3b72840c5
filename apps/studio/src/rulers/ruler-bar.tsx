import { PULLS } from "@carloom/editor";
import { Button, Checkbox, IconButton, NumberField, Select, Switch, useT } from "@carloom/ui";
import { Trash2, X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useCommand } from "../commands/use-command.ts";
import { useMedia } from "../lib/media.ts";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import { clearGuides, GRID_STEPS, guidesOf, moveGuide, removeGuide, rulers, useRulers } from "./rulers.ts";
import "./rulers.css";

/** mm beyond which no car reaches. */
const FAR = 30_000;
const SIGN = ["X", "Y", "Z"] as const;

function Add({ command }: { command: string }) {
  const { label, enabled, run } = useCommand(command);
  return (
    <Button size="small" disabled={!enabled} onClick={run}>
      {label}
    </Button>
  );
}

/** Everything about rulers, guides, grid and what pulls, by keyboard and thumb. */
export function RulerBar() {
  const t = useT();
  const studio = useStudio();
  const { shown, grid, step, pulls } = useRulers((state) => state);
  const guides = useRulers((state) => guidesOf(studio, state));
  const snap = useUi((state) => state.snap);
  // on a phone it would hide the car
  const narrow = useMedia("(max-width: 759px)");
  const own = useRef<HTMLElement>(null);
  // closed by a key on itself it gives the focus back to where it came from, else to what it stands in
  useLayoutEffect(() => {
    const bar = own.current;
    const opener = document.activeElement;
    // a sheet's own picture, else the car's
    const around = (bar?.parentElement?.closest("[data-region]") ?? bar?.closest("main"))?.querySelector<HTMLElement>(
      "[data-region-start], [data-viewport]",
    );
    return () => {
      if (!bar?.contains(document.activeElement)) return;
      const back = opener instanceof HTMLElement && opener !== document.body ? opener : around;
      queueMicrotask(() => (back?.isConnected ? back : around)?.focus());
    };
  }, []);
  function remove(index: number) {
    removeGuide(studio, index);
    // what had the focus is gone: the next line has it, or what makes a new one
    requestAnimationFrame(() => {
      const rest = own.current?.querySelectorAll<HTMLElement>("li button:last-of-type") ?? [];
      (rest[Math.min(index, rest.length - 1)] ?? own.current?.querySelector<HTMLElement>("fieldset button"))?.focus();
    });
  }
  return (
    <section
      ref={own}
      className="st-rulers"
      data-region=""
      aria-label={t("studio.rulers.title")}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.stopPropagation();
        rulers.set({ open: false });
      }}
    >
      <header>
        <h2>{t("studio.rulers.title")}</h2>
        <IconButton
          size="small"
          label={t("studio.rulers.close")}
          icon={<X />}
          onClick={() => rulers.set({ open: false })}
        />
      </header>
      <div className="st-rulers-row">
        <Switch
          label={t("studio.rulers.shown")}
          checked={shown}
          onChange={(event) => rulers.set({ shown: event.currentTarget.checked })}
        />
        <Switch
          label={t("studio.rulers.grid")}
          checked={grid}
          onChange={(event) => rulers.set({ grid: event.currentTarget.checked })}
        />
        <Select
          label={t("studio.rulers.step")}
          value={String(step)}
          options={GRID_STEPS.map((one) => ({ value: String(one), label: `${one} mm` }))}
          onChange={(event) =>
            rulers.set({
              grid: true,
              step: GRID_STEPS.find((one) => String(one) === event.currentTarget.value) ?? step,
            })
          }
        />
      </div>
      <details open={!narrow}>
        <summary>{t("studio.rulers.pulls")}</summary>
        <div className="st-rulers-row" role="group" aria-label={t("studio.rulers.pulls")}>
          <Switch
            label={t("studio.rulers.snap")}
            checked={snap}
            onChange={(event) => studio.ui.set({ snap: event.currentTarget.checked })}
          />
          {PULLS.map((one) => (
            <Checkbox
              key={one}
              label={t(`studio.rulers.pull.${one}`)}
              checked={pulls.includes(one)}
              disabled={!snap}
              onChange={() => rulers.set({ pulls: PULLS.filter((other) => (other === one) !== pulls.includes(other)) })}
            />
          ))}
        </div>
      </details>
      <fieldset>
        <legend>{t("studio.rulers.guides", { count: guides.length })}</legend>
        {guides.length > 0 ? (
          <ul>
            {guides.map(({ axis, at }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: guides have no names
              <li key={index}>
                <NumberField
                  hideLabel
                  label={t(`studio.rulers.guide.${axis}`, { number: index + 1 })}
                  prefix={SIGN[axis]}
                  unit="mm"
                  value={Math.round(at * 1000)}
                  min={-FAR}
                  max={FAR}
                  onCommit={(mm) => moveGuide(studio, index, mm / 1000)}
                />
                <IconButton
                  size="small"
                  label={t("studio.rulers.remove", { number: index + 1 })}
                  icon={<Trash2 />}
                  onClick={() => remove(index)}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <div className="st-rulers-row">
          <Add command="guide.level" />
          <Add command="guide.upright" />
          {guides.length > 1 ? (
            <Button size="small" variant="quiet" onClick={() => clearGuides(studio)}>
              {t("studio.rulers.clear")}
            </Button>
          ) : null}
        </div>
      </fieldset>
    </section>
  );
}
