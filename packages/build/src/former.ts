/**
 * What a car calls now what builds of an earlier version of it name: `zone:trim` → `zone:body.2`, `panel:hood` →
 * `panel:bonnet`. Null: the zone became a part of one that was there before, and looks like that one.
 */
export type Former = Readonly<Record<string, string | null>>;

type Named = {
  paint?: Readonly<Record<string, unknown>>;
  asSold?: readonly string[];
  stickers?: readonly { panels?: readonly string[] | null }[];
};

const nameIn = (former: Former, kind: "zone" | "panel", id: string): string | null => {
  const now = former[`${kind}:${id}`];
  return now === undefined ? id : now && now.slice(kind.length + 1);
};

function paintsIn(former: Former, paint: NonNullable<Named["paint"]>): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [zone, value] of Object.entries(paint)) {
    const now = nameIn(former, "zone", zone);
    // what names the zone as it is called today has the last word
    if (now !== null && (now === zone || !(now in paint))) out[now] = value;
  }
  return out;
}

const listIn = (former: Former, kind: "zone" | "panel", list: readonly string[]): string[] => [
  ...new Set(list.flatMap((id) => nameIn(former, kind, id) ?? [])),
];

/**
 * A build, as a version of the car reads it that renamed something since; the build itself is not changed, and one that
 * names nothing of before comes back as it is.
 */
export function throughFormer<T extends Named>(former: Former | null | undefined, build: T): T {
  const { paint = {}, asSold = [], stickers = [] } = build;
  const isOld = (kind: "zone" | "panel", ids: readonly string[]) => ids.some((id) => `${kind}:${id}` in (former ?? {}));
  const paints = former && isOld("zone", [...Object.keys(paint), ...asSold]);
  const panels = former && stickers.some((one) => one.panels && isOld("panel", one.panels));
  if (!former || (!paints && !panels)) return build;
  return {
    ...build,
    ...(paints && { paint: paintsIn(former, paint) }),
    ...(paints && build.asSold && { asSold: listIn(former, "zone", asSold) }),
    ...(panels && {
      stickers: stickers.map((one) =>
        one.panels && isOld("panel", one.panels) ? { ...one, panels: listIn(former, "panel", one.panels) } : one,
      ),
    }),
  };
}

/** What was renamed before, and again now; a name that is used once more stands for itself. */
export function composeFormer(before: Former, renamed: Former, names: ReadonlySet<string>): Former {
  const moved = Object.entries(before).map(
    ([from, to]) => [from, to === null ? to : (renamed[to] ?? (to in renamed ? null : to))] as const,
  );
  return Object.fromEntries([...moved, ...Object.entries(renamed)].filter(([from]) => !names.has(from)));
}
