import { asItTook, type Database, keep } from "@carloom/platform";

/**
 * Counts of lists, some seconds old in a large catalogue ({@link asItTook}).
 * @param read of what the question says alone
 */
export const counted =
  <Q, T>(name: string, read: (db: Database, question: Q) => Promise<T>) =>
  (db: Database, question: Q): Promise<T> =>
    keep(db, `${name} ${JSON.stringify(question)}`, () => read(db, question), asItTook);
