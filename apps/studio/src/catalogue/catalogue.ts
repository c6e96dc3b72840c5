import { type Clients, GraphQLRequestError } from "@carloom/api-client";
import { DesignQuoteDocument } from "@carloom/api-client/commerce";
import {
  ImagesDocument,
  PartModelsDocument,
  type PartModelsQuery,
  StickersDocument,
  type StickersQuery,
} from "@carloom/api-client/threed";
import { emptyBuild, type PartOption, readSentPart } from "@carloom/build";
import { askOrKept } from "../offline/kept-answers.ts";
import type { LivePriceLine } from "../price/live-price.ts";

export type Part = Omit<PartModelsQuery["partModels"]["edges"][number]["node"], "option"> & { option: PartOption };
export type LibrarySticker = StickersQuery["stickers"]["edges"][number]["node"];
export type UploadedArt = { uuid: string; url: string; width: number; height: number };

const PAGE = 100;
const FRESH = { staleTime: 5 * 60_000 };
/** The library is the same for everybody. */
const everybody = () => true;

/** What can be put on this template. Everything is asked for when it is first needed and once. */
export interface Catalogue {
  parts(): Promise<readonly Part[]>;
  part(uuid: string): Promise<Part>;
  /** Price, stock and verdict of a part in a slot, as the shop says; null when it is not sold. */
  offer(slot: string, uuid: string): Promise<LivePriceLine | null>;
  stickers(): Promise<readonly LibrarySticker[]>;
  sticker(uuid: string): Promise<LibrarySticker>;
  /** Art that was uploaded, here or before. */
  upload(uuid: string): Promise<UploadedArt>;
  remember(art: UploadedArt): void;
}

/** The whole library, page after page. */
async function allStickers(clients: Clients): Promise<readonly LibrarySticker[]> {
  const found: LibrarySticker[] = [];
  for (let after: string | null = null; ; ) {
    const { stickers }: StickersQuery = await clients.threed.query(StickersDocument, { first: PAGE, after });
    found.push(...stickers.edges.map(({ node }) => node));
    after = stickers.pageInfo.endCursor ?? null;
    if (!stickers.pageInfo.hasNextPage || !after) return found;
  }
}

/** A template, and whether everybody may see it. */
type Shown = { slug: string; comingSoon?: { status: string } | null };

/** @param channel the slug of the shop's channel that prices are in now */
export function createCatalogue(clients: Clients, channel: () => string, template: Shown): Catalogue {
  const { slug: templateSlug } = template;
  const open = () => template.comingSoon?.status === "open";
  let parts: Promise<readonly Part[]> | null = null;
  let stickers: Promise<readonly LibrarySticker[]> | null = null;
  const uploads = new Map<string, Promise<UploadedArt>>();
  let language = document.documentElement.lang;
  /** Names come in the page's language: another language asks again. */
  const inLanguage = () => {
    if (language === document.documentElement.lang) return;
    language = document.documentElement.lang;
    parts = null;
    stickers = null;
  };

  const allParts = async (): Promise<readonly Part[]> => {
    const found: Part[] = [];
    let after: string | null = null;
    do {
      const { partModels }: PartModelsQuery = await clients.threed.query(PartModelsDocument, {
        templateSlug,
        first: PAGE,
        after,
      });
      for (const { node } of partModels.edges) {
        const option = readSentPart(node.option);
        // a part of a later release waits for the page to be loaded again: what cannot be read is not mounted
        if (option.status === "ok") found.push({ ...node, option: option.value });
      }
      after = partModels.pageInfo.hasNextPage ? partModels.pageInfo.endCursor : null;
    } while (after);
    return found;
  };
  /** A failure is not remembered: the next who asks tries again. */
  const once = <T>(promise: Promise<T>, forget: () => void): Promise<T> => {
    promise.catch(forget);
    return promise;
  };
  const found = <T>(item: T | undefined, what: string): T => {
    if (!item) throw new Error(`${what} is not in the catalogue.`);
    return item;
  };

  const catalogue: Catalogue = {
    parts() {
      inLanguage();
      parts ??= once(askOrKept(`parts:${templateSlug}:${language}`, allParts, open), () => (parts = null));
      return parts;
    },
    part: async (uuid) =>
      found(
        (await catalogue.parts()).find((part) => part.uuid === uuid),
        `Part ${uuid}`,
      ),
    offer: async (slot, uuid) => {
      const design = { templateSlug, build: { ...emptyBuild(), parts: { [slot]: uuid } } };
      const { designQuote } = await clients.commerce.query(DesignQuoteDocument, { channel: channel(), design }, FRESH);
      return designQuote.lines.find((line) => line.kind === "PART" && line.reference === slot) ?? null;
    },
    stickers() {
      inLanguage();
      const ask = () => allStickers(clients);
      stickers ??= once(askOrKept(`stickers:${language}`, ask, everybody), () => (stickers = null));
      return stickers;
    },
    sticker: async (uuid) =>
      found(
        (await catalogue.stickers()).find((sticker) => sticker.uuid === uuid),
        `Sticker ${uuid}`,
      ),
    upload(uuid) {
      let art = uploads.get(uuid);
      if (!art) {
        art = once(
          clients.threed.query(ImagesDocument, { uuids: [uuid] }, FRESH).then(
            ({ images }) =>
              found(
                images.find((image) => image.uuid === uuid),
                `Image ${uuid}`,
              ),
            async (error: unknown) => {
              // Without a connection: what was uploaded from this browser is known to it.
              const { shelf } = await import("./art-shelf.ts");
              const art = shelf.get().art.find((one) => one.uuid === uuid);
              if (!art || error instanceof GraphQLRequestError) throw error;
              return art;
            },
          ),
          () => uploads.delete(uuid),
        );
        uploads.set(uuid, art);
      }
      return art;
    },
    remember: (art) => void uploads.set(art.uuid, Promise.resolve(art)),
  };
  return catalogue;
}
