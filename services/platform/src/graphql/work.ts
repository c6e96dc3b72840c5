import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from "graphql";
import { refuse } from "./limits.ts";

/** Fields of merged selection sets by the name that they answer under, and how many fragments were spread on the way. */
type Merged = { fields: Map<string, FieldNode[]>; spreads: number };

const pairs = (count: number): number => (count * (count - 1)) / 2;

/**
 * How much validation would compare: fields, and pairs of those that answer under one name or come from two fragments.
 * Validation compares each with each; here they are only counted, so that what grows with the square is refused early.
 * @throws GraphQLError LIMIT_EXCEEDED as soon as it is more than `most`
 */
export function validationWork(document: DocumentNode, most: number): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  let work = 0;
  const spend = (more: number): void => {
    work += more;
    if (work > most) throw refuse("The query repeats fields or fragments too often.");
  };

  const merge = (sets: readonly SelectionSetNode[]): Merged => {
    const merged: Merged = { fields: new Map(), spreads: 0 };
    const spread = new Set<string>();
    const open = [...sets];
    for (let set = open.pop(); set; set = open.pop()) {
      spend(set.selections.length);
      for (const selection of set.selections) {
        if (selection.kind === Kind.FIELD) {
          const name = selection.alias?.value ?? selection.name.value;
          const same = merged.fields.get(name);
          if (same) same.push(selection);
          else merged.fields.set(name, [selection]);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) open.push(selection.selectionSet);
        else {
          merged.spreads++;
          const fragment = fragments.get(selection.name.value);
          if (fragment && !spread.has(selection.name.value)) open.push(fragment.selectionSet);
          spread.add(selection.name.value);
        }
      }
    }
    return merged;
  };

  // a stack of its own: a fragment that nobody asks for may contain itself
  const open: (readonly SelectionSetNode[])[] = [];
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION)
      open.push([definition.selectionSet]);
  for (let sets = open.pop(); sets; sets = open.pop()) {
    const { fields, spreads } = merge(sets);
    spend(pairs(spreads));
    for (const same of fields.values()) {
      spend(pairs(same.length));
      const inner = same.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (inner.length > 0) open.push(inner);
    }
  }
  return work;
}
