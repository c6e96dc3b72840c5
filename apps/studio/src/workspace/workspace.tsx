import { Button, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
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
  const [studio, setStudio] = useState<Studio | null>(null);
  useEffect(() => {
    let current = true;
    let opened: Studio | null = null;
    void openStudio(template).then((made) => {
      opened = made;
      if (current) setStudio(made);
      else made.dispose();
    });
    return () => {
      current = false;
      opened?.dispose();
    };
  }, [template]);
  useEffect(() => {
    document.title = `${template.title} · Carloom`;
  }, [template]);
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
