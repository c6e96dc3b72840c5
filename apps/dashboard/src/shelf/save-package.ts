import { session, settings } from "../boot/session.ts";
import { saveFile } from "../parts/save-file.ts";

/** Gives a car to the person as a file that another installation takes in. @throws when it cannot be had */
export async function savePackage(slug: string): Promise<void> {
  const token = await session.accessToken();
  const answer = await fetch(`${settings.threed.server}/packages/${slug}.carloom`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!answer.ok) throw new Error(`The package cannot be had: ${answer.status}`);
  saveFile(`${slug}.carloom`, await answer.blob());
}
