import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** Longer lists than this are drawn as far as they are seen. */
export const FEW_ROWS = 120;
/** Rows beyond the edges that are there before they are scrolled to. */
const BEYOND = 16;
/** CSS px of a row, until one was measured. */
const HEIGHT = 30;

export type RowWindow = { from: number; to: number; height: number };

/**
 * The rows of a list that are drawn.
 * @param above CSS px of the list that are scrolled away @param view CSS px that are seen of what scrolls it
 */
export function windowOf(count: number, height: number, above: number, view: number): { from: number; to: number } {
  if (count <= FEW_ROWS) return { from: 0, to: count };
  const first = Math.floor(Math.max(0, above) / height) - BEYOND;
  const rows = Math.ceil(view / height) + 2 * BEYOND;
  const from = Math.max(0, Math.min(first, count - rows));
  return { from, to: Math.min(count, from + rows) };
}

const scrollerOf = (list: HTMLElement | null) => list?.closest<HTMLElement>(".st-panel-body, .ui-sheet-body") ?? null;

/** Follows what scrolls a list; `reveal` brings a row into view, so that it is drawn. */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState<RowWindow>({ from: 0, to: Math.min(count, FEW_ROWS), height: HEIGHT });
  const measure = useCallback(() => {
    const scroller = scrollerOf(list.current);
    const measured = list.current?.querySelector(".st-layer")?.getBoundingClientRect().height ?? 0;
    const height = measured > 0 ? measured : HEIGHT;
    const above =
      scroller && list.current ? scroller.getBoundingClientRect().top - list.current.getBoundingClientRect().top : 0;
    const next = scroller ? windowOf(count, height, above, scroller.clientHeight) : { from: 0, to: count };
    setShown((was) =>
      was.from === next.from && was.to === next.to && was.height === height ? was : { ...next, height },
    );
  }, [list, count]);
  useLayoutEffect(() => {
    measure();
    const scroller = scrollerOf(list.current);
    if (!scroller || count <= FEW_ROWS) return;
    scroller.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, [list, count, measure]);
  const reveal = useCallback(
    (index: number) => {
      const scroller = scrollerOf(list.current);
      if (!scroller || !list.current) return;
      const top = list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
      scroller.scrollTop = top + index * shown.height - scroller.clientHeight / 2;
      measure();
    },
    [list, measure, shown.height],
  );
  return { shown, reveal };
}
