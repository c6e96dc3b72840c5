/** The mark: a brake disc drawn as a C, with its caliper. Decorative: the name stands beside it or labels the link. */
export function Mark({ name }: { name?: string }) {
  return (
    <span className="ui-mark">
      <svg viewBox="0 0 26 26" width="25" height="25" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M18 4.340A10 10 0 1 0 18 21.660" strokeWidth="2.800" />
        <path d="M20.070 8.500A8.300 8.300 0 0 1 20.070 17.500" stroke="var(--accent)" strokeWidth="6.400" />
      </svg>
      {name}
    </span>
  );
}
