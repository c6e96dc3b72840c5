import { useT } from "@carloom/ui";
import type { CarFacts } from "../../data/manifest.ts";
import { useLanguage } from "../../language/language.tsx";
import { frontLayout } from "./front-layout.ts";

/** Front elevation to scale: envelope, front axle and tyres with their dimension lines. */
export function FrontDrawing({ facts, title }: { facts: CarFacts; title: string }) {
  const t = useT();
  const number = new Intl.NumberFormat(useLanguage());
  const { width, height, trackFront } = facts.dimensions;
  const view = frontLayout(facts);
  const { box, ground, track, tyres, size } = view;
  const mm = (value: number) => `${number.format(value)} mm`;
  const label = t("site.measure.drawing", { title, width, height, track: trackFront });
  const under = ground + 74;
  const deep = ground + 138;
  const side = box.right + 84;
  return (
    <svg className="drawing" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      <g className="drawing-body">
        <rect x={box.left} y={box.top} width={box.right - box.left} height={ground - box.top} />
        <path d={`M${(box.left + box.right) / 2} ${box.top - 26}V${ground + 26}`} />
      </g>
      <path className="drawing-ground" d={`M40 ${ground}H${size.width - 40}`} />
      {tyres.map((tyre) => (
        <g key={tyre.x} className="drawing-tyre">
          <rect x={tyre.x} y={ground - tyre.height} width={tyre.width} height={tyre.height} rx={tyre.width * 0.18} />
          <path d={`M${tyre.x + tyre.width / 2} ${ground - tyre.height - 18}V${under + 12}`} />
        </g>
      ))}
      <g className="drawing-dims">
        <Dimension from={track.left} to={track.right} y={under} />
        <Dimension from={box.left} to={box.right} y={deep} />
        <path d={`M${box.left} ${ground + 14}V${deep + 12}M${box.right} ${ground + 14}V${deep + 12}`} />
        <path d={`M${box.right + 14} ${box.top}H${side + 12}M${box.right + 14} ${ground}H${side + 12}`} />
        <path
          d={`M${side} ${box.top}V${ground}M${side - 6} ${box.top + 12}l6 -12 6 12M${side - 6} ${ground - 12}l6 12 6 -12`}
        />
      </g>
      <DimensionText x={(track.left + track.right) / 2} y={under} text={mm(trackFront)} />
      <DimensionText x={(box.left + box.right) / 2} y={deep} text={mm(width)} />
      <g transform={`translate(${side} ${(box.top + ground) / 2}) rotate(-90)`}>
        <DimensionText x={0} y={0} text={mm(height)} />
      </g>
    </svg>
  );
}

function Dimension({ from, to, y }: { from: number; to: number; y: number }) {
  return <path d={`M${from} ${y}H${to}M${from + 12} ${y - 6}l-12 6 12 6M${to - 12} ${y - 6}l12 6 -12 6`} />;
}

function DimensionText({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} dominantBaseline="central" textAnchor="middle">
      {text}
    </text>
  );
}
