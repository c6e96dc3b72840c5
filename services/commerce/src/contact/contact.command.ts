import { addJob, networkOf } from "@carloom/platform";
import { randomUUID } from "node:crypto";
import { normalEmail } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { CONTACT_MAIL } from "./contact.jobs.ts";
import { cleaned, type ContactInput, type ContactProblem, contactProblems } from "./contact.policy.ts";
import { insertContact } from "./contact.repository.ts";

/** Messages of one address of the network, and of one e-mail address, within ten minutes. */
const LIMITS = { ip: 10, email: 5, seconds: 600 } as const;

/** Keeps a message and queues its mail in one step: once it is acknowledged it is neither lost nor sent twice. */
export async function contactSend(context: CommerceContext, given: ContactInput): Promise<ContactProblem[]> {
  const input = cleaned(given);
  const problems = contactProblems(input);
  const email = normalEmail(input.email);
  if (!email && !problems.some(({ field }) => field === "email"))
    problems.push({ field: "email", code: "INVALID", message: "Please enter a valid email address" });
  if (problems.length > 0 || !email) return problems;
  const tries = await Promise.all([
    context.throttle.take(`contact:ip:${networkOf(context.ip)}`, LIMITS.ip, LIMITS.seconds),
    context.throttle.take(`contact:email:${email}`, LIMITS.email, LIMITS.seconds),
  ]);
  if (tries.some(({ ok }) => !ok))
    return [{ field: null, code: "LIMIT", message: "Too many messages in a short time. Please try again later." }];
  const id = randomUUID();
  await context.db.transaction().execute(async (trx) => {
    await insertContact(trx, {
      ...input,
      id,
      email,
      language: context.language ?? "en",
      user_id: context.visitor?.userId ?? null,
    });
    await addJob(trx, CONTACT_MAIL, { id });
  });
  return [];
}
