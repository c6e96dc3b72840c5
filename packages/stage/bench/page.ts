import { BuildDocument, manifestFrom } from "@carloom/build";
import { createStage } from "../src/index.ts";
import { sampleArt } from "./sample-art.ts";

/** `?template=<folder url>&build=<json or url>&quality=…&view=…&light&unshown`: a template with a build, `window.stage` for tools. */
async function main(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const canvas = document.querySelector("canvas");
  if (!canvas) return;
  const template = query.get("template") ?? "/template/";
  const manifest = manifestFrom(await (await fetch(`${template}manifest.json`)).json());
  const given = query.get("build");
  const build = BuildDocument.parse(
    given ? JSON.parse(given.startsWith("{") ? given : await (await fetch(given)).text()) : {},
  );
  const quality = query.get("quality");
  const stage = createStage(canvas, {
    assets: {
      partModel: async (uuid) => {
        // The last two digits choose one of `?parts=a,b,c`.
        const slug = query.get("parts")?.split(",")[Number(uuid.slice(-2))];
        const option = await (await fetch(`/parts/${slug}/part.json`)).json();
        return { url: `/parts/${slug}/model.glb`, option: option.option ?? option };
      },
      stickerArt: async (art) => sampleArt(art.uuid),
      font: () => ({ family: "DejaVu Sans", weight: 700 }),
    },
    ...(quality === "phone" || quality === "desktop" || quality === "photo" ? { quality } : {}),
    dark: !query.has("light"),
    reducedMotion: true,
    shown: !query.has("unshown"),
    onError: (error) => console.error(error.code, error.message, error.reference),
  });
  Object.assign(window, { stage });
  await stage.loadTemplate(manifest, { baseUrl: template });
  const view = query.get("view");
  if (view) stage.setView(view, { animate: false });
  await stage.apply(build);
  Object.assign(window, { stageReady: true });
}

void main().catch((error: unknown) => {
  console.error(error);
  Object.assign(window, { stageFailed: String(error) });
});
