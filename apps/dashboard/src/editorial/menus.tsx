import {
  StaffMenuCreateDocument,
  StaffMenuDeleteDocument,
  StaffMenuItemDeleteDocument,
  StaffMenuItemMoveDocument,
  StaffMenusDocument,
} from "@carloom/api-client/commerce";
import { Button, ErrorNote, IconButton, useT, useToast } from "@carloom/ui";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { History } from "./history.tsx";
import type { Item, Menu } from "./menu.ts";
import { MenuItemDialog } from "./menu-item-dialog.tsx";
import { type NameOf, useNameOf } from "../parts/name-of.ts";

/** The two menus of the site's pages, by their slugs, with what stands there until staff make one. */
const PLACES = {
  navbar: [
    ["Customize", "/car"],
    ["Shop", "/default-channel"],
    ["Membership", "/membership"],
  ],
  footer: [
    ["About us", "/about-us"],
    ["Accessibility", "/accessibility"],
    ["Terms", "/terms"],
    ["Privacy", "/privacy"],
    ["Contact", "/contact"],
    ["Business information", "/business-information"],
  ],
} as const;
type Slug = keyof typeof PLACES;

/** The header's and the footer's links. */
export function Menus() {
  const t = useT();
  const answer = useAnswer(StaffMenusDocument, {});
  return (
    <Loaded answer={answer}>
      {({ menus }) => (
        <>
          <p className="da-soft da-lead">{t("dashboard.content.menusLead")}</p>
          {(Object.keys(PLACES) as Slug[]).map((slug) => {
            const menu = menus?.edges.find(({ node }) => node.slug === slug)?.node;
            return menu ? <OwnMenu key={slug} slug={slug} menu={menu} /> : <StandardMenu key={slug} slug={slug} />;
          })}
        </>
      )}
    </Loaded>
  );
}

/** A menu that is the site's own until somebody makes one of it. */
function StandardMenu({ slug }: { slug: Slug }) {
  const t = useT();
  const create = useAct(StaffMenuCreateDocument);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const make = async () => {
    if (create.isPending) return;
    const items = PLACES[slug].map(([name, url]) => ({ name, url }));
    const input = { name: slug === "navbar" ? "Header" : "Footer", slug, items };
    setProblems(
      await create.mutateAsync({ input }).then(
        ({ menuCreate }) => menuCreate?.errors ?? [],
        () => [{}],
      ),
    );
  };
  return (
    <Section
      title={t(`dashboard.content.menu.${slug}`)}
      actions={
        <Button
          size="small"
          aria-label={t("dashboard.content.menuOwnOf", { name: t(`dashboard.content.menu.${slug}`) })}
          onClick={() => void make()}
        >
          {t("dashboard.content.menuOwn")}
        </Button>
      }
    >
      <State tone="quiet">{t("dashboard.content.default")}</State>
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
    </Section>
  );
}

type Open = { what: "new"; parent: Item | null } | { what: "edit" | "delete"; of: Item } | { what: "menu" } | null;

