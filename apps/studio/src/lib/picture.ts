import type { Clients } from "@carloom/api-client";
import { UploadImageDocument } from "@carloom/api-client/threed";
import type { Stage } from "@carloom/stage";

/** A picture of the car as it is shown, 640 × 400 JPEG; null when it could not be drawn. */
export async function pictureFile(stage: Stage, view?: string): Promise<File | null> {
  try {
    const blob = await stage.capture({
      width: 640,
      height: 400,
      type: "image/jpeg",
      quality: 0.86,
      ...(view ? { view } : {}),
    });
    return new File([blob], "build.jpg", { type: "image/jpeg" });
  } catch {
    return null;
  }
}

/** Stores a picture and gives its address; null when the service takes none. */
export async function pictureUrl(clients: Clients, image: File): Promise<string | null> {
  try {
    const { uploadImage } = await clients.threed.mutate(UploadImageDocument, { image }, { batch: false });
    return uploadImage.image?.url ?? null;
  } catch {
    return null;
  }
}
