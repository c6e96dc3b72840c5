import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { placeBeside, type Side } from "./placement.ts";
import { nextIndex, typeahead } from "./roving.ts";

export type MenuItem =
  | "line"
  | {
      id: string;
      label: string;
      icon?: ReactNode;
      /** Shortcut, shown at the end. */
      keys?: string;
      disabled?: boolean;
      /** A link instead of an action. */
      href?: string;
      onSelect?: () => void;
    };

/** What the button that opens the menu must carry. */
export type MenuTrigger = {
  id: string;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  "aria-controls": string;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export type MenuProps = {
  items: readonly MenuItem[];
  /** Text above the items, such as who is signed in. */
  note?: ReactNode;
  side?: Side;
  align?: "start" | "end";
  children: (trigger: MenuTrigger, open: boolean) => ReactNode;
};

/** Opens and closes on click; arrows, Home, End and letters move; Escape and a click elsewhere close. */
export function Menu({ items, note, side = "below", align = "start", children }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const first = useRef<"first" | "last">("first");
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  const trigger = () => document.getElementById(id);

  useEffect(() => {
    const element = menu.current;
    const anchor = document.getElementById(id);
    if (!open || !element || !anchor) return;
    element.showPopover();
    placeBeside(element, anchor, side, align);
    const list = [...element.querySelectorAll<HTMLElement>("[role=menuitem]")];
    (first.current === "last" ? list.at(-1) : list[0])?.focus();
    const away = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target) && !anchor.contains(event.target))
        setOpen(false);
    };
    const moved = () => placeBeside(element, anchor, side, align);
    document.addEventListener("pointerdown", away);
    window.addEventListener("resize", moved);
    window.addEventListener("scroll", moved, { passive: true });
    return () => {
      document.removeEventListener("pointerdown", away);
      window.removeEventListener("resize", moved);
      window.removeEventListener("scroll", moved);
      element.hidePopover();
    };
  }, [open, id, side, align]);

  function close() {
    setOpen(false);
    trigger()?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    const list = entries();
    const at = list.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    } else if (event.key === "Tab") setOpen(false);
    else {
      const typed = event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.key !== " ";
      const labels = list.map((entry) => entry.textContent ?? "");
      const next = typed ? typeahead(labels, event.key, at) : nextIndex(event.key, at, list.length, "vertical");
      if (next === null || next < 0) return;
      event.preventDefault();
      list[next]?.focus();
    }
  }

  return (
    <>
      {children(
        {
          id,
          "aria-haspopup": "menu",
          "aria-expanded": open,
          "aria-controls": `${id}-menu`,
          onClick: () => {
            first.current = "first";
            setOpen(!open);
          },
          onKeyDown: (event) => {
            if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
            event.preventDefault();
            first.current = event.key === "ArrowUp" ? "last" : "first";
            setOpen(true);
          },
        },
        open,
      )}
      <div ref={menu} id={`${id}-menu`} popover="manual" className="ui-menu">
        {open ? (
          <>
            {note ? <p className="ui-menu-note">{note}</p> : null}
            <div role="menu" aria-labelledby={id} onKeyDown={onKeyDown}>
              {items.map((item, index) =>
                item === "line" ? <hr key={`line-${index}`} /> : <MenuEntry key={item.id} item={item} onDone={close} />,
              )}
            </div>
          </>
        ) : null}
      </div>
    </>
  );
}

function MenuEntry({ item, onDone }: { item: Exclude<MenuItem, "line">; onDone: () => void }) {
  const content = (
    <>
      {item.icon}
      <span>{item.label}</span>
      {item.keys ? <span className="ui-menu-keys">{item.keys}</span> : null}
    </>
  );
  const shared = { role: "menuitem", tabIndex: -1, className: "ui-menu-item" } as const;
  if (item.href)
    return (
      <a {...shared} href={item.href}>
        {content}
      </a>
    );
  return (
    <button
      type="button"
      {...shared}
      aria-disabled={item.disabled || undefined}
      onClick={() => {
        if (item.disabled) return;
        onDone();
        item.onSelect?.();
      }}
    >
      {content}
    </button>
  );
}