function OwnMenu({ slug, menu }: { slug: Slug; menu: Menu }) {
  const t = useT();
  const toast = useToast();
  const move = useAct(StaffMenuItemMoveDocument);
  const removeItem = useAct(StaffMenuItemDeleteDocument);
  const removeMenu = useAct(StaffMenuDeleteDocument);
  const [open, setOpen] = useState<Open>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const title = t(`dashboard.content.menu.${slug}`);
  const close = () => setOpen(null);
  const shift = async (item: Item, parent: Item | null, sortOrder: number) => {
    if (move.isPending) return;
    const moves = [{ itemId: item.id, parentId: parent?.id ?? null, sortOrder }];
    setProblems(
      await move.mutateAsync({ menu: menu.id, moves }).then(
        ({ menuItemMove }) => menuItemMove?.errors ?? [],
        () => [{}],
      ),
    );
  };
  const rows = (items: readonly Item[], parent: Item | null) =>
    items.map((item, index) => (
      <MenuRow
        key={item.id}
        item={item}
        isFirst={index === 0}
        isLast={index === items.length - 1}
        onShift={(by) => void shift(item, parent, by)}
        onEdit={() => setOpen({ what: "edit", of: item })}
        onDelete={() => setOpen({ what: "delete", of: item })}
        {...(slug === "footer" && parent === null && { onAdd: () => setOpen({ what: "new", parent: item }) })}
      />
    ));
  return (
    <Section
      title={title}
      actions={
        <>
          <Button size="small" onClick={() => setOpen({ what: "new", parent: null })}>
            <Plus aria-hidden size={14} />
            {t("dashboard.content.menuAdd")}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={t("dashboard.content.toDefaultOf", { name: title })}
            onClick={() => setOpen({ what: "menu" })}
          >
            {t("dashboard.content.toDefault")}
          </Button>
        </>
      }
    >
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
      <ul className="da-rows">
        {menu.items?.length ? null : <li className="da-soft">{t("dashboard.content.menuEmpty")}</li>}
        {rows(menu.items ?? [], null).flatMap((row, index) => {
          const item = menu.items?.[index];
          return [row, ...(item ? rows(item.children ?? [], item) : [])];
        })}
      </ul>
      <History
        kind="MENU"
        of={atob(menu.id).split(":")[1] ?? ""}
        language={null}
        few={3}
        nameOf={(key) => t(`dashboard.content.part.${key}`)}
      />
      {open?.what === "new" ? <MenuItemDialog menu={menu} parent={open.parent} item={null} onClose={close} /> : null}
      {open?.what === "edit" ? <MenuItemDialog menu={menu} parent={null} item={open.of} onClose={close} /> : null}
      {open?.what === "delete" ? (
        <DeleteDialog
          name={open.of.name}
          text={t("dashboard.content.menuItemDeleteText")}
          onClose={close}
          run={async () => (await removeItem.mutateAsync({ id: open.of.id })).menuItemDelete?.errors ?? []}
        />
      ) : null}
      {open?.what === "menu" ? (
        <DeleteDialog
          name={title}
          text={t("dashboard.content.menuDeleteText")}
          onClose={close}
          run={async () => {
            const errors = (await removeMenu.mutateAsync({ id: menu.id })).menuDelete?.errors ?? [];
            if (errors.length === 0) toast(t("dashboard.saved"));
            return errors;
          }}
        />
      ) : null}
    </Section>
  );
}

/** Where an item leads, in words. */
function leadsTo(item: Item, nameOf: NameOf): string {
  return item.page?.title ?? (nameOf(item.category ?? item.collection) || (item.url ?? ""));
}

function MenuRow({
  item,
  isFirst,
  isLast,
  onShift,
  onEdit,
  onDelete,
  onAdd,
}: {
  item: Item;
  isFirst: boolean;
  isLast: boolean;
  onShift: (by: number) => void;
  onEdit: () => void;
  onDelete: () => void;
  onAdd?: () => void;
}) {
  const t = useT();
  const nameOf = useNameOf();
  const { name } = item;
  return (
    <li className="da-row" data-level={item.level}>
      <span className="da-row-main da-two">
        <span>{[name, item.ko?.name, item.ja?.name].filter(Boolean).join(" · ")}</span>
        <small>{leadsTo(item, nameOf) || t("dashboard.content.leadsNowhere")}</small>
      </span>
      <span className="da-actions">
        <IconButton
          size="small"
          label={t("dashboard.content.itemUp", { name })}
          icon={<ArrowUp aria-hidden />}
          aria-disabled={isFirst}
          onClick={() => (isFirst ? null : onShift(-1))}
        />
        <IconButton
          size="small"
          label={t("dashboard.content.itemDown", { name })}
          icon={<ArrowDown aria-hidden />}
          aria-disabled={isLast}
          onClick={() => (isLast ? null : onShift(1))}
        />
        {onAdd ? (
          <IconButton
            size="small"
            label={t("dashboard.content.itemBelow", { name })}
            icon={<Plus aria-hidden />}
            onClick={onAdd}
          />
        ) : null}
        <Button size="small" variant="quiet" aria-label={t("dashboard.edit.of", { name })} onClick={onEdit}>
          {t("dashboard.customer.edit")}
        </Button>
        <IconButton
          size="small"
          label={t("dashboard.structure.deleteOne", { name })}
          icon={<Trash2 aria-hidden />}
          onClick={onDelete}
        />
      </span>
    </li>
  );
}
