import { boxIn, readVinyl, textsIn, type VinylContent, type VinylText } from "@carloom/build/vinyl";
import type { Services } from "@carloom/platform";
import { kept } from "./kept.ts";
import { leastEm, ownEm, type Texts } from "./letters.ts";

/** Vinyls whose texts are kept: a stored one never changes. */
const KEPT = 500;
/** Texts of one vinyl that are kept, those that look smallest. */
const MOST = 20;
/** As it is written where there is a text; most vinyls have none, and are not read any further. */
const TEXT = /"kind":\s*"text"/;

function smallest(content: VinylContent): Texts {
  const texts = textsIn(content)
    .map((text) => ({ text, em: leastEm(text.art, boxIn(text)) }))
    .sort((a, b) => a.em - b.em)
    .slice(0, MOST)
    .map(({ text }) => measured(text));
  return { size: content.size, texts };
}

/** Letters of a face that is somebody's own are as long as a drawing: they are measured now, and not kept. */
function measured({ art: { own, ...art }, size, at }: VinylText): Texts["texts"][number] {
  const em = own && ownEm({ ...art, own });
  return { art, size, at, ...(em && { em }) };
}

/** Reads which texts vinyls show, each once; of what cannot be read now nothing is known. */
export function createVinylTexts({ storage }: Pick<Services, "storage">) {
  const known = kept<Promise<Texts | null>>(KEPT);
  const read = async (object: string): Promise<Texts | null> => {
    const bytes = await storage.get(object);
    if (!bytes) return null;
    const text = new TextDecoder().decode(bytes);
    if (!TEXT.test(text)) return { size: [1, 1], texts: [] };
    const content = readVinyl(JSON.parse(text));
    return content.ok ? smallest(content.value) : null;
  };
  const textsOf = (object: string): Promise<Texts | null> => {
    const before = known.get(object);
    if (before) return before;
    const made = read(object)
      .catch(() => null)
      .then((texts) => {
        if (!texts) known.forget(object);
        return texts;
      });
    known.set(object, made);
    return made;
  };
  /** @param vinyls by hash, the names of their objects @returns by hash */
  return async (vinyls: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Texts>> => {
    const found = new Map<string, Texts>();
    for (const [hash, object] of vinyls) {
      const texts = await textsOf(object);
      if (texts) found.set(hash, texts);
    }
    return found;
  };
}
