import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LocalizedText } from "@carloom/build";
import { useLanguage } from "../boot/language.tsx";
import { agoText } from "../parts/text.ts";

type Import = { uuid: string; title: LocalizedText; picture: string | null; fileName: string; createdAt: string };

/** Cars or parts of the workshop, each with its picture, its file and how it stands. */
export function ImportRows<T extends Import>({
  of,
  to,
  width,
  height,
  states,
}: {
  of: readonly T[];
  /** The room that each has a page in. */
  to: string;
  /** Of the pictures, px. */
  width: number;
  height: number;
  states: (one: T) => ReactNode;
}) {
  const language = useLanguage();
  return (
    <ul className="da-rows">
      {of.map((one) => (
        <li key={one.uuid} className="da-row">
          <span className="da-row-main da-goods">
            {one.picture ? <img src={one.picture} alt="" width={width} height={height} /> : <i />}
            <span className="da-two">
              <Link className="ui-link da-link" to={`${to}/${one.uuid}`}>
                {one.title[language]}
              </Link>
              <small>
                {one.fileName} · {agoText(language, one.createdAt)}
              </small>
            </span>
          </span>
          <span className="da-end">{states(one)}</span>
        </li>
      ))}
    </ul>
  );
}
