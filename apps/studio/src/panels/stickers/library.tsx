import { fuzzyMatch } from "@carloom/editor";
import { Button, ErrorNote, Skeleton, type TranslateText, useT } from "@carloom/ui";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { LibrarySticker } from "../../catalogue/catalogue.ts";
import { useLanguage } from "../../boot/language.tsx";
import { useStore } from "../../lib/store.ts";
import { useEditorState, useStudio, useUi } from "../../workspace/studio-context.tsx";
import { libraryPlacement } from "../../art/art.ts";
import { libraryShelf, rememberUse, SHELVES, type ShelfId, toggleFavourite, usedHere } from "./library-shelf.ts";
import { LibraryTile } from "./library-tile.tsx";
import { useArm } from "./use-arm.ts";

const ALL = "";
/** Pictures that are there at once: more than the shelf shows before it is scrolled. */
const FIRST = 30;
/** Types that the messages name; one that staff made up is called as they called it. */
const KNOWN = new Set(["stripes", "numbers", "roundels", "flames", "geometric", "racing", "lettering", "badges"]);
const typeName = (type: string, t: TranslateText) => (KNOWN.has(type) ? t(`studio.sticker-type.${type}`) : type);

type State = { status: "loading" | "ready" | "failed"; stickers: readonly LibrarySticker[] };

/** The shop's stickers. One is picked here and placed by pointing at the car. */
export function Library() {
  const t = useT();
  const { catalogue } = useStudio();
  const { arm, full, ready } = useArm();
  const [state, setState] = useState<State>({ status: "loading", stickers: [] });
  const [turn, setTurn] = useState(0);
  const language = useLanguage();
  const [search, setSearch] = useState("");
  // a letter stands in its field at once; what it finds follows between frames
  const wanted = useDeferredValue(search);
  const whole = useDeferredValue(true, false);
  const [type, setType] = useState(ALL);
  const [failed, setFailed] = useState<string | null>(null);
  const placing = useUi((ui) => (ui.placing?.art.kind === "library" ? ui.placing.art.uuid : null));
  // a new turn asks again
  useEffect(() => {
    let current = true;
    catalogue
      .stickers()
      .then((stickers) => current && setState({ status: "ready", stickers }))
      .catch(() => current && setState({ status: "failed", stickers: [] }));
    return () => {
      current = false;
    };
  }, [catalogue, turn, language]);
  const types = [...new Set(state.stickers.map((sticker) => sticker.type))];
  const { favourites, recent } = useStore(libraryShelf, (shelf) => shelf);
  const liked = useMemo(() => new Set(favourites), [favourites]);
  const used = useEditorState(({ document }) => (type === "shelf:used" ? usedHere(document).join() : ""));
  const shelf: Record<ShelfId, readonly string[]> = { favourites, recent, used: used ? used.split(",") : [] };
  const own = SHELVES.find((one) => type === `shelf:${one}`);
  const byUuid = new Map(state.stickers.map((sticker) => [sticker.uuid, sticker]));
  // lists of one's own have an order of their own: what was liked or used last comes first
  const listed = own
    ? shelf[own].flatMap((uuid) => byUuid.get(uuid) ?? [])
    : state.stickers.filter((sticker) => type === ALL || sticker.type === type);
  const shown = listed
    .flatMap((sticker) => {
      const match = fuzzyMatch(wanted, sticker.title) ?? fuzzyMatch(wanted, typeName(sticker.type, t));
      return match ? [{ sticker, score: match.score }] : [];
    })
    .sort((a, b) => (wanted.trim() ? b.score - a.score : 0))
    .map(({ sticker }) => sticker);
  const latest = useRef(arm);
  latest.current = arm;
  const pick = useCallback((sticker: LibrarySticker) => {
    setFailed(null);
    libraryPlacement(sticker).then(
      (placement) => {
        latest.current(placement);
        rememberUse(sticker.uuid);
      },
      () => setFailed(sticker.uuid),
    );
  }, []);
  if (state.status === "failed")
    return (
      <>
        <ErrorNote>{t("studio.stickers.failed")}</ErrorNote>
        <Button onClick={() => setTurn((n) => n + 1)}>{t("studio.retry")}</Button>
      </>
    );
  return (
    <>
      <div className="st-search">
        <input
          type="search"
          className="ui-input"
          aria-label={t("studio.stickers.search", { count: state.stickers.length })}
          placeholder={t("studio.stickers.search", { count: state.stickers.length })}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <select
          className="ui-input"
          aria-label={t("studio.stickers.type")}
          value={type}
          onChange={(event) => setType(event.currentTarget.value)}
        >
          <option value={ALL}>{t("studio.stickers.type-all")}</option>
          {SHELVES.map((one) => (
            <option key={one} value={`shelf:${one}`}>
              {t(`studio.library.${one}`)}
            </option>
          ))}
          {types.map((one) => (
            <option key={one} value={one}>
              {typeName(one, t)}
            </option>
          ))}
        </select>
      </div>
      {state.status === "loading" ? <Skeleton className="h-14" /> : null}
      <ul className="st-library st-tiles">
        {(whole ? shown : shown.slice(0, FIRST)).map((sticker) => (
          <LibraryTile
            key={sticker.uuid}
            sticker={sticker}
            placing={placing === sticker.uuid}
            favourite={liked.has(sticker.uuid)}
            disabled={full || !ready}
            onPick={pick}
            onFavourite={toggleFavourite}
          />
        ))}
      </ul>
      {state.status === "ready" && shown.length === 0 ? (
        <p className="text-text-2">
          {t(own && !wanted.trim() ? `studio.library.no-${own}` : "studio.stickers.no-match")}
        </p>
      ) : null}
      {failed ? <ErrorNote>{t("studio.stickers.art-failed")}</ErrorNote> : null}
      <p className="text-text-3">{t(full ? "studio.stickers.full" : "studio.stickers.how")}</p>
    </>
  );
}
