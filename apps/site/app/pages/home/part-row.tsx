import type { ShownPart } from "../../data/parts.server.ts";
import { SiteLink } from "../../language/language.tsx";

/** Real parts of the first car; each leads to the car that takes it. */
export function PartRow({ parts, slug }: { parts: readonly ShownPart[]; slug: string }) {
  if (parts.length === 0) return null;
  return (
    <ul className="second-parts">
      {parts.map((part) => (
        <li key={part.slug}>
          <SiteLink to={`/car/${slug}`}>
            <img src={part.thumbnail} alt="" width="480" height="480" loading="lazy" decoding="async" />
            <b>{part.title}</b>
            {part.measure ? <span className="ui-data">{part.measure}</span> : null}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
