/** A moment as a field of local time takes it; empty for none. */
export function localMoment(date: string | null | undefined): string {
  if (!date) return "";
  const at = new Date(date);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What such a field holds; null for none. */
export const momentOf = (text: string): string | null => (text ? new Date(text).toISOString() : null);
