import { useT } from "@carloom/ui";
import { useLanguage } from "../../language/language.tsx";
import type { Plan } from "../../data/plans.ts";

/** Side of the drawing in its own units; one is a millimetre of the largest plan divided by {@link SCALE}. */
const SIDE = 320;
const MARGIN = 44;

/** Side of a square with this area, mm. */
const sideOf = (areaCm2: number): number => Math.sqrt(areaCm2 * 100);

type AreaDrawingProps = { plans: readonly Plan[]; chosen: Plan };

/** The free film of a month as a square with its measure, the other plans' behind it, all to one scale. */
export function AreaDrawing({ plans, chosen }: AreaDrawingProps) {
  const t = useT();
  const language = useLanguage();
  const largest = Math.max(...plans.map((plan) => sideOf(plan.areaCm2)));
  const drawn = (plan: Plan) => (sideOf(plan.areaCm2) / largest) * SIDE;
  const number = new Intl.NumberFormat(language);
  const side = drawn(chosen);
  const mm = number.format(Math.round(sideOf(chosen.areaCm2)));
  const area = number.format(chosen.areaCm2);
  const [left, bottom] = [MARGIN, SIDE + 2];
  return (
    <figure className="membership-drawing">
      <svg
        viewBox={`0 0 ${SIDE + MARGIN + 4} ${SIDE + MARGIN}`}
        role="img"
        aria-label={t("membership.drawing", { area, side: mm })}
      >
        {plans
          .filter((plan) => plan !== chosen)
          .map((plan) => (
            <rect
              key={plan.slug}
              className="membership-other"
              x={left}
              y={bottom - drawn(plan)}
              width={drawn(plan)}
              height={drawn(plan)}
            />
          ))}
        <rect className="membership-film" x={left} y={bottom - side} width={side} height={side} />
        <g className="membership-measure">
          <path d={`M${left} ${bottom + 20}h${side}M${left} ${bottom + 14}v12M${left + side} ${bottom + 14}v12`} />
          <path d={`M${left - 20} ${bottom}v${-side}M${left - 26} ${bottom}h12M${left - 26} ${bottom - side}h12`} />
          <text x={left + side / 2} y={bottom + 38} textAnchor="middle">
            {mm} mm
          </text>
          <text
            x={left - 28}
            y={bottom - side / 2}
            textAnchor="middle"
            transform={`rotate(-90 ${left - 28} ${bottom - side / 2})`}
          >
            {mm} mm
          </text>
        </g>
        <text className="membership-area" x={left + 14} y={bottom - 16}>
          {area} cm²
        </text>
      </svg>
      <figcaption className="ui-small">{t("membership.drawingText")}</figcaption>
    </figure>
  );
}
