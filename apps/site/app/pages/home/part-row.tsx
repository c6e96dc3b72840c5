import type { ShownPart } from "../../data/parts.server.ts";
import { GoodsPicture } from "../../parts/goods-picture.tsx";
import type { OwnPicture, SiteContent } from "../../data/texts.server.ts";
import { SiteLink } from "../../language/language.tsx";
import { Written } from "../../parts/written.tsx";
import { ownSources } from "./own-sources.ts";
import { Still } from "./still.tsx";

const SIZES = "(min-width: 1600px) 17vw, (min-width: 960px) 14vw, 40vw";

/** Real parts of the first car; each leads to the car that takes it. */
export function PartRow({
  parts,
  slug,
  pictures,
}: {
  parts: readonly ShownPart[];
  slug: string;
  pictures: SiteContent["pictures"];
}) {
  if (parts.length === 0) return null;
  return (
    <Written
      as="ul"
      className="second-parts"
      of={parts}
      name={`${slug} ${ownSources(
        pictures,
        "part",
        parts.map((part) => part.slug),
      )}`}
    >
      {() =>
        parts.map((part) => (
          <li key={part.slug}>
            <SiteLink to={`/car/${slug}`}>
              {pictures[`part:${part.slug}`] ? (
                <Still picture={pictures[`part:${part.slug}`] as OwnPicture} sizes={SIZES} isNamed />
              ) : (
                <GoodsPicture src={part.thumbnail} sizes={SIZES} loading="lazy" />
              )}
              <span className="second-parts-text">
                <b>{part.title}</b>
                {part.measure ? <span className="ui-data">{part.measure}</span> : null}
              </span>
            </SiteLink>
          </li>
        ))
      }
    </Written>
  );
}
