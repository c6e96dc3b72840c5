import type { WorkshopPartWholeFragment } from "@carloom/api-client/threed";
import { useT } from "@carloom/ui";
import { PictureSection } from "../workshop/picture-section.tsx";
import { aloneBuild, aloneManifest } from "./alone.ts";

/** As the pictures of the shop's other parts: square, the part alone on a grey that neither black nor bright parts are lost on. */
const EDGE = 720;
const GROUND = ["#c3c8cb", "#999fa3"] as const;

/** Draws the part by itself, out of sight, in its own picture's size. */
async function drawn(of: WorkshopPartWholeFragment): Promise<Blob> {
  const manifest = aloneManifest(of);
  if (!manifest) throw new Error("There is no part yet.");
  const { createStage } = await import("@carloom/stage");
  const canvas = document.createElement("canvas");
  canvas.width = EDGE;
  canvas.height = EDGE;
  canvas.style.cssText = `position:fixed;left:-${EDGE * 2}px;top:0;width:${EDGE}px;height:${EDGE}px`;
  document.body.append(canvas);
  const stage = createStage(canvas, {
    dark: false,
    reducedMotion: true,
    shown: false,
    assets: {
      partModel: () => Promise.reject(new Error("A part has no parts.")),
      stickerArt: () => Promise.reject(new Error("A part has no stickers.")),
    },
  });
  try {
    await stage.loadTemplate(manifest);
    stage.setView("front34", { animate: false });
    await stage.apply(aloneBuild(of));
    const alone = await stage.capture({ width: EDGE, height: EDGE, type: "image/png", transparent: true });
    return await onGround(alone);
  } finally {
    stage.dispose();
    canvas.remove();
  }
}

async function onGround(picture: Blob): Promise<Blob> {
  const image = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(EDGE, EDGE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  const ground = context.createLinearGradient(0, 0, 0, EDGE);
  ground.addColorStop(0, GROUND[0]);
  ground.addColorStop(1, GROUND[1]);
  context.fillStyle = ground;
  context.fillRect(0, 0, EDGE, EDGE);
  context.drawImage(image, 0, 0, EDGE, EDGE);
  return canvas.convertToBlob({ type: "image/webp", quality: 0.88 });
}

/** The picture that the shop and the studio show of the part. */
export function PartPicture({ of }: { of: WorkshopPartWholeFragment }) {
  const t = useT();
  return (
    <PictureSection
      of={of}
      draw={() => drawn(of)}
      words={{
        take: t("dashboard.parts.picture.take"),
        text: t("dashboard.parts.picture.text"),
        alt: t("dashboard.parts.picture.alt"),
      }}
      className="da-part-picture"
      width={EDGE}
      height={EDGE}
    />
  );
}
