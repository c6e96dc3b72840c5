import { WrittenOnce, type WrittenProps } from "./tile-list.tsx";

/**
 * A long part of a page that a server writes once for all who see the same of it in the same language and channel. The
 * browser renders the same elements.
 */
export const Written = (part: WrittenProps) =>
  import.meta.env.SSR ? <WrittenOnce {...part} /> : <part.as className={part.className}>{part.children()}</part.as>;
