import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { BlockGlyph, CrossGlyph, FitsGlyph, UnknownGlyph, WarnGlyph } from "./glyphs.tsx";
import { useT } from "./messages.tsx";

export type VerdictState = "fits" | "warn" | "block" | "unknown";

const GLYPH = { fits: FitsGlyph, warn: WarnGlyph, block: CrossGlyph, unknown: UnknownGlyph } as const;

/** Is this text a verdict, as it is kept with a line? */
export const isVerdict = (text: string | null | undefined): text is VerdictState => Object.hasOwn(GLYPH, text ?? "");

export type VerdictBadgeProps = {
  verdict: VerdictState;
  /** The reason, after the word. */
  children?: ReactNode;
  className?: string;
};

/** Glyph first, then the word, then the colour: never colour alone. */
export function VerdictBadge({ verdict, children, className }: VerdictBadgeProps) {
  const t = useT();
  const Mark = GLYPH[verdict];
  return (
    <span className={cx("ui-verdict", className)} data-verdict={verdict}>
      <Mark />
      <span>
        <b>{t(`ui.verdict.${verdict}`)}</b>
        {children ? <span className="ui-verdict-text"> {children}</span> : null}
      </span>
    </span>
  );
}

/** Something failed: stands beside what failed and says what is unchanged. */
export function ErrorNote({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p className={cx("ui-error", className)} role="alert">
      <BlockGlyph />
      <span>{children}</span>
    </p>
  );
}
