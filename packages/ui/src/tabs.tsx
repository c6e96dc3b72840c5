import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { cx } from "./cx.ts";
import { nextIndex } from "./roving.ts";

export type Tab = { id: string; label: ReactNode; content: ReactNode; disabled?: boolean };
export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  className?: string;
};

/** Tabs that follow the arrow keys; only the chosen panel is in the page. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const usable = tabs.filter((tab) => !tab.disabled);
  const chosen = tabs.find((tab) => tab.id === value) ?? tabs[0];

  function onKeyDown(event: KeyboardEvent) {
    const at = usable.findIndex((tab) => tab.id === chosen?.id);
    const next = usable[nextIndex(event.key, at, usable.length, "horizontal") ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className="ui-tabs" ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            disabled={tab.disabled}
            className={cx("ui-tab")}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {chosen ? (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen.id}`} tabIndex={0}>
          {chosen.content}
        </div>
      ) : null}
    </div>
  );
}
