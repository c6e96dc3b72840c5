import { vinylObject } from "@carloom/build";
import { settings } from "../boot/settings.ts";

/** Where the content of a vinyl lies: whoever knows its hash may fetch it. */
export const vinylUrl = (hash: string): string => `${settings.cdn}/${vinylObject(hash)}`;
