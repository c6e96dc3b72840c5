import type { StickerArt } from "@carloom/build";
import { useEffect, useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import { useStudio } from "../../workspace/studio-context.tsx";

export type ArtInfo = { title: string | null; picture: string | null };
const UNKNOWN: ArtInfo = { title: null, picture: null };

/** Title and picture of library and uploaded art; nothing until they are known. */
export function useArtInfo(art: StickerArt): ArtInfo {
  const { catalogue } = useStudio();
  const [info, setInfo] = useState(UNKNOWN);
  const uuid = art.kind === "text" ? null : art.uuid;
  const { kind } = art;
  const language = useLanguage();
  // biome-ignore lint: names come in the page's language
  useEffect(() => {
    if (uuid === null) return setInfo(UNKNOWN);
    let current = true;
    const found: Promise<ArtInfo> =
      kind === "library"
        ? catalogue
            .sticker(uuid)
            .then((sticker) => ({ title: sticker.title, picture: sticker.thumbnail ?? sticker.stickerFile }))
        : catalogue.upload(uuid).then(({ url }) => ({ title: null, picture: url }));
    found.then((value) => current && setInfo(value)).catch(() => current && setInfo(UNKNOWN));
    return () => {
      current = false;
    };
  }, [catalogue, kind, uuid, language]);
  return info;
}
