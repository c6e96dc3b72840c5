import type { Language } from "@carloom/i18n";
import { Button, IconButton, Select, TextArea, useT } from "@carloom/ui";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { KINDS, type Kind, newBlock, type Written } from "./markup.ts";

type BlockEditorProps = {
  blocks: readonly Written[];
  language: Language;
  onChange: (blocks: Written[]) => void;
};

/** Rich text as a column of blocks: each a heading, a paragraph, a list or a quote, written with a few signs. */
export function BlockEditor({ blocks, language, onChange }: BlockEditorProps) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  /** Moves the focus with what was added, moved or deleted, once it is there. */
  const focus = (index: number, what: string) =>
    setTimeout(() => list.current?.children[index]?.querySelector<HTMLElement>(what)?.focus(), 0);
  const set = (index: number, part: Partial<Written>) =>
    onChange(blocks.map((block, at) => (at === index ? { ...block, ...part } : block)));
  const move = (from: number, to: number) => {
    const next = [...blocks];
    const [moved] = next.splice(from, 1);
    if (!moved) return;
    next.splice(to, 0, moved);
    onChange(next);
    focus(to, "textarea");
  };
  const add = (index: number) => {
    onChange(blocks.toSpliced(index, 0, newBlock("paragraph")));
    focus(index, "textarea");
  };
  return (
    <div className="da-blocks">
      <p className="da-soft">{t("dashboard.content.marks", { link: "[Terms](/terms)" })}</p>
      <ol ref={list}>
        {blocks.map((block, index) => {
          const number = index + 1;
          const isList = block.kind === "list" || block.kind === "numbers";
          return (
            <li key={block.id} className="da-block" data-kind={block.kind}>
              <Select
                label={t("dashboard.content.blockKind", { number })}
                options={KINDS.map((kind) => ({ value: kind, label: t(`dashboard.content.kind.${kind}`) }))}
                value={block.kind}
                onChange={(event) => set(index, { kind: event.currentTarget.value as Kind })}
              />
              <TextArea
                label={t(isList ? "dashboard.content.blockLines" : "dashboard.content.blockText", { number })}
                lang={language}
                rows={Math.min(14, Math.max(1, Math.ceil(block.text.length / 80) + block.text.split("\n").length - 1))}
                maxLength={20_000}
                value={block.text}
                onChange={(event) => set(index, { text: event.currentTarget.value })}
              />
              <div className="da-actions">
                <Tool
                  label={t("dashboard.content.blockUp", { number })}
                  icon={<ArrowUp aria-hidden />}
                  isOff={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <Tool
                  label={t("dashboard.content.blockDown", { number })}
                  icon={<ArrowDown aria-hidden />}
                  isOff={index === blocks.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <Tool
                  label={t("dashboard.content.blockAdd", { number })}
                  icon={<Plus aria-hidden />}
                  onClick={() => add(index + 1)}
                />
                <Tool
                  label={t("dashboard.content.blockDelete", { number })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => {
                    onChange(blocks.toSpliced(index, 1));
                    focus(Math.max(0, index - 1), "textarea");
                  }}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <div className="da-actions">
        <Button size="small" onClick={() => add(blocks.length)}>
          <Plus aria-hidden size={14} />
          {t("dashboard.content.blockNew")}
        </Button>
      </div>
    </div>
  );
}

function Tool({
  label,
  icon,
  isOff = false,
  onClick,
}: {
  label: string;
  icon: ReactNode;
  isOff?: boolean;
  onClick: () => void;
}) {
  return (
    <IconButton
      size="small"
      label={label}
      icon={icon}
      aria-disabled={isOff}
      onClick={() => (isOff ? null : onClick())}
    />
  );
}
