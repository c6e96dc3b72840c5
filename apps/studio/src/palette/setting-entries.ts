import { type BuildDocument, FLOORS, PAINT_FINISHES, type Stance, withSecondColor } from "@carloom/build";
import { fuzzyMatch, setOptional, setPaint, setStance } from "@carloom/editor";
import type { Language } from "@carloom/i18n";
import { SCENE_LIST } from "@carloom/stage/scenes";
import type { StudioContext } from "../commands/context.ts";
import { cardPaint, TWO_TONES, toneZones } from "../paint/two-tone.ts";
import { RANGES } from "../panels/ranges.ts";
import { GLASS_COLOR, GLASS_TINT } from "../panels/scene/glass.ts";
import { type Entry, readValue } from "./entry.ts";

/** Something of the build with a number, as its slider has it. */
type Setting = {
  id: string;
  panel: "stance" | "scene";
  name: string;
  /** Message key of the step. */
  step: string;
  unit: string;
  digits: number;
  range: readonly [number, number];
  now: number;
  set(build: BuildDocument, value: number): BuildDocument;
};

const FIRST = SCENE_LIST[0]?.id ?? "studio-dark";

/** The sliders of stance and scene, as far as this build has them. */
function settingsOf({ text, editor }: StudioContext): Setting[] {
  const { stance, glass, scene } = editor.state.document;
  const of = (what: string, end: string) =>
    text("studio.palette.end", { what: text(what), end: text(`studio.stance.${end}`) });
  const moved = (
    id: string,
    name: string,
    range: readonly [number, number],
    now: number,
    patch: (v: number) => Partial<Stance>,
  ) =>
    ({
      id: `stance.${id}`,
      panel: "stance",
      name,
      step: `studio.step.stance-${id.replace(/-.*/, "")}`,
      unit: /camber|steer/.test(id) ? "°" : "mm",
      digits: id.startsWith("camber") ? 1 : 0,
      range,
      now,
      set: (build: BuildDocument, value: number) => setStance(build, patch(value)),
    }) satisfies Setting;
  const lit = (patch: object) => (build: BuildDocument) =>
    setOptional(build, "scene", { ...(build.scene ?? { id: FIRST }), ...patch });
  const hours = SCENE_LIST.find(({ id }) => id === (scene?.id ?? FIRST))?.hours;
  return [
    moved("height", text("studio.stance.height"), RANGES.height, stance.height, (height) => ({ height })),
    ...(["front", "rear"] as const).flatMap((end) => [
      moved(`camber-${end}`, of("studio.stance.camber", end), RANGES.camber, stance.camber[end], (value) => ({
        camber: { ...stance.camber, [end]: value },
      })),
      moved(`offset-${end}`, of("studio.stance.offset", end), RANGES.offset, stance.offset[end], (value) => ({
        offset: { ...stance.offset, [end]: value },
      })),
    ]),
    moved("steer", text("studio.stance.steer"), RANGES.steer, stance.steer ?? 0, (steer) => ({ steer })),
    {
      id: "scene.glass",
      panel: "scene",
      name: text("studio.step.glass"),
      step: "studio.step.glass",
      unit: "%",
      digits: 0,
      range: [0, 100],
      now: Math.round((glass?.tint ?? GLASS_TINT) * 100),
      set: (build, value) =>
        setOptional(build, "glass", { tint: value / 100, color: build.glass?.color ?? GLASS_COLOR }),
    },
    {
      id: "scene.exposure",
      panel: "scene",
      name: text("studio.scene.exposure"),
      step: "studio.step.exposure",
      unit: "EV",
      digits: 1,
      range: RANGES.exposure,
      now: Math.log2(scene?.exposure ?? 1),
      set: (build, value) => lit({ exposure: 2 ** value })(build),
    },
    ...(hours
      ? [
          {
            id: "scene.hour",
            panel: "scene",
            name: text("studio.scene.hour"),
            step: "studio.step.hour",
            unit: "h",
            digits: 2,
            range: [hours.from, hours.to],
            now: scene?.time ?? hours.at,
            set: (build: BuildDocument, value: number) => lit({ time: value })(build),
          } satisfies Setting,
        ]
      : []),
  ];
}

