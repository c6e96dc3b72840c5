import type { Language } from "@carloom/i18n";
import jaOwn from "@carloom/ui/fonts-ja-own.css?url";
import jaFaces from "@carloom/ui/fonts-ja.css?url";
import koOwn from "@carloom/ui/fonts-ko-own.css?url";
import koFaces from "@carloom/ui/fonts-ko.css?url";

/**
 * Style sheets of the reading faces that are too long to wait for. One has a single file with the characters of our own
 * text: 78 KB in Korean, 177 in Japanese. On a first visit a public page asks for it once it is seen
 * (`scripts-later.server.ts`); until then the system's own face stands in. Lines keep their height, which the Latin face
 * says, and Japanese characters are a square in every face. The other sheet has the characters of all text (what people
 * write, what staff name) and comes when the page is taken over, or where there is no script.
 */
export const FACES: Partial<Record<Language, { own: string; all: string }>> = {
  ko: { own: koOwn, all: koFaces },
  ja: { own: jaOwn, all: jaFaces },
};
