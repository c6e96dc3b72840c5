import { keepEarly } from "./early.server.ts";

/**
 * A page is read before it is taken over. Its HTML says all there is to see, so on a slow line its script would only be in
 * the way of the style sheet, the faces and the first picture: all of it is asked for once those are there and drawn, or at
 * the first touch of the page. What that is stands in the page: the files in an attribute, the entry as text that is no script
 * yet. What somebody presses or sends before the page is taken over is kept for then (`early.server.ts`).
 */
const LOADER = `(() => {
  const entry = document.getElementById("entry"), stop = new AbortController();
  const start = () => {
    if (stop.signal.aborted) return;
    stop.abort();
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
  const seen = () => { requestAnimationFrame(() => requestAnimationFrame(start)); setTimeout(start, 300); };
  for (const name of ["pointerdown", "keydown", "touchstart"]) addEventListener(name, start, { signal: stop.signal, passive: true });
  if (document.readyState === "complete") seen();
  else { addEventListener("load", seen, { signal: stop.signal }); setTimeout(start, 4000); }
})()`;

const PRELOAD = /<link\b(?=[^>]*\brel="(?:modulepreload|preload)")(?=[^>]*\bhref="([^"]+\.(?:js|json))")[^>]*>/g;
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** The page with its script asked for when it is seen; as it was when it has none. */
export function scriptsLater(html: string): string {
  if (!ENTRY.test(html)) return html;
  const files = new Set<string>();
  return html
    .replaceAll(PRELOAD, (_, href: string) => {
      files.add(href);
      return "";
    })
    .replace(
      ENTRY,
      (_, code: string) =>
        `<script type="text/plain" id="entry" data-files="${[...files].join(" ")}">${code}</script><script>${LOADER}</script>`,
    );
}