const words = ({ id }: Setting) => `${id.replace(/[.-]/g, " ")} set`;
const amount = ({ unit, digits }: Setting, value: number) => `${Number(value.toFixed(digits))} ${unit}`;

/** Each slider by its name: what it is now; its panel opens. */
export const sliderEntries = (context: StudioContext): Entry[] =>
  settingsOf(context).map((setting) => ({
    id: `slider.${setting.id}`,
    section: "place",
    sign: setting.panel,
    text: setting.name,
    detail: amount(setting, setting.now),
    words: words(setting),
    run: () => context.studio.ui.set({ panel: setting.panel, sheet: "half", libraryOverInspector: true }),
  }));

/** Sliders at the number that was typed, such as `ride height -40`. */
export function sliderValueEntries(context: StudioContext, query: string): Entry[] {
  const typed = readValue(query);
  if (!typed) return [];
  return settingsOf(context)
    .filter((setting) => fuzzyMatch(typed.name, setting.name) || fuzzyMatch(typed.name, words(setting)))
    .map((setting) => {
      const value = Math.max(setting.range[0], Math.min(setting.range[1], typed.value));
      return {
        id: `set.${setting.id}`,
        section: "command",
        sign: "value",
        text: context.text("studio.palette.setting", { what: setting.name, value: amount(setting, value) }),
        words: query,
        run: () => context.editor.edit({ key: setting.step }, (build) => setting.set(build, value)),
      };
    });
}

/** What is chosen out of a few: the finish of the zone being painted, two tones, the floor. Found by typing. */
export function choiceEntries({ text, editor, studio }: StudioContext, language: Language): Entry[] {
  const { zones } = studio.template.manifest;
  const { document, selection } = editor.state;
  const zone = zones.find(({ id }) => id === selection.zone) ?? zones[0];
  const tones = toneZones(zones);
  const choice = (id: string, sign: string, what: string, value: string, on: boolean, run: () => void): Entry => ({
    id,
    section: "library",
    sign,
    text: text("studio.palette.setting", { what, value }),
    words: id.replace(/[.-]/g, " "),
    ...(on ? { detail: text("studio.palette.on") } : {}),
    run,
  });
  const finishes = zone
    ? PAINT_FINISHES.map((finish) => {
        const paint = studio.paintOf(zone.id, document);
        const what = text("studio.palette.end", { what: text("studio.paint.finish"), end: zone.label[language] });
        return choice(
          `paint-finish.${finish}`,
          "paint",
          what,
          text(`studio.finish.${finish}`),
          paint.finish === finish,
          () =>
            editor.edit({ key: "studio.step.paint", values: { zone: zone.id } }, (build) =>
              setPaint(build, [zone.id], withSecondColor({ finish }, paint), studio.paintOf),
            ),
        );
      })
    : [];
  const twoTones = tones
    ? TWO_TONES.map(({ id, first, second }) => {
        const values = { first: text(`studio.color.${first.id}`), second: text(`studio.color.${second.id}`) };
        return choice(
          `two-tone.${id}`,
          "colour",
          text("studio.paint.two-tone"),
          text("studio.paint.tones", values),
          false,
          () =>
            editor.edit({ key: "studio.step.two-tone", values }, (build) =>
              setPaint(
                setPaint(build, tones.lower, cardPaint(first), studio.paintOf),
                tones.upper,
                cardPaint(second),
                studio.paintOf,
              ),
            ),
        );
      })
    : [];
  const floors = FLOORS.map((floor) =>
    choice(
      `floor.${floor}`,
      "scene",
      text("studio.scene.floor"),
      text(`studio.scene.floor-${floor}`),
      document.scene?.floor === floor,
      () =>
        editor.edit({ key: "studio.step.floor" }, (build) =>
          setOptional(build, "scene", { ...(build.scene ?? { id: FIRST }), floor }),
        ),
    ),
  );
  return [...finishes, ...twoTones, ...floors];
}
