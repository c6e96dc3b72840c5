import { Button, ErrorNote, useT, useToast } from "@carloom/ui";
import { useEffect, useRef, useState } from "react";
import { session, settings } from "../boot/settings.ts";
import { type CartEditAnswer, cartEditOf } from "../cart/cart-edit.ts";
import { useQuery } from "../lib/address.ts";
import { RemixMissing } from "../share/remix-missing.tsx";
import { CartEditGone } from "../shell/cart-edit-gone.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { Shell } from "../shell/shell.tsx";
import { Splash } from "../shell/splash.tsx";
import { UnreadablePage } from "../shell/unreadable-page.tsx";
import { Unreadable } from "../save/unreadable.ts";
import type { Template } from "./loaded.ts";
import { useTemplate } from "./loader.ts";
import { openStudio, type Studio } from "./studio.ts";
import { StudioProvider } from "./studio-context.tsx";

/** The build behind a link, by code that only who follows one needs. */
const copyOf = (code: string, slug: string) =>
  import("../share/share-api.ts").then(
    ({ remixOf }) => remixOf(session.clients, code, slug),
    () => ({ status: "failed" as const }),
  );

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
  const [missing, setMissing] = useState<Exclude<CartEditAnswer["status"], "open"> | null>(null);
  const [unreadable, setUnreadable] = useState<Unreadable["why"] | null>(null);
  const [remixMissing, setRemixMissing] = useState<"gone" | "failed" | null>(null);
  // a new turn opens again
  useEffect(() => {
    let current = true;
    let opened: Studio | null = null;
    const open = async () => {
      let edit = null;
      if (designId && checkoutId) {
        await session.check();
        // code that only who comes from a cart needs
        const { openCartEdit } = await import("../cart/open-cart-edit.ts");
        const answer = await openCartEdit(session.clients, { designId, checkoutId }, template.slug);
        if (answer.status !== "open") return current && setMissing(answer.status);
        edit = answer.edit;
      }
      const copy = remix.current && !edit ? await copyOf(remix.current, template.slug) : null;
      if (copy && copy.status !== "open") return current && setRemixMissing(copy.status);
      await closing.current;
      if (!current) return;
      const made = await openStudio(template, edit);
      opened = made;
      if (!current) {
        closing.current = made.dispose();
        return;
      }
      if (copy) {
        // one step: undo brings back what was there
        made.editor.edit({ key: "studio.step.remix" }, () => copy.build);
        remix.current = null;
        say.current();
      }
      // a vinyl that somebody shows is offered in its panel
      if (new URLSearchParams(location.search).has("vinyl")) made.ui.set({ panel: "stickers", artSource: "vinyls" });
      setStudio(made);
    };
    setStudio(null);
    setMissing(null);
    open().catch((error: unknown) => {
      console.error(error);
      if (!current) return;
      if (error instanceof Unreadable) setUnreadable(error.why);
      else setMissing("failed");
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
  if (remixMissing) return <RemixMissing gone={remixMissing === "gone"} />;
  if (missing === "gone") return <CartEditGone />;
  if (missing) return <ServiceFailed busy={false} onRetry={() => setTurn((n) => n + 1)} />;
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
