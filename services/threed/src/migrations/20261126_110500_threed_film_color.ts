import { type Kysely, sql } from "kysely";

/** A small chart to begin with: what a shop has on its wall. Staff add those of their makers. */
const CHART = "Carloom Cast";
const COLORS: readonly (readonly [code: string, name: string, hex: string, finish: string])[] = [
  ["C01", "White", "#f4f5f2", "gloss"],
  ["C02", "Matte White", "#eeeeea", "matte"],
  ["C03", "Ivory", "#ece2c6", "gloss"],
  ["C04", "Sulfur Yellow", "#f7e017", "gloss"],
  ["C05", "Signal Yellow", "#f6b800", "gloss"],
  ["C06", "Pastel Orange", "#f28c1e", "gloss"],
  ["C07", "Orange", "#e4571b", "gloss"],
  ["C08", "Light Red", "#d2232a", "gloss"],
  ["C09", "Red", "#b3141f", "gloss"],
  ["C10", "Dark Red", "#7d1420", "gloss"],
  ["C11", "Pink", "#d8418b", "gloss"],
  ["C12", "Soft Pink", "#efb3c4", "gloss"],
  ["C13", "Violet", "#56307d", "gloss"],
  ["C14", "Dark Blue", "#1c2446", "gloss"],
  ["C15", "Cobalt Blue", "#19367f", "gloss"],
  ["C16", "Brilliant Blue", "#1450a8", "gloss"],
  ["C17", "Azure Blue", "#0068b4", "gloss"],
  ["C18", "Light Blue", "#3f9bd8", "gloss"],
  ["C19", "Ice Blue", "#96c8de", "gloss"],
  ["C20", "Turquoise", "#0a9396", "gloss"],
  ["C21", "Dark Green", "#0f4432", "gloss"],
  ["C22", "Green", "#00753b", "gloss"],
  ["C23", "Light Green", "#2f9e41", "gloss"],
  ["C24", "Lime", "#8fc31f", "gloss"],
  ["C25", "Olive", "#4d5130", "matte"],
  ["C26", "Brown", "#4b2e22", "gloss"],
  ["C27", "Light Brown", "#9b6a41", "gloss"],
  ["C28", "Beige", "#cdb591", "gloss"],
  ["C29", "Black", "#131416", "gloss"],
  ["C30", "Matte Black", "#1c1d1f", "matte"],
  ["C31", "Satin Black", "#18191b", "satin"],
  ["C32", "Dark Gray", "#45494d", "gloss"],
  ["C33", "Gray", "#7c8286", "gloss"],
  ["C34", "Light Gray", "#c0c4c5", "gloss"],
  ["C35", "Silver", "#a9adb0", "satin"],
  ["C36", "Gold", "#a5854a", "satin"],
];

/** Colours of films, to which art is matched. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table threed.film_color (
      uuid uuid primary key default gen_random_uuid(),
      chart text not null check (length(chart) between 1 and 60),
      code text not null check (length(code) between 1 and 40),
      name text not null check (length(name) between 1 and 80),
      hex text not null check (hex ~ '^#[0-9a-f]{6}$'),
      finish text not null,
      created_at timestamptz not null default now(),
      unique (chart, code)
    )`.execute(db);
  for (const [code, name, hex, finish] of COLORS)
    await sql`insert into threed.film_color (chart, code, name, hex, finish)
      values (${CHART}, ${code}, ${name}, ${hex}, ${finish})`.execute(db);
}
