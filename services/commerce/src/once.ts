import type { CommerceContext } from "./builder.ts";

/** A list is read once for all fields of a request that ask for it with the same arguments: itself, and what stands beside it. */
export function once<Asked extends object, Answer>(
  read: (asked: Asked, context: CommerceContext) => Promise<Answer>,
): (asked: Asked, context: CommerceContext) => Promise<Answer> {
  const all = new WeakMap<CommerceContext, Map<string, Promise<Answer>>>();
  return (asked, context) => {
    const known = all.get(context) ?? new Map<string, Promise<Answer>>();
    all.set(context, known);
    const key = JSON.stringify(Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const answer = known.get(key) ?? read(asked, context);
    known.set(key, answer);
    return answer;
  };
}
