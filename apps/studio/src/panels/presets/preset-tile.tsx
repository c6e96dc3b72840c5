import { Button, ErrorNote, IconButton, Menu, useT } from "@carloom/ui";
import { Columns2, Ellipsis, ShoppingCart } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import { useStore } from "../../lib/store.ts";
import { usePresetCart } from "../../cart/use-preset-cart.ts";
import { useCartAddress } from "../../cart/use-cart.ts";
import { useStudio, useUi } from "../../workspace/studio-context.tsx";
import { deletionsOf } from "./deletions.ts";
import { MAX_NAME, type Preset, presetProblem } from "./preset-api.ts";
import { usePresetActions } from "./use-preset-actions.ts";

function Rename({ title, busy, onDone }: { title: string; busy: boolean; onDone(title: string): void }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(title);
  useEffect(() => field.current?.select(), []);
  function submit(event: FormEvent) {
    event.preventDefault();
    onDone(name);
  }
  return (
    <form className="st-preset-rename" onSubmit={submit}>
      <input
        ref={field}
        className="ui-input"
        aria-label={t("studio.presets.new-name")}
        value={name}
        maxLength={MAX_NAME}
        disabled={busy}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onDone(title);
          event.stopPropagation();
        }}
      />
      <Button type="submit" size="small" disabled={busy || name.trim() === ""}>
        {t("studio.presets.rename-done")}
      </Button>
    </form>
  );
}

/** A build put aside: its picture applies it; the rest is beside its name. */
export function PresetTile({ preset, onChanged }: { preset: Preset; onChanged(): void }) {
  const t = useT();
  const language = useLanguage();
  const studio = useStudio();
  const actions = usePresetActions(preset, onChanged);
  const deletions = deletionsOf(studio);
  const pending = useStore(deletions.state, (state) => state.pending.has(preset.uuid));
  const undeleted = useStore(deletions.state, (state) => state.failed.get(preset.uuid) ?? null);
  const [renaming, setRenaming] = useState(false);
  const more = useRef<HTMLDivElement>(null);
  const cart = usePresetCart(preset);
  const address = useCartAddress();
  const tile = useRef<HTMLLIElement>(null);
  const wanted = useUi((state) => state.presetToCart === preset.uuid);
  useEffect(() => {
    if (!wanted) return;
    studio.ui.set({ presetToCart: null });
    tile.current?.scrollIntoView({ block: "nearest" });
    void cart.add();
    // oxlint-disable-next-line react/exhaustive-deps -- asked for once, from the palette
  }, [wanted]);
  const { title } = preset;

  if (pending)
    return (
      <li className="st-preset st-preset-gone">
        <span>{t("studio.presets.deleted", { title })}</span>
        <Button size="small" onClick={actions.undo}>
          {t("studio.presets.undo")}
        </Button>
      </li>
    );
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(preset.createdAt),
  );
  const refused = undeleted
    ? t(
        undeleted.problem === "offline"
          ? "studio.presets.not-deleted-offline"
          : presetProblem(undeleted.problem, "studio.presets.not-deleted"),
      )
    : null;
  const error = actions.error ?? refused;
  async function rename(name: string) {
    if (!(await actions.rename(name))) return;
    setRenaming(false);
    more.current?.querySelector("button")?.focus();
  }
  return (
    <li ref={tile} className="st-preset">
      <button
        type="button"
        className="st-preset-apply"
        aria-label={t("studio.presets.apply-of", { title })}
        title={t("studio.presets.apply-of", { title })}
        disabled={actions.busy}
        onClick={() => void actions.apply()}
      >
        {preset.thumbnail ? (
          <img src={preset.thumbnail} alt="" loading="lazy" width={640} height={400} />
        ) : (
          <span className="st-preset-waiting">{t("studio.presets.drawing")}</span>
        )}
      </button>
      <div className="st-preset-line">
        {renaming ? (
          <Rename title={title} busy={actions.busy} onDone={(name) => void rename(name)} />
        ) : (
          <p>
            <b>{title}</b>
            <time dateTime={preset.createdAt}>{date}</time>
          </p>
        )}
        <IconButton
          label={t("studio.presets.compare-of", { title })}
          icon={<Columns2 />}
          onClick={() => void actions.compare()}
        />
        <IconButton
          label={t("studio.presets.cart-of", { title })}
          icon={<ShoppingCart />}
          aria-disabled={cart.adding || undefined}
          onClick={() => void cart.add()}
        />
        <div ref={more}>
          <Menu
            align="end"
            items={[
              { id: "rename", label: t("studio.presets.rename"), onSelect: () => setRenaming(true) },
              { id: "duplicate", label: t("studio.presets.duplicate"), onSelect: () => void actions.duplicate() },
              "line",
              { id: "delete", label: t("studio.presets.delete"), onSelect: actions.remove },
            ]}
          >
            {(trigger) => (
              <IconButton label={t("studio.presets.more-of", { title })} icon={<Ellipsis />} {...trigger} />
            )}
          </Menu>
        </div>
      </div>
      {cart.adding ? <p className="text-text-2">{t("studio.cart.adding")}</p> : null}
      {cart.added ? (
        <p className="st-preset-in-cart">
          <span className="text-fits">{t("studio.cart.added")}</span>
          <a className="ui-link" href={address}>
            {t("studio.cart.open")}
          </a>
        </p>
      ) : null}
      {cart.failure ? <ErrorNote>{cart.failure}</ErrorNote> : null}
      {error ? <ErrorNote>{error}</ErrorNote> : null}
    </li>
  );
}
