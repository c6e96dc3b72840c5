import type {
  BuildChange,
  BuildDocument,
  Fitment,
  LocalizedText,
  Manifest,
  PanelSurface,
  PartOption,
} from "@carloom/build";
import type { PicturePalette } from "@carloom/build/picture-palette";
import type { Language } from "@carloom/i18n";

/** A part that one slot of this car can take. */
export type StylistPart = {
  uuid: string;
  slug: string;
  title: LocalizedText;
  description: LocalizedText | null;
  option: PartOption;
  /** Slots of this car that it can take, and how it fits each. */
  slots: { slot: string; fitment: Fitment }[];
  /** Pieces that can be sold now, null without a limit; 0 where the shop does not sell it. */
  available: number | null;
};

/** Art of the library. */
export type StylistSticker = {
  uuid: string;
  slug: string;
  title: LocalizedText;
  description: LocalizedText | null;
  type: string;
  /** True width in metres, and height over width. */
  scale: number;
  aspect: number;
  available: number | null;
};

/** Everything that a stylist may know: the car, the shop's goods for it, and what they cost. No person, no other project. */
export type StylistCar = {
  slug: string;
  title: LocalizedText;
  manifest: Manifest;
  /** Triangles of the panels, to lay stickers on; null where the template has none: no sticker is laid. */
  surface: PanelSurface | null;
  /** Titles of the parts that the car is sold with are the slots' own. */
  parts: readonly StylistPart[];
  stickers: readonly StylistSticker[];
  /** Face that each script is set in when a text is laid on the car. */
  fonts: { latin: string; korean: string; japanese: string };
  /** ISO 4217; {@link StylistCar.price} is in its minor units. */
  currency: string;
  /** Is tax in the prices, added for the shop's own country, or not counted before an address is known? */
  tax: "included" | "added" | "none";
  /** What a build costs with tax, minor units, as the studio's ledger shows it; pure and quick. */
  price(build: BuildDocument): number;
};

/** What was said before, the oldest first. */
export type Turn = {
  said: string;
  answered: string;
  /** What was proposed then, and whether the person took it. */
  proposed: BuildDocument | null;
  accepted: boolean;
  /** The build that was on the screen when it was said. */
  build: BuildDocument;
};

export type StylistQuestion = {
  message: string;
  /** Language of the page; the answer is in the language of the message where that can be told. */
  language: Language;
  /** What is on the screen now, unsaved edits included. */
  build: BuildDocument;
  turns: readonly Turn[];
  car: StylistCar;
  /** Colours of a reference picture, the most important first; absent without one. */
  picture?: PicturePalette;
  /** How often this was asked in this conversation already: another number gives another good answer. */
  attempt: number;
};

/** One line of a proposal, which a person takes or leaves; kinds and references are those of `changesBetween`. */
export type Change = BuildChange & {
  /** In the answer's language: "Body: Racing Green, metallic". */
  label: string;
  /** Why, in a few words; empty where it was asked for. */
  reason: string;
};

export type Proposal = {
  /** A name for it as a preset, in the answer's language. */
  title: string;
  /** The whole build with every change made. */
  build: BuildDocument;
  /** Every difference from the question's build, in the order they are told. */
  changes: Change[];
};

export type StylistAnswer = {
  /** Plain text in `language`, with line breaks; never markup. */
  message: string;
  language: Language;
  proposal: Proposal | null;
  /** What could be asked next, in the answer's language; at most three. */
  suggestions: string[];
};

/** Answers by rules alone: the same question gives the same answer. */
export type Stylist = (question: StylistQuestion) => StylistAnswer;
