import { Button, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { session } from "../boot/settings.ts";
import { type CartEditAnswer, cartEditOf, openCartEdit } from "../cart/cart-edit.ts";
import { CartEditGone } from "../shell/cart-edit-gone.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { Shell } from "../shell/shell.tsx";
import type { Loaded, Template } from "./loader.ts";
import { openStudio, type Studio } from "./studio.ts";
import { StudioProvider } from "./studio-context.tsx";

export function Workspace() {
  const loaded = useLoaderData<Loaded>();
  if (loaded.status === "unknown") return <NotFound template />;
  if (loaded.status === "failed") return <ServiceFailed />;
  return <OpenTemplate key={loaded.template.slug} template={loaded.template} />;
}

function ServiceFailed() {
  const t = useT();
  const { revalidate, state } = useRevalidator();
  return (
    <main className="st-page">
      <ErrorNote>{t("studio.service.failed")}</ErrorNote>
      <p className="text-text-2">{t("studio.service.kept")}</p>
      <Button variant="primary" disabled={state === "loading"} onClick={() => void revalidate()}>
        {t("studio.retry")}
      </Button>
    </main>
  );
}

function OpenTemplate({ template }: { template: Template }) {
  const t = useT();
  const [parameters] = useSearchParams();
  const asked = cartEditOf(parameters);
  const { designId, checkoutId } = asked ?? {};
  const [studio, setStudio] = useState<Studio | null>(null);
  const [missing, setMissing] = useState<Exclude<CartEditAnswer["status"], "open"> | null>(null);
  useEffect(() => {
    let current = true;
    let opened: Studio | null = null;
    const open = async () => {
      let edit = null;
      if (designId && checkoutId) {
        await session.check();
        const answer = await openCartEdit(session.clients, { designId, checkoutId }, template.slug);
        if (answer.status !== "open") return current && setMissing(answer.status);
        edit = answer.edit;
      }
      const made = await openStudio(template, edit);
      opened = made;
      if (current) setStudio(made);
      else made.dispose();
    };
    setStudio(null);
    setMissing(null);
    void open();
    return () => {
      current = false;
      opened?.dispose();
    };
  }, [template, designId, checkoutId]);
  useEffect(() => {
    document.title = `${template.title} · Carloom`;
  }, [template]);
  if (missing === "gone") return <CartEditGone />;
  if (missing) return <ServiceFailed />;
  if (!studio)
    return (
      <main className="st-page" aria-busy="true">
        <p className="text-text-2">{t("studio.loading.opening", { car: template.title })}</p>
      </main>
    );
  return (
    <StudioProvider studio={studio}>
      <Shell />
    </StudioProvider>
  );
}
