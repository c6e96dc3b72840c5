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

const GOOGLE: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * Whose inbox an address leads to, as far as its form tells: without what follows a plus, and for Google without dots.
 * For counting what a person may have once or a few times; never to find an account or to write to.
 */
export function inboxOf(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const domain = lower.slice(at + 1);
  const [name = ""] = lower.slice(0, Math.max(0, at)).split("+", 1);
  // nothing before the plus is nobody's inbox
  if (at < 0 || name === "") return lower;
  return GOOGLE.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
