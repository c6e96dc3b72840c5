import { session, settings } from "../boot/session.ts";

/** Gives a car to the person as a file that another installation takes in. @throws when it cannot be had */
export async function savePackage(slug: string): Promise<void> {
  const token = await session.accessToken();
  const answer = await fetch(`${settings.threed.server}/packages/${slug}.carloom`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!answer.ok) throw new Error(`The package cannot be had: ${answer.status}`);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = `${slug}.carloom`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
