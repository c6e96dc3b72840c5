/** Who may ask for a root field: everybody, whoever is signed in, or staff in a role (and owners). */
export type Audience =
  | "everybody"
  | "signed-in"
  | "catalogue"
  | "orders"
  | "owner"
  | "support"
  | "catalogue or orders"
  | "orders or support"
  | "catalogue or orders or support";

/** Root fields by `Query.name` or `Mutation.name`. */
export type Audiences = Readonly<Record<string, Audience>>;
