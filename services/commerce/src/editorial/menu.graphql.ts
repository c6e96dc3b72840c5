import { contentBySlug, type Page as List, pageRequest, sliceOf, toPage } from "@carloom/platform";
import { hasRole } from "@carloom/identity";
import {
  globalId,
  type LanguageCode,
  LanguageCodeEnum,
  LanguageDisplay,
  languageOfCode,
  Node,
  numberOf,
  PageInfo,
} from "@carloom/wire";
import { builder } from "../builder.ts";
import { categoryOf } from "../catalogue/catalogue.loaders.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { collectionById } from "../catalogue/collection.repository.ts";
import { TranslationError } from "../catalogue/edit.payload.graphql.ts";
import { CategoryRef, CollectionRef } from "../catalogue/refs.ts";
import { NameTranslationInput } from "../catalogue/attribute-edit.graphql.ts";
import { shopTables } from "../tables.ts";
import type { ContentProblem } from "./content.policy.ts";
import {
  itemKey,
  menuCreate,
  menuDelete,
  menuItemCreate,
  menuItemDelete,
  menuItemMove,
  menuItemTranslate,
  menuItemUpdate,
  type MenuResult,
  menuUpdate,
} from "./menu.command.ts";
import { allMenus, itemOf, menuById, type MenuItemNode, type MenuNode, menuOf } from "./menus.ts";
import { PageRef, translationProblems } from "./page.graphql.ts";
import { isShown, pageById } from "./pages.ts";

const MenuRef = builder.objectRef<MenuNode>("Menu");
const ItemRef = builder.objectRef<MenuItemNode>("MenuItem");
const idOf = ({ menu, item }: MenuItemNode) => globalId("MenuItem", `${menu.id}-${item.n}`);

const ItemTranslation = builder.objectRef<{ of: MenuItemNode; code: LanguageCode }>("MenuItemTranslation").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      resolve: ({ of, code }) => globalId("MenuItemTranslation", `${of.menu.id}-${of.item.n}-${code}`),
    }),
    language: t.field({ type: LanguageDisplay, resolve: ({ code }) => ({ code }) }),
    name: t.string({ resolve: ({ of: { item }, code }) => item.names[languageOfCode(code)] ?? item.name }),
  }),
});

MenuRef.implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("Menu", id) }),
    name: t.exposeString("name"),
    slug: t.exposeString("slug"),
    items: t.field({
      type: [ItemRef],
      nullable: true,
      resolve: (menu) => menu.items.map((item) => ({ menu, item, parent: null, level: 0 })),
    }),
  }),
});

ItemRef.implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: idOf }),
    name: t.string({ resolve: ({ item }) => item.name }),
    menu: t.field({ type: MenuRef, resolve: ({ menu }) => menu }),
    parent: t.field({
      type: ItemRef,
      nullable: true,
      resolve: ({ menu, parent }) => (parent ? itemOf(menu, parent.n) : null),
    }),
    level: t.int({ resolve: ({ level }) => level }),
    url: t.string({ nullable: true, resolve: ({ item }) => item.url }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      resolve: ({ item }, _, context) => (item.category === null ? null : categoryOf(context, item.category)),
    }),
    collection: t.field({
      type: CollectionRef,
      nullable: true,
      resolve: async ({ item }, _, context) => {
        if (item.collection === null) return null;
        const channel = await channelBySlug(context);
        const row = await collectionById(shopTables(context.db), item.collection);
        return row && channel ? { ...row, channel } : null;
      },
    }),
    page: t.field({
      type: PageRef,
      nullable: true,
      description: "Null for everybody but staff while it is not shown.",
      resolve: async ({ item }, _, context) => {
        const page = item.page === null ? null : await pageById(context.db, item.page);
        return page && (isShown(page) || hasRole(context.visitor, "catalogue")) ? page : null;
      },
    }),
    children: t.field({
      type: [ItemRef],
      nullable: true,
      resolve: ({ menu, item, level }) =>
        item.items.map((one) => ({ menu, item: one, parent: item, level: level + 1 })),
    }),
    translation: t.field({
      type: ItemTranslation,
      nullable: true,
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: (of, { languageCode }) => {
        const language = languageOfCode(languageCode);
        return language === "en" || of.item.names[language] ? { of, code: languageCode } : null;
      },
    }),
  }),
});

const MenuEdge = builder.objectRef<{ node: MenuNode; cursor: string }>("MenuCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: MenuRef, resolve: ({ node }) => node }),
    cursor: t.exposeString("cursor"),
  }),
});
const MenuConnection = builder.objectRef<List<MenuNode>>("MenuCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [MenuEdge], resolve: (page) => page.edges }),
  }),
});

const CODES = ["CANNOT_ASSIGN_NODE", "GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "REQUIRED", "UNIQUE"] as const;
const MenuErrorCode = builder.enumType("MenuErrorCode", { values: CODES });
const MenuError = builder.objectRef<ContentProblem>("MenuError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: MenuErrorCode, resolve: ({ code }) => CODES.find((one) => one === code) ?? "INVALID" }),
  }),
});
const menuPayload = (name: string) =>
  builder.objectRef<MenuResult>(name).implement({
    fields: (t) => ({
      menu: t.field({ type: MenuRef, nullable: true, resolve: ({ menu }) => menu }),
      errors: t.field({ type: [MenuError], resolve: ({ errors }) => errors }),
    }),
  });
