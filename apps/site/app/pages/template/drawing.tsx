import { useT } from "@carloom/ui";
import type { CarFacts } from "../../data/manifest.ts";
import { numberIn } from "../../parts/number.ts";
import { useLanguage } from "../../language/language.tsx";
import { type SheetLayout, sheetLayout } from "./drawing-layout.ts";

/**
 * Side and front elevation to scale with dimension lines, and the wheel's seat. A car that nobody has drawn is shown as its
 * envelopes with their wheels.
 */
export function Drawing({ facts, title }: { facts: CarFacts; title: string }) {
  const t = useT();
  const number = numberIn(useLanguage());
  const { length, width, height, wheelbase, trackFront: track } = facts.dimensions;
  const sheet = sheetLayout(facts);
  const drawn = sheet.drawn !== null;
  const mm = (value: number) => `${number.format(value)} mm`;
  const label = t("site.measure.drawing", { title, length, wheelbase, width, height, track });
  return (
    <svg className="drawing" viewBox={`0 0 ${sheet.size.width} ${sheet.size.height}`} role="img" aria-label={label}>
      {sheet.drawn ? <Elevations drawn={sheet.drawn} /> : null}
      <Side side={sheet.side} isDrawn={drawn} length={mm(length)} wheelbase={mm(wheelbase)} height={mm(height)} />
      <Front front={sheet.front} isDrawn={drawn} width={mm(width)} track={mm(track)} />
      {sheet.hub && facts.hub ? (
        <Hub hub={sheet.hub} pattern={facts.hub.boltPattern} bore={`Ø ${number.format(facts.hub.centreBore)}`} />
      ) : null}
    </svg>
  );
}

/** The picture's upper half, and its lower half where that stands. */
function Elevations({ drawn: { url, side, front, whole } }: { drawn: NonNullable<SheetLayout["drawn"]> }) {
  return [side, front].map((place, index) => (
    <svg
      key={place.y}
      className="drawing-car"
      {...place}
      viewBox={`0 ${index * side.height} ${place.width} ${place.height}`}
      aria-hidden="true"
    >
      <image href={url} {...whole} preserveAspectRatio="none" />
    </svg>
  ));
}

type SideProps = { side: SheetLayout["side"]; isDrawn: boolean; length: string; wheelbase: string; height: string };

function Side({ side: { box, wheels, wheelbase: base }, isDrawn, length, wheelbase, height }: SideProps) {
  const beside = box.right + 74;
  return (
    <>
      <Envelope box={box} isDrawn={isDrawn} />
      {wheels.map(({ x, y, tyre, rim }) => (
        <g key={x}>
          {isDrawn ? null : (
            <>
              <g className="drawing-tyre">
                <circle cx={x} cy={y} r={tyre} />
              </g>
              <g className="drawing-rim">
                <circle cx={x} cy={y} r={rim} />
              </g>
            </>
          )}
          <path
            className="drawing-axis"
            d={`M${x - tyre - 14} ${y}H${x + tyre + 14}M${x} ${y - tyre - 14}V${box.ground + 64}`}
          />
        </g>
      ))}
      <g className="drawing-dims">
        <Dimension {...base} y={box.ground + 52} />
        <Dimension {...box} y={box.ground + 112} />
        <Extensions box={box} to={box.ground + 124} />
        <path d={`M${box.right + 14} ${box.top}H${beside + 12}M${box.right + 14} ${box.ground}H${beside + 12}`} />
        <path
          d={`M${beside} ${box.top}V${box.ground}M${beside - 6} ${box.top + 12}l6 -12 6 12M${beside - 6} ${box.ground - 12}l6 12 6 -12`}
        />
      </g>
      <Label x={(base.left + base.right) / 2} y={box.ground + 52} text={wheelbase} />
      <Label x={(box.left + box.right) / 2} y={box.ground + 112} text={length} />
      <g transform={`translate(${beside} ${(box.top + box.ground) / 2}) rotate(-90)`}>
        <Label x={0} y={0} text={height} />
      </g>
    </>
  );
}

