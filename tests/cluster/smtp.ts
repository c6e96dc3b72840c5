import { readdirSync, readFileSync, existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { freePorts } from "../support/product.ts";
import { type Engine, give, startEngine, until, write } from "./engine.ts";

/** A real SMTP server (Debian's aiosmtpd) that keeps what it takes in a Maildir. */
export type MailServer = {
  url: string;
  /** Every mail that it took, whole. */
  mails(): string[];
  away(): Promise<void>;
  back(): Promise<void>;
};

export async function startMail(folder: string): Promise<MailServer> {
  const [port = 0] = await freePorts(1);
  const box = join(folder, "box");
  write(join(folder, "empty"), "");
  give(folder, "nobody");
  let engine: Engine;
  const start = async () => {
    engine = startEngine(
      "aiosmtpd",
      ["aiosmtpd", "-n", "-l", `127.0.0.1:${port}`, "-c", "aiosmtpd.handlers.Mailbox", box],
      { user: "nobody" },
    );
    const greets = () =>
      new Promise<boolean>((done) => {
        const socket = connect(port, "127.0.0.1");
        socket.once("data", () => done(true)).once("error", () => done(false));
        setTimeout(() => socket.destroy(), 1000).unref();
        socket.once("close", () => done(false));
      });
    await until("the mail server greets", greets, { engines: [engine] });
  };
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => {
      const fresh = join(box, "new");
      return existsSync(fresh) ? readdirSync(fresh).map((name) => readFileSync(join(fresh, name), "utf8")) : [];
    },
    away: () => engine.stop("SIGKILL"),
    back: start,
  };
}
