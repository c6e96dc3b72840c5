import type { Language } from "@carloom/i18n";
import { safeHref } from "@carloom/i18n/rich-text";
import { ANY_LANGUAGE, type ContentName, contentOfKind, type ContentRow, type Database } from "@carloom/platform";
import { refuse } from "./content.policy.ts";

/** Where an item leads: an address, a category, a collection or a page; nowhere for a heading of what is below. */
export type MenuTarget = {
  url: string | null;
  category: number | null;
  collection: number | null;
  page: number | null;
};
export type MenuItemBody = MenuTarget & {
  /** Tells it apart within its menu, and is never given again. */
  n: number;
  name: string;
  names: Partial<Record<Language, string>>;
  items: MenuItemBody[];
};
export type MenuBody = { name: string; slug: string; next: number; items: MenuItemBody[] };
export type MenuNode = MenuBody & { id: number };
export type MenuItemNode = { menu: MenuNode; item: MenuItemBody; parent: MenuItemBody | null; level: number };

const MOST_MENUS = 20;
const MOST_ITEMS = 100;
const MOST_LEVELS = 3;
const MOST_NAME = 128;
const MOST_URL = 500;

export const menuName = (id: number): ContentName => ({ kind: "menu", key: String(id), language: ANY_LANGUAGE });

export const menuOf = (row: Pick<ContentRow, "key" | "body"> | null): MenuNode | null =>
  row && typeof row.body.slug === "string" ? { ...(row.body as unknown as MenuBody), id: Number(row.key) } : null;

export async function allMenus(db: Database): Promise<MenuNode[]> {
  const menus = (await contentOfKind(db, "menu")).map(menuOf).filter((menu) => menu !== null);
  return menus.sort((a, b) => a.name.localeCompare(b.name, "en") || a.id - b.id);
}

export async function menuById(db: Database, id: number): Promise<MenuNode | null> {
  const [row] = await contentOfKind(db, "menu", { key: String(id) });
  return menuOf(row ?? null);
}

/** An item of a menu, wherever it stands; null where there is none. */
export function itemOf(menu: MenuNode, n: number): MenuItemNode | null {
  const look = (items: readonly MenuItemBody[], parent: MenuItemBody | null, level: number): MenuItemNode | null => {
    for (const item of items) {
      if (item.n === n) return { menu, item, parent, level };
      const found = look(item.items, item, level + 1);
      if (found) return found;
    }
    return null;
  };
  return look(menu.items, null, 0);
}

const count = (items: readonly MenuItemBody[]): number => items.reduce((sum, item) => sum + 1 + count(item.items), 0);
const depth = (items: readonly MenuItemBody[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depth(item.items)));

/** Is a menu of a size that a page can show? @throws Refusal */
export function checkMenu(menu: MenuBody): void {
  if (count(menu.items) > MOST_ITEMS) throw refuse("INVALID", "items", `A menu has at most ${MOST_ITEMS} items.`);
  if (depth(menu.items) > MOST_LEVELS) throw refuse("INVALID", "parent", `A menu has at most ${MOST_LEVELS} levels.`);
}
export function checkRoom(menus: readonly MenuNode[]): void {
  if (menus.length >= MOST_MENUS) throw refuse("INVALID", null, `There are at most ${MOST_MENUS} menus.`);
}

/** Puts an item elsewhere or takes it out: everything of a menu but that item, and the item. */
export function without(
  items: readonly MenuItemBody[],
  n: number,
): { rest: MenuItemBody[]; taken: MenuItemBody | null } {
  let taken: MenuItemBody | null = null;
  const rest = items.flatMap((item): MenuItemBody[] => {
    if (item.n === n) {
      taken = item;
      return [];
    }
    const below = without(item.items, n);
    taken ??= below.taken;
    return [{ ...item, items: below.rest }];
  });
  return { rest, taken };
}

/** Puts an item below another, or at the top: at a place, or at the end without. */
export function within(
  items: readonly MenuItemBody[],
  parent: number | null,
  item: MenuItemBody,
  place: number | null = null,
): MenuItemBody[] {
  if (parent === null) return items.toSpliced(Math.max(0, Math.min(items.length, place ?? items.length)), 0, item);
  return items.map((one) =>
    one.n === parent
      ? { ...one, items: within(one.items, null, item, place) }
      : { ...one, items: within(one.items, parent, item, place) },
  );
}

/** Changes one item, wherever it stands. */
export const changed = (
  items: readonly MenuItemBody[],
  n: number,
  change: (item: MenuItemBody) => MenuItemBody,
): MenuItemBody[] =>
  items.map((item) => (item.n === n ? change(item) : { ...item, items: changed(item.items, n, change) }));

export function readMenuName(name: string | null | undefined, field = "name"): string {
  const text = (name ?? "").trim();
  if (!text) throw refuse("REQUIRED", field, "A name is needed.");
  if (text.length > MOST_NAME) throw refuse("INVALID", field, `A name has at most ${MOST_NAME} characters.`);
  return text;
}

/** An address that may stand in a menu: of a page of ours, or of elsewhere. @throws Refusal */
export function readUrl(url: string | null | undefined): string | null {
  const text = url?.trim();
  if (!text) return null;
  const safe = safeHref(text);
  if (!safe || text.length > MOST_URL)
    throw refuse("INVALID", "url", "An address begins with / or with https://, and has at most 500 characters.");
  return safe;
}
