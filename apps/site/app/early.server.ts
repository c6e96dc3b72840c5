type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What somebody writes, ticks, presses and sends before a page's script has taken it over, kept for then. It runs from the
 * page itself, as text of this one function (`scripts-later.server.ts`), so it names nothing outside itself. It leaves
 * `window.__EARLY__` for the page to call, at once when it is taken over: the first render of a field that is written then
 * would empty those that were written before.
 */
export function keepEarly(): void {
  const acts: (() => void)[] = [];
  const kept = new Map<Field, { value: string; checked: boolean }>();
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      const button = target.closest<HTMLButtonElement>("button[type=button]");
      // who presses and goes on at once leaves the page when that was done, or when no script comes to do it
      const plain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = acts.length > 0 && plain ? target.closest<HTMLAnchorElement>("a[href]:not([target])") : null;
      const pressed = button ?? link;
      if (!pressed) return;
      event.preventDefault();
      acts.push(() => pressed.click());
      if (link) setTimeout(() => stop.signal.aborted || location.assign(link.href), 4000);
    },
    options,
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      // one with an address is sent without script too
      if (form.hasAttribute("action")) return;
      event.preventDefault();
      acts.push(() => form.requestSubmit());
    },
    options,
  );
  const keep = (field: Field) => kept.set(field, { value: field.value, checked: ticks(field) && field.checked });
  // noted as it is written: a render between the page's take-over and the call below empties the fields
  addEventListener(
    "input",
    (event) => {
      if ((event.target as Element).matches("input, textarea, select")) keep(event.target as Field);
    },
    options,
  );
  const ticks = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";
  const changed = (field: Field): boolean => {
    if (ticks(field)) return field.checked !== field.defaultChecked;
    if ("options" in field) return [...field.options].some((option) => option.defaultSelected && !option.selected);
    return field.value !== field.defaultValue;
  };
  // React hears of a change only where the value is not the one that it knows
  const tell = (field: Field, value: string, checked: boolean) => {
    if (ticks(field)) {
      // the radio that was ticked instead says it for both
      if (field.type === "radio" && !checked) return;
      field.checked = !checked;
      field.click();
      return;
    }
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("options" in field ? "change" : "input", { bubbles: true }));
  };
  const owner = window as Window & { __EARLY__?: () => void };
  owner.__EARLY__ = () => {
    delete owner.__EARLY__;
    stop.abort();
    // what a browser filled in without a word; all are read first: what one changes writes the others anew, as they were
    for (const field of document.querySelectorAll<Field>("input, textarea, select"))
      if (!kept.has(field) && changed(field)) keep(field);
    for (const [field, { value, checked }] of kept) if (field.isConnected) tell(field, value, checked);
    // once React has rendered with what was written
    setTimeout(() => {
      for (const act of acts) act();
    });
  };
}
