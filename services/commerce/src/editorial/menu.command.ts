import { type Database, insertContent, lockContent, nextContentNumber } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import { keyOf, writtenLanguage, numberOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { categoriesByIds } from "../catalogue/catalogue.repository.ts";
import { collectionById } from "../catalogue/collection.repository.ts";
import { readSlug, slugOf } from "../catalogue/edit.ts";
import { mutation } from "../refusal.ts";
import type { CommerceDb } from "../tables.ts";
import { type ContentProblem, refuse } from "./content.policy.ts";
import {
  allMenus,
  changed,
  checkMenu,
  checkRoom,
  itemOf,
  type MenuBody,
  menuById,
  type MenuItemBody,
  type MenuItemNode,
  menuName,
  type MenuNode,
  type MenuTarget,
  readMenuName,
  readUrl,
  within,
  without,
} from "./menus.ts";
import { pageById } from "./pages.ts";

type Text = string | null | undefined;
export type MenuResult = { menu: MenuNode | null; item?: MenuItemNode | null; errors: ContentProblem[] };
export type MenuItemInput = { name?: Text; url?: Text; category?: Text; collection?: Text; page?: Text };

const notFound = (field: string) => refuse("NOT_FOUND", field, "Couldn't resolve to a node.");

/** Menu and number of an item's id. */
export function itemKey(id: string): { menu: number; n: number } | null {
  const [, menu, n] = /^([1-9]\d{0,8})-([1-9]\d{0,5})$/.exec(keyOf(id, "MenuItem") ?? "") ?? [];
  return menu && n ? { menu: Number(menu), n: Number(n) } : null;
}

type Changed = { menu: MenuNode; item?: number | null; isGone?: boolean; shown?: MenuItemNode };

async function change(
  context: CommerceContext,
  work: (db: Database, trx: CommerceDb) => Promise<Changed>,
): Promise<MenuResult> {
  const { userId } = requireRole(context, "catalogue");
  const { value, errors } = await mutation<Changed, ContentProblem>(context, async (trx) => {
    const db = trx as unknown as Database;
    await lockContent(db, "menu");
    const done = await work(db, trx);
    const { id, ...body } = done.menu;
    if (!done.isGone) checkMenu(body);
    await insertContent(db, { ...menuName(id), body: done.isGone ? { deleted: true } : body, author: userId });
    return done;
  });
  if (!value) return { menu: null, item: null, errors };
  const item = value.shown ?? (value.item ? itemOf(value.menu, value.item) : null);
  return { menu: value.menu, item, errors };
}

async function stored(db: Database, id: string, field = "id"): Promise<MenuNode> {
  const menu = await menuById(db, numberOf(id, "Menu") ?? 0);
  if (!menu) throw notFound(field);
  return menu;
}

async function storedItem(db: Database, id: string): Promise<MenuItemNode> {
  const key = itemKey(id);
  const menu = key && (await menuById(db, key.menu));
  const found = menu && itemOf(menu, key.n);
  if (!found) throw notFound("id");
  return found;
}

/** Where an item leads; of several places none is right. @throws Refusal */
async function readTarget(db: Database, trx: CommerceDb, input: MenuItemInput): Promise<MenuTarget> {
  const given = [input.url, input.category, input.collection, input.page].filter(Boolean);
  if (given.length > 1) throw refuse("INVALID", null, "More than one item provided.");
  const category = input.category ? (numberOf(input.category, "Category") ?? 0) : null;
  const collection = input.collection ? (numberOf(input.collection, "Collection") ?? 0) : null;
  const page = input.page ? (numberOf(input.page, "Page") ?? 0) : null;
  if (category !== null && (await categoriesByIds(trx, [category])).length === 0) throw notFound("category");
  if (collection !== null && !(await collectionById(trx, collection))) throw notFound("collection");
  if (page !== null && !(await pageById(db, page))) throw notFound("page");
  return { url: readUrl(input.url), category, collection, page };
}

function freeSlug(menus: readonly MenuNode[], slug: string, exceptId: number | null): string {
  if (menus.some((menu) => menu.slug === slug && menu.id !== exceptId))
    throw refuse("UNIQUE", "slug", "Menu with this Slug already exists.");
  return slug;
}

export const menuCreate = (
  context: CommerceContext,
  input: { name: string; slug?: Text; items?: readonly MenuItemInput[] | null },
) =>
  change(context, async (db, trx) => {
    const menus = await allMenus(db);
    checkRoom(menus);
    const name = readMenuName(input.name);
    const items: MenuItemBody[] = [];
    for (const one of input.items ?? [])
      items.push({
        n: items.length + 1,
        name: readMenuName(one.name, "items"),
        names: {},
        items: [],
        ...(await readTarget(db, trx, one)),
      });
    const slug = freeSlug(menus, readSlug(input.slug || null) ?? slugOf(name), null);
    const body: MenuBody = { name, slug, next: items.length + 1, items };
    return { menu: { ...body, id: await nextContentNumber(db) } };
  });

export const menuUpdate = (context: CommerceContext, id: string, input: { name?: Text; slug?: Text }) =>
  change(context, async (db) => {
    const menu = await stored(db, id);
    const slug = readSlug(input.slug || null);
    return {
      menu: {
        ...menu,
        ...(input.name !== undefined && input.name !== null && { name: readMenuName(input.name) }),
        ...(slug && { slug: freeSlug(await allMenus(db), slug, menu.id) }),
      },
    };
  });

export const menuDelete = (context: CommerceContext, id: string) =>
  change(context, async (db) => ({ menu: await stored(db, id), isGone: true }));

export const menuItemCreate = (context: CommerceContext, input: MenuItemInput & { menu: string; parent?: Text }) =>
  change(context, async (db, trx) => {
    const menu = await stored(db, input.menu, "menu");
    const parent = input.parent ? itemKey(input.parent) : null;
    if (input.parent && (!parent || parent.menu !== menu.id || !itemOf(menu, parent.n))) throw notFound("parent");
    const target = await readTarget(db, trx, input);
    const item: MenuItemBody = { n: menu.next, name: readMenuName(input.name), names: {}, items: [], ...target };
    return {
      menu: { ...menu, next: menu.next + 1, items: within(menu.items, parent?.n ?? null, item) },
      item: item.n,
    };
  });

export const menuItemUpdate = (context: CommerceContext, id: string, input: MenuItemInput) =>
  change(context, async (db, trx) => {
    const { menu, item } = await storedItem(db, id);
    const leads = [input.url, input.category, input.collection, input.page].some((one) => one !== undefined);
    const target = leads ? await readTarget(db, trx, input) : {};
    const named = input.name === undefined || input.name === null ? {} : { name: readMenuName(input.name) };
    const items = changed(menu.items, item.n, (one) => ({ ...one, ...target, ...named }));
    return { menu: { ...menu, items }, item: item.n };
  });

export const menuItemTranslate = (context: CommerceContext, id: string, code: string, name: Text) =>
  change(context, async (db) => {
    const { menu, item } = await storedItem(db, id);
    const language = writtenLanguage(code);
    const items = changed(menu.items, item.n, (one) => {
      if (language === "en") return { ...one, name: readMenuName(name) };
      const { [language]: _, ...names } = one.names;
      return { ...one, names: name?.trim() ? { ...names, [language]: readMenuName(name) } : names };
    });
    return { menu: { ...menu, items }, item: item.n };
  });

/** Takes an item out, with all that is below it. */
export const menuItemDelete = (context: CommerceContext, id: string) =>
  change(context, async (db) => {
    const found = await storedItem(db, id);
    const { rest } = without(found.menu.items, found.item.n);
    return { menu: { ...found.menu, items: rest }, shown: found };
  });

export type MenuMove = { itemId: string; parentId?: Text; sortOrder?: number | null };

/** Moves items: below another or to the top, and so many places forward or back among those beside them. */
export const menuItemMove = (context: CommerceContext, id: string, moves: readonly MenuMove[]) =>
  change(context, async (db) => {
    let menu = await stored(db, id, "menu");
    for (const { itemId, parentId, sortOrder } of moves) {
      const key = itemKey(itemId);
      const found = key?.menu === menu.id ? itemOf(menu, key.n) : null;
      if (!found) throw notFound("item");
      const parent = parentId ? itemKey(parentId) : null;
      if (parentId && (!parent || parent.menu !== menu.id)) throw notFound("parent");
      const beside = (found.parent?.items ?? menu.items).findIndex(({ n }) => n === found.item.n);
      const { rest } = without(menu.items, found.item.n);
      const isBelowItself = parent && !itemOf({ ...menu, items: rest }, parent.n);
      if (isBelowItself) throw refuse("INVALID", "parentId", "Cannot assign a node as child of itself.");
      const stays = (found.parent?.n ?? null) === (parent?.n ?? null);
      const place = stays ? beside + (sortOrder ?? 0) : null;
      menu = { ...menu, items: within(rest, parent?.n ?? null, found.item, place) };
    }
    return { menu };
  });
