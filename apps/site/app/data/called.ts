type Named = { name: string; translation?: { name?: string | null } | null };

/** What something of the shop is called in the language it was asked for in, else in the shop's own. */
export const called = ({ name, translation }: Named): string => translation?.name ?? name;
