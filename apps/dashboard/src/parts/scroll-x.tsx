import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** A table that may be wider than the window. Where it is, the keyboard scrolls it: it takes the focus and has a name. */
export function ScrollX({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);
  // with whatever it shows, before anybody sees that: a table that is wider is never there without a way to scroll it
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const measure = () => setWider(current.scrollWidth > current.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    for (const child of current.children) watch.observe(child);
    return () => watch.disconnect();
  }, [children]);
  return (
    <div ref={place} className="da-scroll-x" {...(isWider && { tabIndex: 0, role: "group", "aria-label": label })}>
      {children}
    </div>
  );
}
