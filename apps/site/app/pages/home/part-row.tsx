import type { ShownPart } from "../../data/parts.server.ts";
import { GoodsPicture } from "../../parts/goods-picture.tsx";
import { SiteLink } from "../../language/language.tsx";

/** Real parts of the first car; each leads to the car that takes it. */
export function PartRow({ parts, slug }: { parts: readonly ShownPart[]; slug: string }) {
  if (parts.length === 0) return null;
  return (
    <ul className="second-parts">
      {parts.map((part) => (
        <li key={part.slug}>
          <SiteLink to={`/car/${slug}`}>
            <GoodsPicture
              src={part.thumbnail}
              sizes="(min-width: 1600px) 17vw, (min-width: 960px) 14vw, 40vw"
              loading="lazy"
            />
            <span className="second-parts-text">
              <b>{part.title}</b>
              {part.measure ? <span className="ui-data">{part.measure}</span> : null}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
