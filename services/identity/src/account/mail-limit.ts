import type { Services } from "@carloom/platform";

/** Mails of one kind that one address gets, whoever asks. Their links live longer than the time in which they are counted. */
const MAILS = { most: 6, seconds: 1800 } as const;

/**
 * May an address be mailed once more? What is over is silently left out, so that nobody's inbox is flooded and the answer
 * tells nothing. Links for a new password are counted apart: nobody keeps an owner from theirs by registering their address.
 */
export async function mayBeMailed(
  { throttle }: Pick<Services, "throttle">,
  kind: "reset" | "unasked",
  email: string,
): Promise<boolean> {
  return (await throttle.take(`${kind}:mails:${email}`, MAILS.most, MAILS.seconds)).ok;
}
