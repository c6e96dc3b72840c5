import type { Services } from "@carloom/platform";

/** A link on a page serves the click. */
const SECONDS = 3600;

/** An address of the files that nobody can guess, for a while. Whoever gives it out has checked who asks. */
export async function productionUrl(
  { tokens, settings }: Pick<Services, "tokens" | "settings">,
  designId: string,
): Promise<string> {
  const token = await tokens.sign("production", { design: designId }, SECONDS);
  return `${settings.public.commerce.server}/production/${token}`;
}
