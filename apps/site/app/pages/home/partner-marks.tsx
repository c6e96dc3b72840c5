import type { ReactNode } from "react";

type WordProps = { x: number; children: string; size?: number; weight: number; width: number; spacing?: number };

/** A name set in the display face; `width` is its width axis in percent. */
const Word = ({ x, children, size = 27, weight, width, spacing = 0 }: WordProps) => (
  <text
    x={x}
    y="33"
    fontSize={size}
    fontWeight={weight}
    style={{ fontStretch: `${width}%`, letterSpacing: `${spacing}px` }}
    fill="currentColor"
  >
    {children}
  </text>
);

const Svg = ({ width, children }: { width: number; children: ReactNode }) => (
  <svg viewBox={`0 0 ${width} 48`} width={width} height="48" aria-hidden="true">
    {children}
  </svg>
);

export type Partner = { number: number; name: string; mark: ReactNode };

/** Fictional brands, drawn here. Numbered 1 to 10; there is no 6. */
export const PARTNERS: readonly Partner[] = [
  {
    number: 1,
    name: "Hanul Wheelworks",
    mark: (
      <Svg width={263}>
        <g fill="none" stroke="currentColor" strokeWidth="3.2">
          <circle cx="22" cy="24" r="17" />
          <path d="M22 7v12M22 29v12M5 24h12M27 24h12" />
        </g>
        <Word x={52} weight={600} width={84}>
          Hanul Wheelworks
        </Word>
      </Svg>
    ),
  },
  {
    number: 2,
    name: "Tarn",
    mark: (
      <Svg width={127}>
        <path fill="currentColor" d="M2 38 15 10l8 15 5-8 12 21h-8l-5-9-4 6-8-13-6 16z" />
        <Word x={54} size={31} weight={720} width={122} spacing={-1}>
          tarn
        </Word>
      </Svg>
    ),
  },
  {
    number: 3,
    name: "Kestrel Film",
    mark: (
      <Svg width={186}>
        <path fill="currentColor" d="M2 12h16l22 8-12 4 8 12-20-8zM2 18v22h5V22z" />
        <Word x={52} weight={500} width={92} spacing={-0.3}>
          Kestrel Film
        </Word>
      </Svg>
    ),
  },
  {
    number: 4,
    name: "Oriel Forged",
    mark: (
      <Svg width={270}>
        <path fill="none" stroke="currentColor" strokeWidth="3.4" d="M6 42V22a16 16 0 0 1 32 0v20zM22 6v36M6 26h32" />
        <Word x={54} size={30} weight={640} width={68} spacing={1.4}>
          ORIEL FORGED
        </Word>
      </Svg>
    ),
  },
  {
    number: 5,
    name: "Nadir Aero",
    mark: (
      <Svg width={180}>
        <g fill="currentColor">
          <path d="M2 14h42l-5 6H2zM10 24h26l-5 6H10zM18 34h10l-5 6h-5z" />
        </g>
        <Word x={58} weight={760} width={78}>
          Nadir Aero
        </Word>
      </Svg>
    ),
  },
  {
    number: 7,
    name: "Sable",
    mark: (
      <Svg width={194}>
        <path fill="none" stroke="currentColor" strokeWidth="6" d="M34 13H16a6 6 0 0 0 0 12h10a6 6 0 0 1 0 12H6" />
        <Word x={54} size={26} weight={300} width={125} spacing={6}>
          SABLE
        </Word>
      </Svg>
    ),
  },
  {
    number: 8,
    name: "Norrvik Brakes",
    mark: (
      <Svg width={220}>
        <g fill="none" stroke="currentColor">
          <circle cx="22" cy="24" r="17" strokeWidth="3" strokeDasharray="9 3.4" />
          <circle cx="22" cy="24" r="8" strokeWidth="5" />
        </g>
        <Word x={52} weight={480} width={104} size={25} spacing={-0.4}>
          Norrvik Brakes
        </Word>
      </Svg>
    ),
  },
  {
    number: 9,
    name: "Umi Garage",
    mark: (
      <Svg width={207}>
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="3.4"
          d="M4 8h36v32H4zM4 27c6-6 12 6 18 0s12 6 18 0M4 35c6-6 12 6 18 0s12 6 18 0"
        />
        <Word x={54} weight={420} width={118} size={26} spacing={-0.6}>
          umi garage
        </Word>
      </Svg>
    ),
  },
  {
    number: 10,
    name: "Eleven & Daughters",
    mark: (
      <Svg width={243}>
        <path fill="currentColor" d="M8 10h8v30H8zM24 10h8v30h-8zM4 10h4v6H4zM20 10h4v6h-4z" />
        <Word x={48} weight={560} width={82} size={25} spacing={-0.2}>
          {"Eleven & Daughters"}
        </Word>
      </Svg>
    ),
  },
];
