type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const ticks = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** Did somebody change it since the server wrote it? */
function changed(field: Field): boolean {
  if (ticks(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.defaultSelected && !option.selected);
  return field.value !== field.defaultValue;
}

type Written = { field: Field; value: string; checked: boolean };

/** Tells React of a value that it did not see written: it hears of a change only where the value is not the one it knows. */
function tell({ field, value, checked }: Written): void {
  if (ticks(field)) {
    // the radio that was ticked instead says it for both
    if (field.type === "radio" && !checked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  const plain = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  field.value = "";
  plain?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** What was written, ticked, pressed and sent before the page was taken over happens now. */
export function catchUp(acts: readonly (() => void)[]): void {
  const fields = document.querySelectorAll<Field>("input, textarea, select");
  // all are read first: what one of them changes writes the others anew, as they were
  const written = [...fields].filter(changed).map((field) => ({
    field,
    value: field.value,
    checked: ticks(field) && field.checked,
  }));
  for (const one of written) tell(one);
  // once React has rendered with what was written
  setTimeout(() => {
    for (const act of acts) act();
  });
}
