import type { Running } from "./product.ts";

/** The newest link to a page that was mailed to an address; empty when there is none. */
export async function mailedLink({ services }: Running, path: string, to: string): Promise<string> {
  const answer = await fetch(`${services}/dev/mail.json?to=${encodeURIComponent(to)}`);
  const { mails } = (await answer.json()) as { mails: { text: string }[] };
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  return links.find((link) => link.includes(path)) ?? "";
}
