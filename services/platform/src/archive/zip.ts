import { Readable } from "node:stream";
import { ZipFile as Archive } from "yazl";

/** A file of an archive; what is compressed already is stored as it is. */
export type ZipFile = { path: string; bytes: Uint8Array; isCompressed?: boolean };

/** The first day that a ZIP knows: an archive tells nothing of when it was put together. */
const NO_DATE = new Date(1980, 0, 1);

/** Puts a file in; it is written, and its bytes are let go, when this is done. */
const put = (archive: Archive, { path, bytes, isCompressed }: ZipFile): Promise<void> =>
  new Promise((resolve) =>
    archive.addReadStreamLazy(path, { compress: !isCompressed, mtime: NO_DATE, forceDosTimestamp: true }, (give) =>
      give(null, Readable.from([bytes]).once("close", resolve)),
    ),
  );

/**
 * A ZIP archive, written as it is read: it holds a file or two at a time, and of those before only their names and places.
 *
 * @throws what reading the files throws
 */
export async function* zip(
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const archive = new Archive();
  const out = archive.outputStream as Readable;
  async function* each(): AsyncGenerator<ZipFile> {
    yield* files;
  }
  const source = each();
  const fill = async (): Promise<void> => {
    for (let next = await source.next(); !next.done; next = await source.next()) await put(archive, next.value);
    archive.end();
  };
  fill().catch((error: Error) => out.destroy(error));
  try {
    for await (const chunk of out) yield chunk as Uint8Array;
  } finally {
    // whoever stops taking stops the reading too
    await source.return(undefined);
  }
}
