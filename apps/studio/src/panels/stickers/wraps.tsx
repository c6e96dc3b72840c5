import { type WrapKind, WRAPS } from "@carloom/build/wraps";
import { useT } from "@carloom/ui";
import { useCommand } from "../../commands/use-command.ts";
import { useStudio, useUi } from "../../workspace/studio-context.tsx";
import { ColorField } from "../paint/color-field.tsx";

/** A car from its left, 64 × 24. */
const BODY =
  "M2 17q0-5 6-6l10-2q6-5 14-6 12-1 18 5l8 2q5 1 5 5v3q0 1-1 1h-5a5 5 0 0 0-10 0H20a5 5 0 0 0-10 0H4q-2 0-2-2z";

/** What each wrap does to a car, in its own colours. */
function Sign({ kind, color, second }: { kind: WrapKind; color: string; second: string }) {
  const clip = `st-wrap-${kind}`;
  return (
    <svg viewBox="0 0 64 24" aria-hidden="true">
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      <linearGradient id={`${clip}-fade`}>
        <stop offset="0.3" stopColor={color} stopOpacity="0" />
        <stop offset="0.95" stopColor={color} />
      </linearGradient>
      <path d={BODY} fill="#e9e9e6" />
      <g clipPath={`url(#${clip})`}>
        {kind === "stripes" ? (
          <path d="M0 14q3-4 9-4l10-2q6-5 14-6 12-1 18 5l8 2 6 4" fill="none" stroke={color} strokeWidth="3.4" />
        ) : kind === "side" ? (
          <path d="M6 12h50l6 3v9H0v-8z" fill={color} />
        ) : kind === "two-tone" ? (
          <>
            <path d="M0 13h64v11H0z" fill={color} />
            <path d="M0 12.4h64v1.4H0z" fill={second} />
          </>
        ) : kind === "fade" ? (
          <path d="M0 0h64v24H0z" fill={`url(#${clip}-fade)`} />
        ) : (
          <>
            <path
              d="M3 9l8 3 3 5-7 3-6-4zm17-6l9 1 4 5-8 3-7-4zm24 6l10 1 3 6-9 2-6-4zM26 15l8-1 5 5-9 3-5-3z"
              fill={color}
            />
            <path
              d="M12 13l8 2 1 5-6 1-4-4zm19-9l8 1 3 5-8 2-5-4zm11 9l4 2 2 6-7-1-2-4zM54 12l6 1 2 5-6 1-3-3z"
              fill={second}
            />
          </>
        )}
      </g>
    </svg>
  );
}

function WrapButton({ kind, color, second }: { kind: WrapKind; color: string; second: string }) {
  const { label, title, enabled, run } = useCommand(`wrap.${kind}`);
  const t = useT();
  return (
    <button type="button" title={title} aria-label={label} disabled={!enabled} onClick={run}>
      <Sign kind={kind} color={color} second={second} />
      <span aria-hidden="true">{t(`studio.wrap.${kind}`)}</span>
    </button>
  );
}

/** Wraps over the whole car, laid by one press each. */
export function Wraps() {
  const t = useT();
  const { ui } = useStudio();
  const color = useUi((state) => state.shapeColor);
  const second = useUi((state) => state.secondColor);
  return (
    <>
      <h3 className="st-section-head">{t("studio.wrap.title")}</h3>
      <ul className="st-wraps">
        {WRAPS.map((kind) => (
          <li key={kind}>
            <WrapButton kind={kind} color={color} second={second} />
          </li>
        ))}
      </ul>
      <div className="st-line">
        <span className="text-text-2">{t("studio.wrap.second")}</span>
        <ColorField
          label={t("studio.wrap.second")}
          value={second}
          onInput={(secondColor) => ui.set({ secondColor })}
          onCommit={() => undefined}
        />
      </div>
      <p className="text-text-3">{t("studio.wrap.how")}</p>
    </>
  );
}
