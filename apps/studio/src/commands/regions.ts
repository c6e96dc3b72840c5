const FOCUSABLE =
  "button:not([disabled]):not([tabindex='-1']), a[href], input:not([disabled]), select:not([disabled]), [tabindex='0']";

/** Moves the focus to the next region of the page that is shown, all around: to what it is about, or its first control. */
export function focusRegion(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")].filter(
    (region) => region.dataset.region === "sheet" || region.getClientRects().length > 0,
  );
  // one may stand in another: the inner one is where the focus is
  const here = regions.findLastIndex((region) => region.contains(document.activeElement));
  const from = here < 0 ? (by > 0 ? -1 : 0) : here;
  const next = regions[(from + by + regions.length) % regions.length];
  if (!next) return;
  const about = next.querySelector<HTMLElement>("[data-region-start]");
  const target = next.tabIndex >= 0 ? next : (about ?? next.querySelector<HTMLElement>(FOCUSABLE) ?? next);
  target.focus();
}
