import { useState } from "react";
import { blocksWritten, contentOf, type Written } from "./markup.ts";

/** Rich text as the service keeps it, once written by the editor: the same text is the same string. */
export const contentWritten = (json: string | null | undefined): string => contentOf(blocksWritten(json));

/** Its words alone, for whoever compares two. */
export const contentText = (json: string): string =>
  blocksWritten(json)
    .map(({ text }) => text)
    .join("\n");

/** The blocks of a text that a form holds as a string; one that comes from elsewhere is taken apart anew. */
export function useBlocks(
  content: string,
  onWrite: (content: string) => void,
): [readonly Written[], (next: Written[]) => void] {
  const [held, setHeld] = useState(() => ({ of: content, blocks: blocksWritten(content) }));
  const shown = held.of === content ? held : { of: content, blocks: blocksWritten(content) };
  if (shown !== held) setHeld(shown);
  return [
    shown.blocks,
    (blocks) => {
      const of = contentOf(blocks);
      setHeld({ of, blocks });
      onWrite(of);
    },
  ];
}
