import type { ShownPage } from "@carloom/build";
import type { Stage } from "@carloom/stage";
import { SkipLink, useT } from "@carloom/ui";
import { useState } from "react";
import { Actions } from "./sheet/actions.tsx";
import { BuildSheet, Credit } from "./sheet/sheet.tsx";
import { TopBar } from "./top-bar.tsx";
import { Viewport } from "./stage/viewport.tsx";

/** A shared build: the car on its wall, beside it what it is and the way on. */
export function Viewer({ page }: { page: ShownPage }) {
  const t = useT();
  const [stage, setStage] = useState<Stage | null>(null);
  return (
    <div className="vw-app">
      <SkipLink target="build">{t("viewer.skip")}</SkipLink>
      <TopBar />
      <main className="vw-main">
        <Viewport page={page} onStage={setStage} />
        <div className="vw-sheet" id="build" tabIndex={-1}>
          <h1>{page.title}</h1>
          <Credit page={page} />
          <Actions page={page} stage={stage} />
          <BuildSheet page={page} />
        </div>
      </main>
    </div>
  );
}
