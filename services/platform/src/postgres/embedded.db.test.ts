import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { ensureDatabase, startEmbedded } from "./embedded.ts";

const folder = join(mkdtempSync(join(tmpdir(), "carloom pg ")), "postgres");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that starts the engine, says so and waits to be killed. */
async function startElsewhere() {
  const module = resolve(import.meta.dirname, "embedded.ts");
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(module)});
    try {
      const p = await startEmbedded({ folder: ${JSON.stringify(folder)}, port: 54470 });
      console.log("ready " + p.pid);
      setInterval(() => {}, 1000);
    } catch (error) { console.log("refused " + error.message); process.exit(3); }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, line: line.toString().trim() };
}

describe("embedded PostgreSQL", () => {
  it("survives the death of its parent: the next start attaches and finds every acknowledged row", async () => {
    const first = await startElsewhere();
    expect(first.line).toMatch(/^ready \d+/);

    const refused = await startElsewhere();
    expect(refused.line).toContain(`pid ${first.child.pid}`);

    const tool = await startEmbedded({ folder, port: 54470, shared: true });
    const client = new pg.Client({ connectionString: await ensureDatabase(tool, "kept") });
    await client.connect();
    await client.query("create table t (n int)");
    await client.query("insert into t select generate_series(1, 100)");
    await client.end();
    await tool.stop();

    const gone = once(first.child, "exit");
    first.child.kill("SIGKILL");
    await gone;

    const next = await startEmbedded({ folder, port: 54470 });
    expect(`ready ${next.pid}`).toBe(first.line);
    const again = new pg.Client({ connectionString: next.urlOf("kept") });
    await again.connect();
    expect((await again.query("select count(*)::int as count from t")).rows[0].count).toBe(100);
    const { rows } = await again.query("show fsync");
    expect(rows[0].fsync).toBe("on");
    await again.end();
    await next.stop();
    await expect(ensureDatabase(next, "kept")).rejects.toThrow();
  });

  it("starts though its old number belongs to another process, as after a container is started again", async () => {
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    try {
      const before = await startEmbedded({ folder, port: 54470 });
      await before.stop();
      const data = join(before.folder, "data");
      writeFileSync(join(data, "postmaster.pid"), `${other.pid}\n${data}\n${Date.now() / 1000}\n54470\n\n127.0.0.1\n`);
      const engine = await startEmbedded({ folder, port: 54470 });
      expect(engine.pid).not.toBe(other.pid);
      const client = new pg.Client({ connectionString: engine.urlOf("kept") });
      await client.connect();
      expect((await client.query("select count(*)::int as count from t")).rows[0].count).toBe(100);
      await client.end();
      await engine.stop();
    } finally {
      other.kill("SIGKILL");
    }
  });
});