const itemPayload = (name: string) =>
  builder.objectRef<MenuResult>(name).implement({
    fields: (t) => ({
      menuItem: t.field({ type: ItemRef, nullable: true, resolve: ({ item }) => item ?? null }),
      errors: t.field({ type: [MenuError], resolve: ({ errors }) => errors }),
    }),
  });
const TranslatePayload = builder.objectRef<MenuResult>("MenuItemTranslate").implement({
  fields: (t) => ({
    menuItem: t.field({ type: ItemRef, nullable: true, resolve: ({ item }) => item ?? null }),
    errors: t.field({ type: [TranslationError], resolve: ({ errors }) => translationProblems(errors) }),
  }),
});

const ItemInput = builder.inputType("MenuItemInput", {
  fields: (t) => ({ name: t.string(), url: t.string(), category: t.id(), collection: t.id(), page: t.id() }),
});
const ItemCreateInput = builder.inputType("MenuItemCreateInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    url: t.string(),
    category: t.id(),
    collection: t.id(),
    page: t.id(),
    menu: t.id({ required: true }),
    parent: t.id(),
  }),
});
const CreateInput = builder.inputType("MenuCreateInput", {
  fields: (t) => ({ name: t.string({ required: true }), slug: t.string(), items: t.field({ type: [ItemInput] }) }),
});
const MenuInput = builder.inputType("MenuInput", { fields: (t) => ({ name: t.string(), slug: t.string() }) });
const MoveInput = builder.inputType("MenuItemMoveInput", {
  fields: (t) => ({ itemId: t.id({ required: true }), parentId: t.id(), sortOrder: t.int() }),
});

builder.queryFields((t) => ({
  menu: t.field({
    type: MenuRef,
    nullable: true,
    args: { channel: t.arg.string(), id: t.arg.id(), name: t.arg.string(), slug: t.arg.string() },
    resolve: async (_, { id, name, slug }, context) => {
      const key = numberOf(id, "Menu");
      if (key) return menuById(context.db, key);
      if (slug) return menuOf(await contentBySlug(context.db, "menu", slug));
      return name ? ((await allMenus(context.db)).find((menu) => menu.name === name) ?? null) : null;
    },
  }),
  menus: t.field({
    type: MenuConnection,
    nullable: true,
    args: {
      channel: t.arg.string(),
      first: t.arg.int(),
      after: t.arg.string(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: async (_, args, context) => {
      const request = pageRequest(args, context);
      const menus = await allMenus(context.db);
      return toPage(
        sliceOf(menus, request, ({ id }) => String(id) === request.after?.[0]),
        request,
        ({ id }) => [id],
        () => menus.length,
      );
    },
  }),
  menuItem: t.field({
    type: ItemRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }), channel: t.arg.string() },
    resolve: async (_, { id }, context) => {
      const key = itemKey(id);
      const menu = key && (await menuById(context.db, key.menu));
      return menu ? itemOf(menu, key.n) : null;
    },
  }),
}));

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  return {
    menuCreate: t.field({
      type: menuPayload("MenuCreate"),
      nullable: true,
      args: { input: t.arg({ type: CreateInput, required: true }) },
      resolve: (_, { input }, context) => menuCreate(context, input),
    }),
    menuUpdate: t.field({
      type: menuPayload("MenuUpdate"),
      nullable: true,
      args: { id, input: t.arg({ type: MenuInput, required: true }) },
      resolve: (_, args, context) => menuUpdate(context, args.id, args.input),
    }),
    menuDelete: t.field({
      type: menuPayload("MenuDelete"),
      nullable: true,
      args: { id },
      resolve: (_, args, context) => menuDelete(context, args.id),
    }),
    menuItemCreate: t.field({
      type: itemPayload("MenuItemCreate"),
      nullable: true,
      args: { input: t.arg({ type: ItemCreateInput, required: true }) },
      resolve: (_, { input }, context) => menuItemCreate(context, input),
    }),
    menuItemUpdate: t.field({
      type: itemPayload("MenuItemUpdate"),
      nullable: true,
      args: { id, input: t.arg({ type: ItemInput, required: true }) },
      resolve: (_, args, context) => menuItemUpdate(context, args.id, args.input),
    }),
    menuItemDelete: t.field({
      type: itemPayload("MenuItemDelete"),
      nullable: true,
      args: { id },
      resolve: (_, args, context) => menuItemDelete(context, args.id),
    }),
    menuItemTranslate: t.field({
      type: TranslatePayload,
      nullable: true,
      args: {
        id,
        languageCode: t.arg({ type: LanguageCodeEnum, required: true }),
        input: t.arg({ type: NameTranslationInput, required: true }),
      },
      resolve: (_, args, context) => menuItemTranslate(context, args.id, args.languageCode, args.input.name),
    }),
    menuItemMove: t.field({
      type: menuPayload("MenuItemMove"),
      nullable: true,
      args: { menu: t.arg.id({ required: true }), moves: t.arg({ type: [MoveInput], required: true }) },
      resolve: (_, args, context) => menuItemMove(context, args.menu, args.moves),
    }),
  };
});
