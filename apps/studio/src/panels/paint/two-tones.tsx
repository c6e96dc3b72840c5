import { sameJson, setPaint } from "@carloom/editor";
import { Button, useT } from "@carloom/ui";
import { useCommand } from "../../commands/use-command.ts";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";
import { Swatch } from "./swatch.tsx";
import { hoverLook } from "../../lib/hover.ts";
import { cardPaint, TWO_TONES, type TwoTone, toneZones } from "../../paint/two-tone.ts";

/** Body in one colour, roof and mirrors in another; hover shows it on the car. */
export function TwoTones() {
  const t = useT();
  const { editor, template, paintOf } = useStudio();
  const document = useEditorState((state) => state.document);
  const swap = useCommand("paint.swap-tones");
  const zones = toneZones(template.manifest.zones);
  if (!zones) return null;
  const mutation =
    ({ first, second }: TwoTone) =>
    (build: Parameters<typeof setPaint>[0]) =>
      setPaint(setPaint(build, zones.lower, cardPaint(first), paintOf), zones.upper, cardPaint(second), paintOf);
  return (
    <section className="st-section">
      <h3 className="st-section-head">
        {t("studio.paint.two-tone")}
        <Button size="small" variant="quiet" className="ml-auto" disabled={!swap.enabled} onClick={swap.run}>
          {swap.label}
        </Button>
      </h3>
      <ul className="st-tones" onPointerLeave={() => editor.preview(null)}>
        {TWO_TONES.map((tone) => {
          const values = { first: t(`studio.color.${tone.first.id}`), second: t(`studio.color.${tone.second.id}`) };
          const label = t("studio.paint.tones", values);
          const on =
            sameJson(paintOf("body", document), cardPaint(tone.first)) &&
            zones.upper.every((zone) => sameJson(paintOf(zone, document), cardPaint(tone.second)));
          return (
            <li key={tone.id}>
              <button
                type="button"
                aria-label={label}
                title={label}
                aria-pressed={on}
                {...hoverLook(() => editor.preview(mutation(tone)))}
                onFocus={(event) => event.currentTarget.matches(":focus-visible") && editor.preview(mutation(tone))}
                onBlur={() => editor.preview(null)}
                onClick={() => editor.edit({ key: "studio.step.two-tone", values }, mutation(tone))}
              >
                <Swatch paint={cardPaint(tone.second)} className="st-tone" />
                <Swatch paint={cardPaint(tone.first)} className="st-tone" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
