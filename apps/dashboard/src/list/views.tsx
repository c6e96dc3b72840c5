import { Button, Dialog, IconButton, TextField, useT } from "@carloom/ui";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { readKept, writeKept } from "../parts/kept.ts";
import { canonical } from "./list-state.ts";
import type { View } from "./list-types.ts";

/** Lists under names: ours, and those that somebody keeps in this browser. */
export function Views({ id, views, search }: { id: string; views: readonly View[]; search: URLSearchParams }) {
  const t = useT();
  const [own, setOwn] = useState<readonly View[]>(() => readKept<View[]>(`views_${id}`) ?? []);
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState("");
  const here = canonical(search.toString());
  const all = [{ name: t("dashboard.list.everything"), search: "" }, ...views];
  const isKnown = [...all, ...own].some((view) => canonical(view.search) === here);
  const keep = (next: readonly View[]) => {
    setOwn(next);
    writeKept(`views_${id}`, next);
  };
  const current = (view: View) => (canonical(view.search) === here ? ("page" as const) : undefined);
  return (
    <nav className="da-views" aria-label={t("dashboard.list.views")}>
      {all.map((view) => (
        <Link key={view.name} to={`?${view.search}`} replace aria-current={current(view)}>
          {view.name}
        </Link>
      ))}
      {own.map((view) => (
        <span key={view.name} className="da-views-own">
          <Link to={`?${view.search}`} replace aria-current={current(view)}>
            {view.name}
          </Link>
          {current(view) ? (
            <IconButton
              size="small"
              label={t("dashboard.list.viewEnd", { name: view.name })}
              icon={<X aria-hidden />}
              onClick={() => keep(own.filter((one) => one !== view))}
            />
          ) : null}
        </span>
      ))}
      {isKnown ? null : (
        <Button variant="quiet" size="small" onClick={() => setNaming(true)}>
          <Plus aria-hidden /> {t("dashboard.list.viewKeep")}
        </Button>
      )}
      <Dialog open={isNaming} onClose={() => setNaming(false)} title={t("dashboard.list.viewKeep")}>
        <form
          className="da-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (!name.trim()) return;
            keep([...own.filter((view) => view.name !== name.trim()), { name: name.trim(), search: here }]);
            setName("");
            setNaming(false);
          }}
        >
          <TextField
            label={t("dashboard.list.viewName")}
            value={name}
            maxLength={40}
            required
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" variant="primary">
            {t("dashboard.save")}
          </Button>
        </form>
      </Dialog>
    </nav>
  );
}
