import { requireRole } from "@carloom/identity";
import { insertDraft } from "@carloom/platform";
import type { Crop } from "@carloom/threed";
import type { CommerceContext } from "../builder.ts";
import { settled } from "../refusal.ts";
import { type ContentResult, type Preview, roleOf, takePreview, writeVersion } from "./content.command.ts";
import { type ContentProblem, refuse } from "./content.policy.ts";
import { boxOf, HOME_PICTURES, type HomePicture, readPictures } from "./pictures.policy.ts";

const UPLOADS = { most: 60, seconds: 300 } as const;

export type Uploaded = { object: string | null; errors: ContentProblem[] };

const isStoredIn = (context: CommerceContext) => async (object: string) =>
  (await context.storage.size(object)) !== null;

/** Stores what staff send for a place, decoded, cut to its form and written anew. The page shows it once it is saved. */
export async function homePictureUpload(
  context: CommerceContext,
  place: string,
  image: File | null | undefined,
  crop: Crop | null,
): Promise<Uploaded> {
  const { userId } = requireRole(context, roleOf(HOME_PICTURES.kind));
  const { value, errors } = await settled<string, ContentProblem>(async () => {
    const box = boxOf(place);
    if (!box) throw refuse("NOT_FOUND", "place", "The home page has no such place.");
    if (!image) throw refuse("REQUIRED", "image", "Send a picture.");
    if (image.size > context.settings.env.LIMIT_IMAGE_BYTES)
      throw refuse("TOO_LONG", "image", "This file is too large.");
    if (!(await context.throttle.take(`home-picture:${userId}`, UPLOADS.most, UPLOADS.seconds)).ok)
      throw refuse("TOO_OFTEN", null, "Too many pictures in a short time.");
    const { width, height, least } = box;
    const read = await context.threed.cutPicture(new Uint8Array(await image.arrayBuffer()), {
      crop,
      box: { width, height },
    });
    if (!read.ok) throw refuse("INVALID", "image", read.message);
    if (read.width < least)
      throw refuse("TOO_SMALL", "image", `This part of the picture is ${read.width} px wide; ${least} are needed.`, {
        places: [String(least)],
      });
    return context.storage.put("home", read.bytes, read.extension);
  });
  return { object: value, errors };
}

/** Shows these pictures from now on, and in all other places what the product shows. */
export const homePicturesSave = (
  context: CommerceContext,
  pictures: readonly HomePicture[],
  read: number | null | undefined,
): Promise<ContentResult> =>
  writeVersion(context, HOME_PICTURES, read, async () => ({
    body: { pictures: await readPictures(pictures, isStoredIn(context)) },
  }));

/** Keeps pictures that are not published for a day, for whoever has the token. */
export async function homePicturesPreview(
  context: CommerceContext,
  pictures: readonly HomePicture[],
): Promise<Preview> {
  const { userId } = requireRole(context, roleOf(HOME_PICTURES.kind));
  const { value, errors } = await settled<string, ContentProblem>(async () => {
    await takePreview(context, userId);
    return insertDraft(context.db, HOME_PICTURES, { pictures: await readPictures(pictures, isStoredIn(context)) });
  });
  return { token: value, errors };
}
