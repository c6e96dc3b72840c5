import type { BuildDocument } from "@carloom/build";
import { useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useEditorState, useStudio } from "../workspace/studio-context.tsx";
import { glanceOf } from "../workspace/glance.ts";

/** Milliseconds that a build rests before it is drawn: a drag is one picture. */
const REST = 900;

type Shown = { of: BuildDocument; url: string } | null;

/** Without 3D in the browser: the service draws the build after every change; until then the picture before stays. */
export function DrawnElsewhere({ still, rest = REST }: { still: string | null; rest?: number }) {
  const t = useT();
  const { clients, template } = useStudio();
  const build = useEditorState((state) => state.document);
  const [shown, setShown] = useState<Shown>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    setFailed(false);
    const draw = async () => {
      const glance = await glanceOf(clients, template.slug, build, abort.signal);
      if (glance?.status === "drawn") setShown({ of: build, url: glance.url });
      else if (glance) setFailed(true);
    };
    const timer = setTimeout(() => void draw(), rest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [clients, template.slug, build, rest]);
  const current = shown?.of === build;
  const src = shown?.url ?? still;
  return (
    <>
      {src ? (
        <img
          src={src}
          alt={current ? t("studio.webgl.picture", { car: template.title }) : template.title}
          className="st-still"
        />
      ) : null}
      <div className="st-cover-text" role="status">
        <h2>{t("studio.webgl.title")}</h2>
        <p className="text-text-2">
          {t(`studio.webgl.${current ? "drawn" : failed ? (shown ? "older" : "text") : "drawing"}`)}
        </p>
      </div>
    </>
  );
}
