const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/**
 * The form in which an e-mail address is kept and compared, or null when it is none that we can write to.
 * ASCII alone: letters that only look or fold alike would let one person stand for another.
 */
export function normalEmail(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > 254 || !/^[\x21-\x7e]+$/.test(trimmed)) return null;
  const email = trimmed.toLowerCase();
  return ADDRESS.test(email) && (email.split("@")[0]?.length ?? 0) <= 64 ? email : null;
}
