import type { Placement } from "@carloom/build";
import { useT } from "@carloom/ui";
import { useCallback } from "react";
import { useArtInfo } from "./use-art-info.ts";

/** What a layer is called: its own name, its text, or its art's title. */
export function useLayerName({ name, art }: Pick<Placement, "name" | "art">): string {
  const t = useT();
  const { title } = useArtInfo(art);
  if (name) return name;
  if (art.kind === "text") return art.text.replaceAll("\n", " ");
  if (art.kind === "shape") return t(`studio.shape.${art.shape.form}`);
  if (art.kind === "vinyl") return t("studio.vinyl.name");
  return title ?? t(art.kind === "upload" ? "studio.stickers.uploaded" : "studio.stickers.sticker");
}

/** The same for many layers, without their arts' titles, which each would ask for. */
export function useLayerNames(): (sticker: Pick<Placement, "name" | "art">) => string {
  const t = useT();
  return useCallback(
    ({ name, art }) => {
      if (name) return name;
      if (art.kind === "text") return art.text.replaceAll("\n", " ");
      if (art.kind === "shape") return t(`studio.shape.${art.shape.form}`);
      if (art.kind === "vinyl") return t("studio.vinyl.name");
      return t(art.kind === "upload" ? "studio.stickers.uploaded" : "studio.stickers.sticker");
    },
    [t],
  );
}
