import { useT } from "@carloom/ui";
import { CarFront, Package, Search, ShoppingBag, TicketPercent, User } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { settings } from "../boot/session.ts";
import { PLACES } from "./places.ts";
import { mayAct, useMe } from "./roles.ts";
import { useFound } from "./use-found.ts";

type Entry = { id: string; section: string; label: string; detail?: string; icon: ReactNode; to: string };

/** One field that goes anywhere: rooms, orders by number or buyer, products by name or number. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT();
  const id = useId();
  const me = useMe();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const words = useDeferredValue(query.trim());
  const found = useFound(words);
  const typed = query.trim().toLocaleLowerCase();

  const places: Entry[] = PLACES.filter(
    ({ roles, name }) => mayAct(me.roles, roles) && t(name).toLocaleLowerCase().includes(typed),
  ).map(({ path, name, icon: Icon, key }) => ({
    id: path,
    section: "dashboard.palette.places",
    label: t(name),
    detail: `g ${key}`,
    icon: <Icon aria-hidden size={16} />,
    to: path,
  }));
  const entries: Entry[] = [
    ...found.orders.map((order) => ({
      id: order.id,
      section: "dashboard.place.orders",
      label: order.label,
      detail: order.detail,
      icon: <ShoppingBag aria-hidden size={16} />,
      to: `/orders/${encodeURIComponent(order.id)}`,
    })),
    ...found.customers.map((customer) => ({
      id: customer.id,
      section: "dashboard.place.customers",
      label: customer.label,
      detail: customer.detail,
      icon: <User aria-hidden size={16} />,
      to: `/customers/${encodeURIComponent(customer.id)}`,
    })),
    ...found.products.map((product) => ({
      id: product.id,
      section: "dashboard.place.products",
      label: product.label,
      detail: product.detail,
      icon: <Package aria-hidden size={16} />,
      to: `/products/${encodeURIComponent(product.id)}`,
    })),
    ...found.vouchers.map((voucher) => ({
      id: voucher.id,
      section: "dashboard.place.vouchers",
      label: voucher.label,
      detail: voucher.detail,
      icon: <TicketPercent aria-hidden size={16} />,
      to: `/vouchers?q=${encodeURIComponent(voucher.label)}`,
    })),
    ...found.builds.map((build) => ({
      id: build.id,
      section: "dashboard.builds",
      label: build.label,
      detail: build.detail,
      icon: <CarFront aria-hidden size={16} />,
      to: `${settings.app.threed}/s/${encodeURIComponent(build.id)}`,
    })),
    ...places,
  ];
  const current = entries[Math.min(at, entries.length - 1)];

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [at]);

  const go = (entry: Entry | undefined) => {
    if (!entry) return;
    dialog.current?.close();
    onClose();
    // a build is looked at in the viewer
    if (URL.canParse(entry.to)) window.open(entry.to, "_blank", "noopener");
    else void navigate(entry.to);
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") setAt((at + 1) % Math.max(1, entries.length));
    else if (event.key === "ArrowUp") setAt((at + entries.length - 1) % Math.max(1, entries.length));
    else if (event.key === "Enter") go(current);
    else return;
    event.preventDefault();
  }
  return (
    <dialog
      ref={dialog}
      className="da-palette"
      aria-label={t("dashboard.search")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="da-palette-in">
        <div className="da-palette-field">
          <Search aria-hidden size={20} />
          <input
            role="combobox"
            aria-label={t("dashboard.search")}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={current ? `${id}-${current.id}` : undefined}
            aria-autocomplete="list"
            placeholder={t("dashboard.palette.placeholder")}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="ui-kbd da-palette-close" onClick={onClose}>
            Esc <span className="ui-hidden">{t("ui.close")}</span>
          </button>
        </div>
        <ul id={`${id}-list`} role="listbox" aria-label={t("dashboard.search")} ref={list} aria-busy={found.isBusy}>
          {entries.map((entry, index) => (
            <li key={entry.id} role="presentation">
              {entries[index - 1]?.section === entry.section ? null : (
                <span className="da-palette-head" role="presentation">
                  {t(entry.section)}
                </span>
              )}
              <div
                role="option"
                id={`${id}-${entry.id}`}
                aria-selected={entry === current}
                className="da-palette-option"
                onPointerMove={() => setAt(index)}
                onClick={() => go(entry)}
              >
                {entry.icon}
                <span>{entry.label}</span>
                <small>{entry.detail}</small>
              </div>
            </li>
          ))}
        </ul>
        {entries.length === 0 ? (
          <p className="da-palette-none">{t(found.isBusy ? "dashboard.searching" : "dashboard.palette.none")}</p>
        ) : null}
        <p className="ui-hidden" role="status">
          {t("dashboard.palette.count", { count: entries.length })}
        </p>
      </div>
    </dialog>
  );
}
