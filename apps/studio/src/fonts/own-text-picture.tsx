import { ownFace } from "@carloom/build/own-face";
import { layText, reachOf } from "@carloom/build/text-layout";
import { useMemo } from "react";
import type { TextArt } from "../art/art.ts";

const EM = 200;

/** A text in somebody's own face as it lies on the car, without its shadow. Decorative: the words stand beside it. */
export function OwnTextPicture({ art, className }: { art: TextArt; className?: string }) {
  const drawn = useMemo(() => {
    if (!art.own) return null;
    const face = ownFace(art.own, EM);
    const { runs, ink, lean } = layText(art, EM, face.measure);
    const reach = reachOf(art);
    const [left, top] = [ink.left - reach.left * EM, ink.top - reach.top * EM];
    const [right, bottom] = [ink.right + reach.right * EM, ink.bottom + reach.bottom * EM];
    return {
      box: [left, top, Math.max(1, right - left), Math.max(1, bottom - top)].map(Math.round).join(" "),
      letters: runs.map(({ text, x, y, angle }) => ({
        path: face.outline(text),
        at: `translate(${x} ${y}) rotate(${(angle * 180) / Math.PI}) matrix(1 0 ${-lean} 1 0 0)`,
      })),
    };
  }, [art]);
  if (!drawn) return null;
  const { outline, outline2, color } = art;
  const rims = [
    { width: (outline?.width ?? 0) + (outline2?.width ?? 0), color: outline2?.color },
    { width: outline?.width ?? 0, color: outline?.color },
    { width: 0, color },
  ];
  return (
    <svg className={className} viewBox={drawn.box} aria-hidden="true">
      {rims.map((rim, layer) =>
        rim.color ? (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: three layers, always in this order
            key={layer}
            fill={rim.color}
            stroke={rim.width > 0 ? rim.color : "none"}
            strokeWidth={rim.width * EM * 2}
            strokeLinejoin="round"
          >
            {drawn.letters.map(({ path, at }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: letters have no name but their place
              <path key={i} d={path} transform={at} />
            ))}
          </g>
        ) : null,
      )}
    </svg>
  );
}
