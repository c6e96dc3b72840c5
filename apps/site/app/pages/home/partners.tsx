import { cx, useT } from "@carloom/ui";
import { useState } from "react";
import { PauseIcon, PlayIcon } from "../../parts/icons.tsx";
import { Written } from "../../parts/written.tsx";
import { PARTNERS } from "./partner-marks.tsx";

/** Nine marks in a moving strip that can be stopped. The second run, which makes the loop seamless, is not read out. */
export function Partners() {
  const t = useT();
  const [paused, setPaused] = useState(false);
  return (
    <section className="partners" aria-label={t("site.partners.heading")}>
      <div className="partners-label">
        <span>{t("site.partners.heading")}</span>
        <button
          type="button"
          className="partners-pause"
          aria-label={paused ? t("site.partners.play") : t("site.partners.pause")}
          aria-pressed={paused}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <PlayIcon /> : <PauseIcon />}
        </button>
      </div>
      <div className="partners-window">
        <Written as="div" className={cx("partners-track", paused && "is-paused")} of={PARTNERS} name="">
          {() =>
            [false, true].map((again) => (
              <ul key={String(again)} aria-hidden={again || undefined}>
                {PARTNERS.map(({ number, name, mark }) => (
                  <li key={number} data-partner={number}>
                    <span className="ui-hidden">{name}</span>
                    {mark}
                  </li>
                ))}
              </ul>
            ))
          }
        </Written>
      </div>
    </section>
  );
}
