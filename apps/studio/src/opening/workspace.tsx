import { Button, ErrorNote, useT, useToast } from "@carloom/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { session, settings } from "../boot/settings.ts";
import { cartEditOf } from "../workspace/cart-edit.ts";
import { useQuery } from "../lib/address.ts";
import { NotFound } from "../shell/not-found.tsx";
import { Shell } from "../shell/shell.tsx";
import { Splash } from "../boot/splash.tsx";
import { UnreadablePage } from "../shell/unreadable-page.tsx";
import { Unreadable } from "../save/unreadable.ts";
import type { Arrival } from "./arrival.tsx";
import type { Template } from "../workspace/loaded.ts";
import { useTemplate } from "../workspace/loader.ts";
import { openStudio, type Studio } from "../workspace/studio.ts";
import { StudioProvider } from "../workspace/studio-context.tsx";

/** An address that asks for the car alone. */
const NOTHING: Arrival = { status: "open", edit: null, copy: null };

export function Workspace({ templateSlug }: { templateSlug: string }) {
  const { loaded, busy, retry } = useTemplate(templateSlug);
  if (!loaded) return <Splash />;
  if (loaded.status === "unknown") return <NotFound template />;
  if (loaded.status === "newer") return <UnreadablePage why="newer" />;
  if (loaded.status === "failed") return <ServiceFailed busy={busy} onRetry={retry} />;
  return <OpenTemplate key={loaded.template.slug} template={loaded.template} />;
}

function ServiceFailed({ busy, onRetry }: { busy: boolean; onRetry(): void }) {
  const t = useT();
  return (
    <main className="st-page">
      <ErrorNote>{t("studio.service.failed")}</ErrorNote>
      <p className="text-text-2">{t("studio.service.kept")}</p>
      <Button variant="primary" disabled={busy} onClick={onRetry}>
        {t("studio.retry")}
      </Button>
    </main>
  );
}

function OpenTemplate({ template }: { template: Template }) {
  const t = useT();
  const [query, setQuery] = useQuery();
  const toast = useToast();
  // asked for once: with the copy open the address is that of one's own build
  const remix = useRef(query.get("remix"));
  const say = useRef(() => {});
  say.current = () => {
    toast(t("studio.remix.opened"));
    setQuery((now) => now.delete("remix"), { replace: true });
  };
  const asked = cartEditOf(query);
  const { designId, checkoutId } = asked ?? {};
  const [studio, setStudio] = useState<Studio | null>(null);
  // Whoever signs in elsewhere meanwhile opens the car anew, with what was made here.
  const [turn, setTurn] = useState(0);
  const closing = useRef<Promise<void>>(Promise.resolve());
  const [failed, setFailed] = useState(false);
  const [page, setPage] = useState<ReactNode>(null);
  const [unreadable, setUnreadable] = useState<Unreadable["why"] | null>(null);
  // a new turn opens again
  useEffect(() => {
    let current = true;
    let opened: Studio | null = null;
    const open = async () => {
      const cart = designId && checkoutId ? { designId, checkoutId } : null;
      const code = remix.current;
      const arrivals = cart || code ? await import("./arrival.tsx") : null;
      const found = (await arrivals?.arrive(cart, code, template.slug)) ?? NOTHING;
      if (found.status !== "open") return current && (found.status === "page" ? setPage(found.page) : setFailed(true));
      await closing.current;
      if (!current) return;
      const made = await openStudio(template, found.edit);
      opened = made;
      if (!current) {
        closing.current = made.dispose();
        return;
      }
      const { copy } = found;
      if (copy) {
        // one step: undo brings back what was there
        made.editor.edit({ key: "studio.step.remix" }, () => copy);
        remix.current = null;
        say.current();
      }
      // a vinyl that somebody shows is offered in its panel
      if (new URLSearchParams(location.search).has("vinyl")) made.ui.set({ panel: "stickers", artSource: "vinyls" });
      setStudio(made);
    };
    setStudio(null);
    setFailed(false);
    setPage(null);
    open().catch((error: unknown) => {
      console.error(error);
      if (!current) return;
      if (error instanceof Unreadable) setUnreadable(error.why);
      else setFailed(true);
    });
    return () => {
      current = false;
      if (opened) closing.current = opened.dispose();
    };
  }, [template, designId, checkoutId, turn]);
  useEffect(() => {
    if (!studio) return;
    return session.subscribe(() => {
      const { user } = session.getSnapshot();
      if (user && user.id !== studio.visitor.user?.id) setTurn((n) => n + 1);
    });
  }, [studio]);
  useEffect(() => {
    document.title = `${template.title} · ${settings.productName}`;
  }, [template]);
  if (unreadable) return <UnreadablePage why={unreadable} />;
  if (page) return page;
  if (failed) return <ServiceFailed busy={false} onRetry={() => setTurn((n) => n + 1)} />;
  if (!studio)
    return (
      <main className="st-page st-opening" aria-busy="true">
        {template.thumbnailWebp || template.thumbnail ? (
          <img src={template.thumbnailWebp ?? template.thumbnail ?? ""} alt="" className="st-still st-still-soft" />
        ) : null}
        <p className="text-text-2">{t("studio.loading.opening", { car: template.title })}</p>
      </main>
    );
  return (
    <StudioProvider studio={studio}>
      <Shell />
    </StudioProvider>
  );
}
