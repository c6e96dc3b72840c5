import { keepEarly } from "./early.server.ts";

/**
 * A page is read before it is taken over. Its HTML says all there is to see, so on a slow line its script would only be in
 * the way of the style sheet, the faces and the first picture: all of it is asked for once those are there, decoded and drawn
 * (a slow phone decodes for longer than it loads), or at the first touch of the page. What that is stands in the page: the
 * files in an attribute, the entry as text that is no script yet. What somebody presses or sends before the page is taken
 * over is kept for then (`early.server.ts`).
 */
const LOADER = `(() => {
  const entry = document.getElementById("entry"), stop = new AbortController(), sheet = entry.dataset.faces;
  const faces = () => {
    if (!sheet || document.querySelector('link[href="' + sheet + '"]')) return;
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: sheet });
    document.head.append(link);
  };
  const before = ({ name, transferSize, decodedBodySize }) => name.endsWith(".css") && transferSize === 0 && decodedBodySize > 0;
  if (performance.getEntriesByType("resource").some(before)) faces();
  const start = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    faces();
    for (const href of entry.dataset.files.split(" ")) {
      const link = document.createElement("link");
      Object.assign(link, href.endsWith(".json") ? { rel: "preload", as: "fetch", crossOrigin: "anonymous" } : { rel: "modulepreload" });
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = entry.textContent;
    document.body.append(script);
  };
  (${keepEarly})();
  const frames = (count) => (count ? requestAnimationFrame(() => frames(count - 1)) : start());
  const seen = () => {
    Promise.allSettled([...document.querySelectorAll("img:not([loading=lazy])")].map((image) => image.decode())).then(() => frames(3));
    setTimeout(start, document.hidden ? 0 : 1500);
  };
  for (const name of ["pointerdown", "keydown", "touchstart"]) addEventListener(name, start, { signal: stop.signal, passive: true });
  if (document.readyState === "complete") seen();
  else { addEventListener("load", seen, { signal: stop.signal }); setTimeout(start, 4000); }
})()`;

const PRELOAD = /^<link\b(?=[^>]*\brel="(?:modulepreload|preload)")(?=[^>]*\bhref="([^"]+\.(?:js|json))")[^>]*>$/;
const LINK = "<link";
const ENTRY = '<script type="module" async="">';

/**
 * The page with its script asked for when it is seen; as it was when it has none.
 * @param faces style sheet of faces that are not waited for either: with the script, but at once for who was here before
 *   (their browser has a style sheet without asking for it), so that no text changes under their eyes
 */
export function scriptsLater(html: string, faces = ""): string {
  const entry = html.indexOf(ENTRY);
  const end = entry < 0 ? -1 : html.indexOf("</script>", entry);
  if (end < 0) return html;
  const files = new Set<string>();
  // a page is read once for both: a search for plain text passes over it ten times as fast as a pattern
  const without = (from: number, to: number): string => {
    let kept = "";
    for (let at = html.indexOf(LINK, from); at >= 0 && at < to; at = html.indexOf(LINK, at + LINK.length)) {
      const close = html.indexOf(">", at) + 1;
      const href = PRELOAD.exec(html.slice(at, close))?.[1];
      if (!href) continue;
      files.add(href);
      kept += html.slice(from, at);
      from = close;
    }
    return kept + html.slice(from, to);
  };
  const before = without(0, entry);
  const code = html.slice(entry + ENTRY.length, end);
  const after = without(end + "</script>".length, html.length);
  return `${before}<script type="text/plain" id="entry" data-files="${[...files].join(" ")}"${faces && ` data-faces="${faces}"`}>${code}</script><script>${LOADER}</script>${after}`;
}
