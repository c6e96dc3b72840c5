import { useState } from "react";

type Bar = { id: string; label: string; value: number; before?: number };

const HEIGHT = 120;

/**
 * Bars of one measure, plain: the value of the one that is pointed at stands above them. A mark says what it was in the
 * period before. The table behind says it all.
 */
export function Bars({ label, bars, text }: { label: string; bars: readonly Bar[]; text: (value: number) => string }) {
  const most = Math.max(...bars.map(({ value, before = 0 }) => Math.max(value, before)), 0);
  const [at, setAt] = useState<number | null>(null);
  const shown = at === null ? null : bars[at];
  const width = 100 / Math.max(1, bars.length);
  return (
    <figure className="da-bars">
      <figcaption>
        <span>{shown ? shown.label : label}</span>
        <b>{shown ? text(shown.value) : ""}</b>
      </figcaption>
      <svg
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        height={HEIGHT}
        onPointerLeave={() => setAt(null)}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          setAt(Math.min(bars.length - 1, Math.floor(((event.clientX - box.left) / box.width) * bars.length)));
        }}
      >
        {bars.map(({ id, value, before = 0 }, index) => {
          const height = most > 0 ? Math.max(value > 0 ? 2 : 0, (value / most) * (HEIGHT - 2)) : 0;
          const mark = HEIGHT - 1 - (most > 0 ? (before / most) * (HEIGHT - 2) : 0);
          return (
            <g key={id} data-at={index === at || undefined}>
              <rect x={index * width + width * 0.12} width={width * 0.76} y={HEIGHT - 1 - height} height={height} />
              {before > 0 ? (
                <line data-before="" x1={index * width} x2={(index + 1) * width} y1={mark} y2={mark} />
              ) : null}
            </g>
          );
        })}
        <line x1="0" x2="100" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
      <p aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </figure>
  );
}
