// Pictures of a GLB for the modeller: node packages/cars/tools/look.ts <file.glb> <out folder> [views] [mode] [scale]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { manifestFrom } from "@carloom/build";
import { openStudio, VIEWS } from "./render/browser.ts";
import { zonesOf } from "./render/zones.ts";

const [
  file = "",
  out = "",
  names = "front-three-quarter,side,rear-three-quarter",
  mode = "paint",
  scale = "1",
  open = "",
] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const studio = await openStudio(dirname(file));
const color = process.env.PAINT ?? "#b3211c";
const views = Object.fromEntries(names.split(",").map((n) => [n, VIEWS[n]!]));
// A manifest beside the file says how its hinges turn and what its zones look like.
const beside = join(dirname(file), "manifest.json");
const manifest = existsSync(beside) ? manifestFrom(readFileSync(beside, "utf8")) : null;
const zones =
  manifest && !process.env.PAINT ? zonesOf(manifest) : { paint: { body: color, roof: color, mirrors: color } };
const request = {
  glb: `/files/${basename(file)}`,
  ...zones,
  mode,
  open: open.split(","),
  hinges: manifest?.hinges,
  width: 1200,
  height: 676,
  scale: Number(scale),
};
for (const [name, png] of await studio.shoot({ request, views })) writeFileSync(join(out, `${name}.png`), png);
await studio.close();
