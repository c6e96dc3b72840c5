import { LANGUAGE_NAMES, LANGUAGES } from "@carloom/i18n";
import { SCENE_LIST } from "@carloom/stage/scenes";
import { setOptional } from "@carloom/editor";
import { useT } from "@carloom/ui";
import { useEffect, useMemo, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import type { LibrarySticker } from "../catalogue/catalogue.ts";
import { useCommandContext } from "../commands/context.ts";
import { useQuery } from "../lib/address.ts";
import { libraryPlacement } from "../art/art.ts";
import { useArm } from "../panels/stickers/use-arm.ts";
import { deciding } from "../fitting/verdict.ts";
import { useReason } from "../panels/parts/use-reason.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import { commandEntries, valueEntries } from "./command-entries.ts";
import type { Entry } from "./entry.ts";
import {
  colourEntries,
  type Library,
  partEntries,
  presetEntries,
  shapeEntries,
  stickerEntries,
} from "./library-entries.ts";
import { placeEntries } from "./place-entries.ts";
import { choiceEntries, sliderEntries, sliderValueEntries } from "./setting-entries.ts";
import { lookEntries } from "./sticker-entries.ts";

const NOTHING: Library = { parts: [], stickers: [], presets: [] };

/** Parts, stickers and presets, as far as they are known; asked for when the palette opens. */
function useLibrary(): Library {
  const { catalogue, clients, saving, visitor } = useStudio();
  const [library, setLibrary] = useState(NOTHING);
  useEffect(() => {
    let current = true;
    // Without one of them the palette still finds the rest.
    catalogue.parts().then(
      (parts) => current && setLibrary((known) => ({ ...known, parts })),
      () => undefined,
    );
    catalogue.stickers().then(
      (stickers) => current && setLibrary((known) => ({ ...known, stickers })),
      () => undefined,
    );
    const project = visitor.status === "signed-in" ? saving.state.get().project : null;
    if (project)
      import("../panels/presets/preset-api.ts")
        .then(({ loadPresets }) => loadPresets(clients, project.uuid))
        .then(
          ({ presets, waiting }) => current && setLibrary((known) => ({ ...known, presets: [...waiting, ...presets] })),
          () => undefined,
        );
    return () => {
      current = false;
    };
  }, [catalogue, clients, saving, visitor]);
  return library;
}

/** Everything that the palette can find, made once when it opens; `add` gives what depends on the query. */
export function useEntries(): { entries: readonly Entry[]; add(query: string): Entry[] } {
  const t = useT();
  const language = useLanguage();
  const context = useCommandContext();
  const library = useLibrary();
  const reasonText = useReason();
  const { arm, full, ready } = useArm();
  const [, setQuery] = useQuery();
  const entries = useMemo(() => {
    const { editor } = context;
    const { stickers } = editor.state.document;
    const titles = new Map(library.stickers.map(({ uuid, title }) => [uuid, title]));
    const layerName = (index: number) => {
      const sticker = stickers[index];
      if (!sticker) return "";
      const { art, name } = sticker;
      if (name ?? art.kind === "text") return name ?? (art.kind === "text" ? art.text : "");
      if (art.kind === "shape") return t(`studio.shape.${art.shape.form}`);
      if (art.kind === "vinyl") return t("studio.vinyl.name");
      return titles.get(art.uuid) ?? t("studio.stickers.sticker");
    };
    const take = async (sticker: LibrarySticker) => {
      try {
        arm(await libraryPlacement(sticker));
      } catch {
        context.studio.announce(t("studio.stickers.art-failed"));
      }
    };
    const scenes = SCENE_LIST.map(
      ({ id }): Entry => ({
        id: `scene.${id}`,
        section: "library",
        sign: "scene",
        text: t("studio.palette.scene", { scene: t(`studio.scene.${id}`) }),
        words: `scene ${id}`,
        run: () =>
          editor.edit({ key: "studio.step.scene" }, (build) =>
            setOptional(build, "scene", id === SCENE_LIST[0]?.id ? null : { id }),
          ),
      }),
    );
    const languages = LANGUAGES.map(
      (code): Entry => ({
        id: `language.${code}`,
        section: "command",
        sign: "help",
        text: t("studio.palette.language", { language: LANGUAGE_NAMES[code] }),
        words: `language ${code}`,
        run: () => setQuery((query) => query.set("lang", code)),
      }),
    );
    return [
      ...commandEntries(context),
      ...lookEntries(context),
      ...languages,
      ...placeEntries(context, language, layerName),
      ...sliderEntries(context),
      ...colourEntries(context, language),
      ...choiceEntries(context, language),
      ...scenes,
      ...partEntries(context, language, library.parts, (_, fit) => {
        const reason = deciding(fit);
        return reason ? reasonText(reason) : "";
      }),
      ...presetEntries(context, library.presets),
      ...shapeEntries(context, ready && !full ? arm : null),
      ...stickerEntries(context, library.stickers, ready && !full ? (sticker) => void take(sticker) : null),
    ];
    // oxlint-disable-next-line react/exhaustive-deps -- while the palette is open nothing else changes the build
  }, [context, language, library, ready, full]);
  return { entries, add: (query) => [...valueEntries(context, query), ...sliderValueEntries(context, query)] };
}
