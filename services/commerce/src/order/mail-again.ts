/**
 * Mails of an order's life go out once: a second run of their job finds what it noted. One that staff send again is told
 * apart by `again`, and noted with whoever asked for it.
 */
export type Again = { again?: string; by?: string };

/** What a mail is noted with beside what it is about; nothing for the first of its kind. */
export const againData = ({ again }: Again): { again?: string } => (again === undefined ? {} : { again });

/** Who is noted as its sender: staff who sent it again, else nobody. */
export const askedBy = ({ by }: Again): string | null => by ?? null;
