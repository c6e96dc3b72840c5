import type { FaceFiles } from "@carloom/platform";

/** The faces of text stickers, as the studio draws them (`packages/stage/src/art-files.ts`; `scripts/checks/faces.test.ts` compares the two). */
export const ART_FACES: Readonly<Record<string, FaceFiles>> = {
  archivo: { package: "@fontsource-variable/archivo", weight: 900, style: "normal", variable: "standard" },
  "archivo-light": { package: "@fontsource-variable/archivo", weight: 300, style: "normal", variable: "standard" },
  instrument: { package: "@fontsource-variable/instrument-sans", weight: 700, style: "normal", variable: "wght" },
  "archivo-italic": { package: "@fontsource-variable/archivo", weight: 850, style: "italic", variable: "standard" },
  bebas: { package: "@fontsource/bebas-neue", weight: 400, style: "normal" },
  racing: { package: "@fontsource/racing-sans-one", weight: 400, style: "normal" },
  stencil: { package: "@fontsource/black-ops-one", weight: 400, style: "normal" },
  script: { package: "@fontsource/kaushan-script", weight: 400, style: "normal" },
  "noto-kr": { package: "@fontsource-variable/noto-sans-kr", weight: 900, style: "normal", variable: "wght" },
  "black-han": { package: "@fontsource/black-han-sans", weight: 400, style: "normal" },
  "noto-jp": { package: "@fontsource-variable/noto-sans-jp", weight: 900, style: "normal", variable: "wght" },
  "dela-gothic": { package: "@fontsource/dela-gothic-one", weight: 400, style: "normal" },
  anton: { package: "@fontsource/anton", weight: 400, style: "normal" },
  teko: { package: "@fontsource/teko", weight: 700, style: "normal" },
  orbitron: { package: "@fontsource/orbitron", weight: 900, style: "normal" },
  audiowide: { package: "@fontsource/audiowide", weight: 400, style: "normal" },
  russo: { package: "@fontsource/russo-one", weight: 400, style: "normal" },
  monoton: { package: "@fontsource/monoton", weight: 400, style: "normal" },
  bungee: { package: "@fontsource/bungee", weight: 400, style: "normal" },
  pacifico: { package: "@fontsource/pacifico", weight: 400, style: "normal" },
  marker: { package: "@fontsource/permanent-marker", weight: 400, style: "normal" },
  righteous: { package: "@fontsource/righteous", weight: 400, style: "normal" },
  michroma: { package: "@fontsource/michroma", weight: 400, style: "normal" },
  saira: { package: "@fontsource/saira-extra-condensed", weight: 800, style: "normal" },
  "barlow-italic": { package: "@fontsource/barlow-condensed", weight: 800, style: "italic" },
  "exo-italic": { package: "@fontsource/exo-2", weight: 900, style: "italic" },
  slab: { package: "@fontsource/alfa-slab-one", weight: 400, style: "normal" },
  faster: { package: "@fontsource/faster-one", weight: 400, style: "normal" },
  pixel: { package: "@fontsource/press-start-2p", weight: 400, style: "normal" },
  "do-hyeon": { package: "@fontsource/do-hyeon", weight: 400, style: "normal" },
  jua: { package: "@fontsource/jua", weight: 400, style: "normal" },
  reggae: { package: "@fontsource/reggae-one", weight: 400, style: "normal" },
  rocknroll: { package: "@fontsource/rocknroll-one", weight: 400, style: "normal" },
};

/** An unknown one is drawn in the first face, as on the screen. */
export const faceFiles = (id: string): FaceFiles =>
  ART_FACES[id] ?? { package: "@fontsource-variable/archivo", weight: 900, style: "normal", variable: "standard" };

/** Who draws no picture of a text asks for letters that its face lacks: they are printed, as the screen shows them, in these. */
export const OTHER_FACES: readonly FaceFiles[] = ["archivo", "noto-kr", "noto-jp"].map(faceFiles);
