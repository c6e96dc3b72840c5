import { buttonClass, CrossGlyph, useT } from "@carloom/ui";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { SiteLink } from "../language/language.tsx";
import { comparePath } from "./path.ts";
import { compareStore } from "./store.ts";

const NONE: readonly never[] = [];

/** What is in the comparison, and the way to it. It switches on every button of the page that puts something in. */
export default function CompareBar({ path }: { path: string }) {
  const t = useT();
  const store = compareStore();
  const list = useSyncExternalStore(store.subscribe, store.getSnapshot, () => NONE);
  const [said, say] = useState("");

  const sync = useEffectEvent(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-compare]")) {
      const pressed = String(list.some(({ slug }) => slug === button.dataset["compare"]));
      if (button.disabled) button.disabled = false;
      if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
    }
  });
  const press = useEffectEvent(({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[data-compare]") : null;
    const { compare: slug, name } = button?.dataset ?? {};
    if (!slug || !name) return;
    const isOut = list.some((one) => one.slug === slug);
    say(t(store.toggle({ slug, name }) ? (isOut ? "compare.removed" : "compare.added") : "compare.full", { name }));
  });
  // lists that come with another page are heard of as they come
  useEffect(() => {
    const seen = new MutationObserver(() => sync());
    seen.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("click", press);
    return () => {
      seen.disconnect();
      document.removeEventListener("click", press);
    };
  }, []);
  useEffect(() => sync(), [list]);

  return (
    <>
      <p role="status" className={said && said === t("compare.full") ? "compare-said" : "ui-hidden"}>
        {said}
      </p>
      {list.length > 0 ? (
        <aside className="compare-bar" aria-label={t("compare.bar")}>
          <p>{t("compare.in", { count: list.length })}</p>
          <ul>
            {list.map((one) => (
              <li key={one.slug}>
                <SiteLink to={`${path}/products/${one.slug}`}>{one.name}</SiteLink>
                <button
                  type="button"
                  aria-label={t("compare.out", { name: one.name })}
                  onClick={() => store.toggle(one)}
                >
                  <CrossGlyph />
                </button>
              </li>
            ))}
          </ul>
          <div className="compare-acts">
            <button type="button" className="ui-link" onClick={store.clear}>
              {t("compare.clear")}
            </button>
            <SiteLink
              to={comparePath(
                path,
                list.map(({ slug }) => slug),
              )}
              className={buttonClass({ variant: "secondary" })}
            >
              {t("compare.show")}
            </SiteLink>
          </div>
        </aside>
      ) : null}
    </>
  );
}
