import type { BuildDocument } from "@carloom/build";
import type { Base, Place } from "./draft.ts";

/** Where a tab's build stands between the draft of this browser and the server. */
export type Line = {
  /** The revision of the draft that the tab's build was made from. */
  revision: number;
  /** The version on the server that it was made from; it moves only when that version was stored or seen. */
  base: Base | null;
  /** The build that the server held as `base`, where it is known: found there again, only what is beside it has changed. */
  seen: BuildDocument | null;
  /** It holds edits that the server does not have. */
  dirty: boolean;
  /** What the draft holds when it is this tab's; null when something must still be stored. */
  stored: BuildDocument | null;
  /** Places to empty once the draft is stored. */
  taken: Place[];
  /** What was sent as the version after `base` and not answered yet: found there, it is this tab's own. */
  sent: BuildDocument | null;
  /** The next save replaces what somebody decided against: the server shall keep it. */
  keepReplaced: boolean;
};
