import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { settled } from "../refusal.ts";
import type { CommerceDb } from "../tables.ts";
import { numberOf, writtenLanguage } from "@carloom/wire";
import { categoriesByIds } from "./catalogue.repository.ts";
import { channelList } from "./channel.ts";
import { collectionById, memberIds, setCollectionListing, setMemberOrder } from "./collection.repository.ts";
import { storePicture } from "./media.command.ts";
import { noteRemoved } from "./removed.repository.ts";
import { edit, type Edited, type EditProblem, refuse, notFound, readSlug, requiredName, slugOf } from "./edit.ts";
import {
  addToCollection,
  type CollectionDraft,
  deleteCategory,
  deleteCollection,
  existingCollections,
  insertCategory,
  insertCollection,
  isTaken,
  knownProducts,
  lockCategory,
  lockCollection,
  takeFromCollection,
  touchCollection,
  updateCategory,
  updateCollection,
} from "./edit.repository.ts";
import { newWords, readText, type WordsInput, wordsIn } from "./words.ts";

type Text = string | null | undefined;
type Shelf = "commerce.category" | "commerce.collection";

async function freeSlug(trx: CommerceDb, table: Shelf, slug: string, exceptId: number | null = null): Promise<string> {
  if (await isTaken(trx, table, slug, exceptId)) throw refuse("UNIQUE", "slug", "This slug is taken.");
  return slug;
}

type CategoryInput = WordsInput & { slug?: Text };

export function categoryCreate(context: CommerceContext, input: CategoryInput) {
  return edit(context, async (trx) => {
    const name = requiredName(input.name);
    const slug = await freeSlug(trx, "commerce.category", readSlug(input.slug) ?? slugOf(name));
    return insertCategory(trx, { ...newWords(name, input), slug });
  });
}

/** `languageCode` is the one whose words change: English without a translation. */
export function categoryUpdate(context: CommerceContext, id: string, input: CategoryInput, languageCode = "EN") {
  return edit(context, async (trx) => {
    const category = await lockCategory(trx, numberOf(id, "Category") ?? 0);
    if (!category) throw notFound();
    const slug = readSlug(input.slug);
    if (slug) await freeSlug(trx, "commerce.category", slug, category.id);
    const words = wordsIn(writtenLanguage(languageCode), input, category);
    await updateCategory(trx, category.id, { ...words, ...(slug && { slug }) });
    return category.id;
  });
}

/** Deletes a category. Its goods stay in the shop, without one. */
export function categoryDelete(context: CommerceContext, id: string) {
  return edit(context, async (trx) => {
    const locked = await lockCategory(trx, numberOf(id, "Category") ?? 0);
    const [category] = locked ? await categoriesByIds(trx, [locked.id]) : [];
    if (!category) throw notFound();
    await deleteCategory(trx, category.id);
    await noteRemoved(trx, "category", category.slug);
    return { id: category.id, removed: { category } };
  });
}

/** Keys of collections that exist, each once. @throws Refusal NOT_FOUND */
export async function knownCollections(trx: CommerceDb, ids: readonly string[]): Promise<number[]> {
  const keys = [...new Set(ids.map((id) => numberOf(id, "Collection") ?? 0))];
  const known = await existingCollections(trx, keys);
  if (keys.some((key) => !known.has(key))) throw notFound("collections");
  return keys;
}

/** Keys of products that exist. @throws Refusal NOT_FOUND */
async function productKeys(trx: CommerceDb, ids: readonly string[]): Promise<number[]> {
  const keys = [...new Set(ids.map((id) => numberOf(id, "Product") ?? 0))];
  const known = await knownProducts(trx, keys);
  if (keys.some((key) => !known.has(key))) throw notFound("products");
  return keys;
}

export type CollectionInput = CategoryInput & {
  isPublished?: boolean | null;
  /** Null takes the picture away. */
  backgroundImage?: File | null;
  backgroundImageAlt?: Text;
};

const MOST_ALT = 250;

/** What of a collection is changed, beside its words and slug. */
function draftOf(input: CollectionInput, picture: string | null | undefined): Partial<CollectionDraft> {
  const alt = readText(input.backgroundImageAlt, "backgroundImageAlt", MOST_ALT);
  return {
    ...(typeof input.isPublished === "boolean" && { is_published: input.isPublished }),
    ...(picture !== undefined && { picture }),
    ...(alt !== undefined && { picture_alt: alt }),
  };
}

/** Stores the picture that is sent, then changes the collection; what was refused is the payload's. */
async function withPicture(
  context: CommerceContext,
  image: File | null | undefined,
  change: (picture: string | null | undefined) => Promise<Edited>,
): Promise<Edited> {
  requireRole(context, "catalogue");
  if (!image) return change(image);
  const { value, errors } = await settled<string, EditProblem>(() =>
    storePicture(context, image, null, "backgroundImage"),
  );
  return value === null ? { id: null, errors } : change(value);
}

export function collectionCreate(
  context: CommerceContext,
  input: CollectionInput & { products?: readonly string[] | null },
) {
  return withPicture(context, input.backgroundImage, (picture) =>
    edit(context, async (trx) => {
      const name = requiredName(input.name);
      const slug = await freeSlug(trx, "commerce.collection", readSlug(input.slug) ?? slugOf(name));
      const words = newWords(name, input);
      const id = await insertCollection(trx, { is_published: true, ...draftOf(input, picture), ...words, slug });
      await addToCollection(trx, id, await productKeys(trx, input.products ?? []));
      return id;
    }),
  );
}

