/** What a person said otherwise than it was proposed, by names in the file; `unnamed` stands for what has none. */
export type Corrections = {
  /** Material and its zone; null: not painted. */
  zones?: readonly (readonly [material: string, zone: string | null])[];
  /** Node and its slot; null: a part of the car itself. */
  slots?: readonly (readonly [node: string, slot: string | null])[];
  /** Nodes that are not part of the car, and such as are though they look like a prop. */
  dropped?: readonly string[];
  kept?: readonly string[];
};
