/**
 * Keeps the last answer of a function of texts: the menu, the footer and the foot of a phone's sheet ask for the same
 * addresses within one page.
 */
export function last<A extends readonly unknown[], R>(make: (...given: A) => R): (...given: A) => R {
  let known: { given: A; made: R } | null = null;
  return (...given) => {
    if (!known || !known.given.every((value, index) => value === given[index])) known = { given, made: make(...given) };
    return known.made;
  };
}
