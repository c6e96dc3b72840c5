import { randomBytes } from "node:crypto";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createContext } from "react-router";
import type { Handed } from "./handed.ts";

/**
 * Long parts of public pages, kept as they were written the first time: a list of a hundred cars is nine tenths of the work
 * of its page, and the same for every visitor. A part belongs to the object that it is made of (a list that a loader keeps):
 * another list, language or channel is another part, and a list that is forgotten takes its parts along.
 */
type Kept = { markups: WeakMap<object, Map<string, Buffer>>; texts: WeakMap<object, Buffer>; bytes: number };
const kept: Kept = { markups: new WeakMap(), texts: new WeakMap(), bytes: 0 };
/** Most bytes of them: then all are forgotten, and those in use made again. */
const MOST_BYTES = 8_000_000;

function weigh(part: Buffer): Buffer {
  kept.bytes += part.length;
  if (kept.bytes > MOST_BYTES) {
    kept.markups = new WeakMap();
    kept.texts = new WeakMap();
    kept.bytes = part.length;
  }
  return part;
}

/** What React puts before a markup without a head; within a list it would stand where the browser's render has nothing. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

function keptMarkup(of: object, name: string, element: () => ReactElement): Buffer {
  const earlier = kept.markups.get(of)?.get(name);
  if (earlier) return earlier;
  const markup = weigh(Buffer.from(renderToString(element()).replace(PRELOADS, "")));
  const all = kept.markups.get(of) ?? new Map<string, Buffer>();
  kept.markups.set(of, all.set(name, markup));
  return markup;
}

/** JSON that may stand in a script: `<` could end it. */
function keptText(of: object): Buffer {
  const earlier = kept.texts.get(of);
  if (earlier) return earlier;
  const text = weigh(Buffer.from(JSON.stringify(of).replaceAll("<", "\\u003c")));
  kept.texts.set(of, text);
  return text;
}

/** Stands in a page's text for a part. Nobody outside can know it, so no text that somebody wrote is taken for one. */
const MARK = `part-${randomBytes(16).toString("hex")}-`;
const PLACES = new RegExp(`<!--${MARK}(\\d+)-->`);

/** The parts of one page. */
export class PageParts {
  readonly #markups: Buffer[] = [];
  readonly #values: object[] = [];

  /**
   * The place of a part in the page's markup. `element` is rendered by itself: it sees no context but what it brings, has no
   * `useId`, and is made of nothing but `of` and what `name` says.
   */
  markup(of: object, name: string, element: () => ReactElement): string {
    this.#markups.push(keptMarkup(of, name, element));
    return `<!--${MARK}${this.#markups.length - 1}-->`;
  }

  /** What a loader gives in place of a long value: the page has it written down once, for the browser to read. */
  hand(value: object): { handed: string } {
    this.#values.push(value);
    return { handed: `handed-${this.#values.length - 1}` };
  }

  /** The value that was handed over by this name. */
  value(name: string): unknown {
    return this.#values[Number(name.slice("handed-".length))];
  }

  get isEmpty(): boolean {
    return this.#markups.length === 0 && this.#values.length === 0;
  }

  /** The whole page: its text with its parts in their places; `last` and the handed values at the end of the body. */
  assemble(html: string, last = ""): Buffer<ArrayBuffer> {
    const end = html.lastIndexOf("</body>");
    const pieces: Buffer[] = [];
    for (const [index, text] of html.slice(0, end).split(PLACES).entries()) {
      const part = index % 2 === 1 ? this.#markups[Number(text)] : undefined;
      pieces.push(part ?? Buffer.from(text));
    }
    pieces.push(Buffer.from(last));
    for (const [index, value] of this.#values.entries())
      pieces.push(
        Buffer.from(`<script type="application/json" id="handed-${index}">`),
        keptText(value),
        Buffer.from("</script>"),
      );
    return Buffer.concat([...pieces, Buffer.from(html.slice(end))]);
  }
}

/** Null where a loader answers without a page: what it gives goes to the browser as it is. */
export const pageParts = createContext<PageParts | null>(null);

/** Hands a long list over in a page, and gives it as it is where there is none. */
export const handOver = <T extends object>(parts: PageParts | null, value: T): Handed<T> =>
  parts ? parts.hand(value) : value;