function Front({ front: { box, track, tyres }, isDrawn, width, track: between }: FrontProps) {
  return (
    <>
      <Envelope box={box} isDrawn={isDrawn} />
      <path className="drawing-axis" d={`M${(box.left + box.right) / 2} ${box.top - 26}V${box.ground + 26}`} />
      {tyres.map((tyre) => (
        <g key={tyre.x}>
          {isDrawn ? null : (
            <g className="drawing-tyre">
              <rect
                x={tyre.x}
                y={box.ground - tyre.height}
                width={tyre.width}
                height={tyre.height}
                rx={tyre.width * 0.2}
              />
            </g>
          )}
          <path
            className="drawing-axis"
            d={`M${tyre.x + tyre.width / 2} ${box.ground - tyre.height - 14}V${box.ground + 64}`}
          />
        </g>
      ))}
      <g className="drawing-dims">
        <Dimension {...track} y={box.ground + 52} />
        <Dimension {...box} y={box.ground + 112} />
        <Extensions box={box} to={box.ground + 124} />
      </g>
      <Label x={(track.left + track.right) / 2} y={box.ground + 52} text={between} />
      <Label x={(box.left + box.right) / 2} y={box.ground + 112} text={width} />
    </>
  );
}
type FrontProps = { front: SheetLayout["front"]; isDrawn: boolean; width: string; track: string };

type HubProps = { hub: NonNullable<SheetLayout["hub"]>; pattern: string; bore: string };

function Hub({ hub: { x, y, rim, pitch, bore, bolt, bolts }, pattern, bore: diameter }: HubProps) {
  const [first = [x, y]] = bolts.slice(1);
  const far = x + rim + 60;
  return (
    <>
      <g className="drawing-tyre">
        <circle cx={x} cy={y} r={rim} />
      </g>
      <g className="drawing-rim">
        <circle cx={x} cy={y} r={bore} />
        {bolts.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={bolt} />
        ))}
      </g>
      <circle className="drawing-axis" cx={x} cy={y} r={pitch} />
      <path className="drawing-axis" d={`M${x - rim - 26} ${y}H${x + rim + 26}M${x} ${y - rim - 26}V${y + rim + 26}`} />
      <g className="drawing-dims">
        <path d={`M${first[0]} ${first[1]}L${far} ${y - rim - 6}H${far + 150}`} />
        <path d={`M${x + bore * 0.71} ${y + bore * 0.71}L${far} ${y + rim + 6}H${far + 150}`} />
      </g>
      <Note x={far} y={y - rim - 18} text={pattern} />
      <Note x={far} y={y + rim - 6} text={diameter} />
    </>
  );
}

type Box = SheetLayout["side"]["box"];

/** As long, wide and high as the car, on its ground. */
function Envelope({ box: { left, right, top, ground }, isDrawn }: { box: Box; isDrawn: boolean }) {
  return (
    <>
      {isDrawn ? null : (
        <g className="drawing-body">
          <rect x={left} y={top} width={right - left} height={ground - top} />
        </g>
      )}
      <path className="drawing-ground" d={`M${left - 40} ${ground}H${right + 40}`} />
    </>
  );
}

function Extensions({ box: { left, right, ground }, to }: { box: Box; to: number }) {
  return <path d={`M${left} ${ground + 14}V${to}M${right} ${ground + 14}V${to}`} />;
}

function Dimension({ left, right, y }: { left: number; right: number; y: number }) {
  return <path d={`M${left} ${y}H${right}M${left + 12} ${y - 6}l-12 6 12 6M${right - 12} ${y - 6}l12 6 -12 6`} />;
}

function Label({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} dominantBaseline="central" textAnchor="middle">
      {text}
    </text>
  );
}

function Note({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} className="drawing-note">
      {text}
    </text>
  );
}
