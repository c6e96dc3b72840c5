import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { cssFont, fontOf } from "../../catalogue/fonts.ts";
import type { TextArt } from "../../art/art.ts";

/** CSS px that letters stay clear of each edge. */
const CLEAR = 2;
/** Short words are no larger than this. */
const MOST = 0.7;

/** The whole of a text, as small as it must be for its thumbnail. */
export function TextThumb({ art, className }: { art: TextArt; className: string }) {
  const words = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const text = words.current;
    const box = text?.parentElement;
    if (!text || !box) return;
    const fit = () => {
      const { offsetWidth: width, offsetHeight: height } = text;
      if (!width || !height) return;
      const across = (box.clientWidth - 2 * CLEAR) / width;
      const scale = Math.min(MOST, across, (box.clientHeight - 2 * CLEAR) / height);
      text.style.transform = `scale(${scale.toFixed(3)})`;
    };
    fit();
    // its face may come later, and what is scrolled away has no size yet
    const observer = new ResizeObserver(fit);
    observer.observe(text);
    return () => observer.disconnect();
  }, []);
  const { color, outline } = art;
  const style: CSSProperties = {
    font: cssFont(fontOf(art.font), "16px"),
    color,
    ...(outline && outline.width > 0 ? { WebkitTextStroke: `1px ${outline.color}` } : {}),
  };
  return (
    <span className={className} aria-hidden="true">
      <span ref={words} style={style} className="st-thumb-text" data-text={art.text} />
    </span>
  );
}
