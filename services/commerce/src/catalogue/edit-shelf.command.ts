import type { CommerceContext } from "../builder.ts";
import type { CommerceDb } from "../tables.ts";
import { numberOf, languageOfCode } from "@carloom/wire";
import { categoriesByIds } from "./catalogue.repository.ts";
import { collectionById } from "./collection.repository.ts";
import { noteRemoved } from "./removed.repository.ts";
import { edit, refuse, notFound, plainText, readName, readSlug, slugOf, untranslated } from "./edit.ts";
import {
  addToCollection,
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

type Text = string | null | undefined;
type Shelf = "commerce.category" | "commerce.collection";

async function freeSlug(trx: CommerceDb, table: Shelf, slug: string, exceptId: number | null = null): Promise<string> {
  if (await isTaken(trx, table, slug, exceptId)) throw refuse("UNIQUE", "slug", "This slug is taken.");
  return slug;
}

function requiredName(name: Text): string {
  const read = readName(name);
  if (!read) throw refuse("REQUIRED", "name", "A name is needed.");
  return read;
}

export function categoryCreate(context: CommerceContext, input: { name?: Text; slug?: Text }) {
  return edit(context, async (trx) => {
    const name = requiredName(input.name);
    const slug = await freeSlug(trx, "commerce.category", readSlug(input.slug) ?? slugOf(name));
    return insertCategory(trx, slug, untranslated(name));
  });
}

/** `language` is the one whose name changes: English without a translation. */
export function categoryUpdate(
  context: CommerceContext,
  id: string,
  input: { name?: Text; slug?: Text },
  languageCode = "EN",
) {
  return edit(context, async (trx) => {
    const category = await lockCategory(trx, numberOf(id, "Category") ?? 0);
    if (!category) throw notFound();
    const name = readName(input.name);
    const slug = readSlug(input.slug);
    if (slug) await freeSlug(trx, "commerce.category", slug, category.id);
    const names = name ? { ...category.names, [languageOfCode(languageCode)]: name } : undefined;
    await updateCategory(trx, category.id, { slug, ...(names && { names }) });
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

export function collectionCreate(
  context: CommerceContext,
  input: {
    name?: Text;
    slug?: Text;
    description?: Text;
    isPublished?: boolean | null;
    products?: readonly string[] | null;
  },
) {
  return edit(context, async (trx) => {
    const name = requiredName(input.name);
    const slug = await freeSlug(trx, "commerce.collection", readSlug(input.slug) ?? slugOf(name));
    const description = plainText(input.description);
    const descriptions = description ? { en: description } : {};
    const isPublished = input.isPublished ?? true;
    const id = await insertCollection(trx, { slug, names: untranslated(name), descriptions, isPublished });
    await addToCollection(trx, id, await productKeys(trx, input.products ?? []));
    return id;
  });
}

export function collectionUpdate(
  context: CommerceContext,
  id: string,
  input: { name?: Text; slug?: Text; description?: Text; isPublished?: boolean | null },
  languageCode = "EN",
) {
  return edit(context, async (trx) => {
    const collection = await lockCollection(trx, numberOf(id, "Collection") ?? 0);
    if (!collection) throw notFound();
    const language = languageOfCode(languageCode);
    const name = readName(input.name);
    const slug = readSlug(input.slug);
    const description = plainText(input.description);
    if (slug) await freeSlug(trx, "commerce.collection", slug, collection.id);
    await updateCollection(trx, collection.id, {
      slug,
      ...(name && { names: { ...collection.names, [language]: name } }),
      ...(description !== undefined && { descriptions: { ...collection.descriptions, [language]: description } }),
      ...(typeof input.isPublished === "boolean" && { isPublished: input.isPublished }),
    });
    return collection.id;
  });
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
