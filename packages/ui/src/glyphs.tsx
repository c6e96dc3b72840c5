import type { ReactNode } from "react";

/** The few marks that primitives draw themselves; applications take theirs from Lucide at stroke 1.6. */
function Glyph({ children, label }: { children: ReactNode; label?: string | undefined }) {
  const named = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.7" {...named}>
      {children}
    </svg>
  );
}
type GlyphProps = { label?: string };

export const FitsGlyph = ({ label }: GlyphProps) => (
  <Glyph label={label}>
    <path d="m3.5 10.5 4.3 4.3 8.7-9.6" strokeWidth="2" />
  </Glyph>
);
export const WarnGlyph = ({ label }: GlyphProps) => (
  <Glyph label={label}>
    <path d="M10 2.8 18.2 17H1.8zM10 8v4.4M10 13.8v1.4" />
  </Glyph>
);
export const BlockGlyph = ({ label }: GlyphProps) => (
  <Glyph label={label}>
    <circle cx="10" cy="10" r="7.6" />
    <path d="M10 5.8v5M10 12.6v1.6" />
  </Glyph>
);
export const CrossGlyph = ({ label }: GlyphProps) => (
  <Glyph label={label}>
    <path d="m4.5 4.5 11 11M15.500 4.500l-11 11" />
  </Glyph>
);
export const UnknownGlyph = ({ label }: GlyphProps) => (
  <Glyph label={label}>
    <path d="M6.800 7.200a3.300 3.300 0 1 1 4.800 3c-1.100.6-1.600 1.200-1.600 2.500M10 15v1.800" />
  </Glyph>
);
export const DownGlyph = ({ label }: GlyphProps) => (
  <Glyph label={label}>
    <path d="m5 7.500 5 5 5-5" />
  </Glyph>
);
export const ArrowGlyph = ({ label }: GlyphProps) => (
  <Glyph label={label}>
    <path d="M2.500 10h14M11.500 4.800l5.200 5.200-5.200 5.200" />
  </Glyph>
);
