import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { access } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

/** What a sealed file is called after its own name: anybody's `age` opens it, https://age-encryption.org/v1. */
const SEALED = ".age";

/** Writes and reads the files of a backup, sealed where there is a key. */
export type BackupFiles = {
  write(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** @throws where there is no such file, or it is sealed and cannot be opened */
  read(path: string): Promise<AsyncIterable<Uint8Array>>;
};

/** Why a sealed file cannot be opened; the message is for a person. */
export class SealError extends Error {
  override name = "SealError";
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const toWeb = (chunks: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

/**
 * @param keys `recipient` (`age1…`) seals what is written, so that the machine that backs up cannot read its own backups;
 * `identity` (`AGE-SECRET-KEY-1…`) opens what is read. Several stand apart by commas.
 */
export function backupFiles({ recipient, identity }: { recipient?: string; identity?: string } = {}): BackupFiles {
  const named = (keys: string | undefined) => (keys ?? "").split(",").flatMap((key) => key.trim() || []);
  const encrypter = new Encrypter();
  const recipients = named(recipient);
  for (const one of recipients) encrypter.addRecipient(one);
  const decrypter = new Decrypter();
  for (const one of named(identity)) decrypter.addIdentity(one);
  return {
    async write(path, chunks) {
      const sealed = recipients.length > 0;
      const source = sealed ? fromWeb(await encrypter.encrypt(toWeb(chunks))) : Readable.from(chunks);
      await pipeline(source, createWriteStream(sealed ? path + SEALED : path, { mode: 0o600 }));
    },
    async read(path) {
      if (await isThere(path)) return createReadStream(path);
      const file = createReadStream(path + SEALED);
      await once(file, "open");
      if (!identity) throw new SealError("The backup is sealed. Set BACKUP_IDENTITY to the key that opens it.");
      const opened = await decrypter
        .decrypt(Readable.toWeb(file) as ReadableStream<Uint8Array>)
        .catch((cause: unknown) => {
          throw new SealError("BACKUP_IDENTITY does not open this backup: it was sealed for another key.", { cause });
        });
      return fromWeb(opened);
    },
  };
}

/** A new pair of keys: what seals, and what opens. */
export async function sealingKeys(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