export function collectionUpdate(context: CommerceContext, id: string, input: CollectionInput, languageCode = "EN") {
  return withPicture(context, input.backgroundImage, (picture) =>
    edit(context, async (trx) => {
      const collection = await lockCollection(trx, numberOf(id, "Collection") ?? 0);
      if (!collection) throw notFound();
      const slug = readSlug(input.slug);
      if (slug) await freeSlug(trx, "commerce.collection", slug, collection.id);
      await updateCollection(trx, collection.id, {
        ...draftOf(input, picture),
        ...wordsIn(writtenLanguage(languageCode), input, collection),
        ...(slug && { slug }),
      });
      return collection.id;
    }),
  );
}

const inCollection = (
  context: CommerceContext,
  id: string,
  products: readonly string[],
  change: (trx: CommerceDb, id: number, keys: readonly number[]) => Promise<void>,
) =>
  edit(context, async (trx) => {
    const collection = await lockCollection(trx, numberOf(id, "Collection") ?? 0);
    if (!collection) throw notFound("collectionId");
    await change(trx, collection.id, await productKeys(trx, products));
    await touchCollection(trx, collection.id);
    return collection.id;
  });

/** Each looks through all products of the collection. */
const MOST_MOVES = 1000;

/** Moves products among those of a collection, each by so many places from where it then is. */
export const collectionReorderProducts = (
  context: CommerceContext,
  id: string,
  moves: readonly { productId: string; sortOrder?: number | null }[],
) =>
  edit(context, async (trx) => {
    const collection = await lockCollection(trx, numberOf(id, "Collection") ?? 0);
    if (!collection) throw notFound("collectionId");
    if (moves.length > MOST_MOVES) throw refuse("INVALID", "moves", `At most ${MOST_MOVES} moves at once.`);
    const order = await memberIds(trx, collection.id);
    for (const { productId, sortOrder } of moves) {
      const at = order.indexOf(numberOf(productId, "Product") ?? 0);
      const [moved] = at === -1 ? [] : order.splice(at, 1);
      if (moved === undefined) throw notFound("moves");
      order.splice(Math.max(0, Math.min(order.length, at + (sortOrder ?? 0))), 0, moved);
    }
    await setMemberOrder(trx, collection.id, order);
    await touchCollection(trx, collection.id);
    return collection.id;
  });

export type CollectionListing = {
  channelId: string;
  isPublished?: boolean | null;
  publishedAt?: Date | null;
  publicationDate?: string | null;
};

/** Shows a collection channel by channel, from a moment on where one is given. */
export async function collectionChannelListingUpdate(
  context: CommerceContext,
  id: string,
  input: { addChannels?: readonly CollectionListing[] | null; removeChannels?: readonly string[] | null },
) {
  requireRole(context, "catalogue");
  const channels = await channelList(context);
  return edit(context, async (trx) => {
    const collection = await lockCollection(trx, numberOf(id, "Collection") ?? 0);
    if (!collection) throw notFound();
    const seen = new Set<number>();
    const keyOf = (channelId: string, field: string): number => {
      const found = channels.find((channel) => channel.id === numberOf(channelId, "Channel"));
      if (!found) throw notFound(field);
      if (seen.has(found.id)) throw refuse("DUPLICATED_INPUT_ITEM", field, "A channel is named once.");
      seen.add(found.id);
      return found.id;
    };
    for (const { channelId, isPublished, publishedAt, publicationDate } of input.addChannels ?? []) {
      if (publishedAt && publicationDate)
        throw refuse("INVALID", "publicationDate", "Give either publicationDate or publishedAt.");
      const date = publicationDate ? new Date(`${publicationDate}T00:00:00Z`) : publishedAt;
      await setCollectionListing(trx, {
        collection_id: collection.id,
        channel_id: keyOf(channelId, "addChannels"),
        ...(typeof isPublished === "boolean" && { is_published: isPublished }),
        ...(date !== undefined && { published_at: date }),
      });
    }
    for (const channelId of input.removeChannels ?? [])
      await setCollectionListing(trx, {
        collection_id: collection.id,
        channel_id: keyOf(channelId, "removeChannels"),
        is_published: false,
        published_at: null,
      });
    await touchCollection(trx, collection.id);
    return collection.id;
  });
}

export const collectionAddProducts = (context: CommerceContext, id: string, products: readonly string[]) =>
  inCollection(context, id, products, addToCollection);

export const collectionRemoveProducts = (context: CommerceContext, id: string, products: readonly string[]) =>
  inCollection(context, id, products, takeFromCollection);

export function collectionDelete(context: CommerceContext, id: string) {
  return edit(context, async (trx) => {
    const locked = await lockCollection(trx, numberOf(id, "Collection") ?? 0);
    const collection = locked && (await collectionById(trx, locked.id));
    if (!collection) throw notFound();
    await deleteCollection(trx, collection.id);
    await noteRemoved(trx, "collection", collection.slug);
    return { id: collection.id, removed: { collection } };
  });
}
