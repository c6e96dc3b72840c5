import type { TranslateText } from "@carloom/ui";

/** Names of views: generated and imported cars call some of them differently. */
const NAMES: Readonly<Record<string, string>> = {
  front: "front",
  "front-left": "front-left",
  front34: "front-left",
  "front-right": "front-right",
  left: "left",
  "side-left": "left",
  right: "right",
  "side-right": "right",
  rear: "rear",
  "rear-left": "rear-left",
  rear34: "rear-left",
  "rear-right": "rear-right",
  top: "top",
  wheel: "wheel",
  interior: "interior",
};

/** A view of the template in words; an own name of the template stays as it is. */
export const viewName = (view: string, t: TranslateText): string =>
  NAMES[view] ? t(`studio.view.${NAMES[view]}`) : view;
