import { useEffect, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { CrossGlyph } from "./glyphs.tsx";
import { IconButton } from "./icon-button.tsx";
import { useT } from "./messages.tsx";
import "./styles/consent.css";

export type ConsentPromptProps = {
  consent: "open" | "given" | "refused" | "objected";
  /** Somebody asked to see it: it takes the focus, says how it stands, and can be closed without an answer. */
  asked: boolean;
  onAnswer: (given: boolean) => void;
  onClose: () => void;
  /** Page that says what is counted. */
  moreHref: string;
};

/**
 * Asks whether visits may be counted: beside the page, not before it. Both answers look alike and stand beside each other;
 * the page below goes on working, and nothing of it moves.
 */
export function ConsentPrompt({ consent, asked, onAnswer, onClose, moreHref }: ConsentPromptProps) {
  const t = useT();
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) ref.current?.focus();
  }, [asked]);
  // what has the focus is not under the prompt: the page scrolls it clear
  useEffect(() => {
    const root = document.documentElement.style;
    root.scrollPaddingBottom = `${(ref.current?.offsetHeight ?? 0) + 16}px`;
    return () => void root.removeProperty("scroll-padding-bottom");
  }, []);
  const choice = (given: boolean) => (
    <Button
      key={String(given)}
      aria-pressed={asked ? consent === (given ? "given" : "refused") : undefined}
      onClick={() => onAnswer(given)}
    >
      {t(given ? "counting.yes" : "counting.no")}
    </Button>
  );
  return (
    <section
      ref={ref}
      className="ui-consent"
      tabIndex={-1}
      aria-labelledby={id}
      data-region=""
      data-asked={asked || undefined}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !asked) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="ui-consent-head">
        <h2 id={id}>{t("counting.title")}</h2>
        {asked ? <IconButton label={t("ui.close")} icon={<CrossGlyph />} onClick={onClose} /> : null}
      </div>
      {asked && consent !== "open" ? (
        <p role="status" className="ui-consent-now">
          {t(`counting.is.${consent}`)}
        </p>
      ) : null}
      <p>
        <span className="ui-consent-text">{t("counting.text")} </span>
        <a className="ui-link" href={moreHref}>
          {t("counting.more")}
        </a>
      </p>
      {consent === "objected" ? null : <div className="ui-consent-acts">{[choice(false), choice(true)]}</div>}
    </section>
  );
}
