/** Drawing units are half millimetres: a 380 mm disc on a 5 × 114.3 hub, with its caliper. */
const CENTRE = { x: 520, y: 470 };
const RADIUS = { disc: 380, wear: 366, hat: 196, hub: 150, pitch: 114.3, bore: 66.1 };

const point = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) };
};
const at = (radius: number, degrees: number) => {
  const { x, y } = point(radius, degrees);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** Rows of drilled holes, each row swept back as the vanes behind it are. */
const HOLES = Array.from({ length: 24 }, (_, row) =>
  Array.from({ length: 6 }, (_, step) => point(220 + step * 26, row * 15 + step * 4.6)),
).flat();
const BOLTS = Array.from({ length: 5 }, (_, index) => point(RADIUS.pitch, index * 72 - 90));
const FIXINGS = Array.from({ length: 10 }, (_, index) => point(174, index * 36 - 72));

const FROM = -34;
const TO = 34;
/** The caliper's body: an arc over the rim of the disc. */
const CALIPER = `M${at(286, FROM)} A286 286 0 0 1 ${at(286, TO)} L${at(418, TO - 3)} A418 418 0 0 0 ${at(418, FROM + 3)} Z`;
const PISTONS = [-20, 0, 20].map((degrees) => point(338, degrees));

const arrow = (x: number, y: number, towards: 1 | -1) =>
  `M${x - 12 * towards} ${y - 5} L${x} ${y} L${x - 12 * towards} ${y + 5}`;

/** A diameter under the disc. Where the figure has no room between the arrows, they point inwards and it stands beside. */
function Dimension({ y, radius, text }: { y: number; radius: number; text: string }) {
  const [from, to] = [CENTRE.x - radius, CENTRE.x + radius];
  const wide = radius > 100;
  const lines = wide
    ? `M${from} ${y} H${to} ${arrow(from, y, -1)} ${arrow(to, y, 1)}`
    : `M${from - 44} ${y} H${to + 44} ${arrow(from, y, 1)} ${arrow(to, y, -1)}`;
  return (
    <g>
      <path d={`M${from} ${CENTRE.y} V${y + 14} M${to} ${CENTRE.y} V${y + 14}`} className="disc-extension" />
      <path d={lines} />
      {wide ? <rect x={CENTRE.x - 62} y={y - 14} width="124" height="28" className="disc-gap" /> : null}
      <text x={wide ? CENTRE.x : to + 52} y={y + 7} className={wide ? undefined : "disc-leader"}>
        {text}
      </text>
    </g>
  );
}

/** The mark as what it is: a brake disc with its caliper, drawn to measure. Decoration for the eye, silent for a reader. */
export function DiscDrawing() {
  return (
    <div className="account-wall" aria-hidden="true">
      <svg viewBox="60 40 960 1000" preserveAspectRatio="xMidYMid slice" fill="none">
        <g className="disc-lines">
          <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS.disc} className="disc-edge" />
          <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS.wear} />
          <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS.hat} className="disc-edge" />
          <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS.hub} />
          <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS.pitch} strokeDasharray="14 5 3 5" />
          <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS.bore} className="disc-edge" />
          {HOLES.map(({ x, y }) => (
            <circle key={`${x},${y}`} cx={x} cy={y} r="5" />
          ))}
          {BOLTS.map(({ x, y }) => (
            <circle key={`${x},${y}`} cx={x} cy={y} r="14" className="disc-edge" />
          ))}
          {FIXINGS.map(({ x, y }) => (
            <circle key={`${x},${y}`} cx={x} cy={y} r="7" />
          ))}
          <path d={CALIPER} className="disc-caliper" />
          {PISTONS.map(({ x, y }) => (
            <circle key={`${x},${y}`} cx={x} cy={y} r="30" />
          ))}
          <path
            d={`M${CENTRE.x - 430} ${CENTRE.y} H${CENTRE.x + 470} M${CENTRE.x} ${CENTRE.y - 420} V${CENTRE.y + 420}`}
            strokeDasharray="26 6 4 6"
          />
        </g>
        <g className="disc-measures">
          <Dimension y={900} radius={RADIUS.bore} text="Ø 66.1" />
          <Dimension y={970} radius={RADIUS.disc} text="Ø 380 mm" />
          <path d={`M${at(RADIUS.pitch, -128)} L${at(460, -128)} h-70`} />
          <text x={point(460, -128).x - 74} y={point(460, -128).y - 10} className="disc-leader">
            5 × 114.3
          </text>
        </g>
      </svg>
    </div>
  );
}
