import { builder } from "../builder.ts";

const Selectable = builder.inputType("AttributeValueSelectableTypeInput", {
  fields: (t) => ({ id: t.id(), value: t.string() }),
});

/** What a product or a variant is given of one attribute, by the kind of the attribute. */
export const AttributeValueInput = builder.inputType("AttributeValueInput", {
  fields: (t) => ({
    id: t.id(),
    values: t.stringList(),
    dropdown: t.field({ type: Selectable }),
    multiselect: t.field({ type: [Selectable] }),
    numeric: t.string(),
  }),
});
