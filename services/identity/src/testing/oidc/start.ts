import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Person } from "./double.ts";

/** The provider, seen from a test. */
export type OidcDouble = {
  url: string;
  /** Settings that make it one of our providers. */
  env: Record<string, string>;
  /** Who signs in there next. */
  become(person: Person): Promise<void>;
  /** The browser follows to the provider, whose person agrees. @returns the address that it is sent back to */
  agree(authorization: string): Promise<string>;
  stop(): Promise<void>;
};

/** Starts the double in a process of its own, as Google or Kakao. */
export async function startOidc(): Promise<OidcDouble> {
  const file = fileURLToPath(new URL("./double.ts", import.meta.url));
  const child = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  if (!child.stdout) throw new Error("The double has no output.");
  const failed = once(child, "exit").then(() => Promise.reject(new Error("The double did not start.")));
  const [line] = (await Promise.race([once(child.stdout, "data"), failed])) as [Buffer];
  failed.catch(() => undefined);
  const url = String(line).trim();
  const keys = (name: string) => ({
    [`OIDC_${name}_CLIENT_ID`]: "client-of-ours",
    [`OIDC_${name}_CLIENT_SECRET`]: "secret-of-ours",
    [`OIDC_${name}_ISSUER`]: url,
  });
  return {
    url,
    env: { ...keys("GOOGLE"), ...keys("KAKAO") },
    async become(person) {
      await fetch(`${url}/_control`, { method: "POST", body: JSON.stringify(person) });
    },
    async agree(authorization) {
      const answer = await fetch(authorization, { redirect: "manual" });
      return answer.headers.get("location") ?? "";
    },
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}
