import type { StickerArt } from "@carloom/build";
import { useEffect, useState } from "react";
import { recoloredPicture } from "../../catalogue/vector.ts";
import { useLanguage } from "../../boot/language.tsx";
import { useStudio } from "../../workspace/studio-context.tsx";

export type ArtInfo = { title: string | null; picture: string | null };
const UNKNOWN: ArtInfo = { title: null, picture: null };

/** Title and picture of library and uploaded art; nothing until they are known. */
export function useArtInfo(art: StickerArt): ArtInfo {
  const { catalogue } = useStudio();
  const [info, setInfo] = useState(UNKNOWN);
  const file = art.kind === "library" || art.kind === "upload" ? art : null;
  const uuid = file?.uuid ?? null;
  const { kind } = art;
  const colors = file?.colors ? JSON.stringify(file.colors) : "";
  const language = useLanguage();
  // names come in the page's language
  useEffect(() => {
    if (uuid === null) return setInfo(UNKNOWN);
    let current = true;
    const found = async (): Promise<ArtInfo> => {
      if (kind !== "library" && kind !== "upload") return UNKNOWN;
      const recolored = colors ? await recoloredPicture(catalogue, { kind, uuid, colors: JSON.parse(colors) }) : null;
      if (kind === "upload") return { title: null, picture: recolored ?? (await catalogue.upload(uuid)).url };
      const { title, thumbnail, stickerFile } = await catalogue.sticker(uuid);
      return { title, picture: recolored ?? thumbnail ?? stickerFile };
    };
    found()
      .then((value) => current && setInfo(value))
      .catch(() => current && setInfo(UNKNOWN));
    return () => {
      current = false;
    };
  }, [catalogue, kind, uuid, colors, language]);
  return info;
}
