import { randomUUID } from "node:crypto";
import { identityMigrations } from "@carloom/identity";
import { testServices } from "@carloom/platform/testing";
import { expect, it } from "vitest";
import { commerceMigrations } from "../migrations/index.ts";
import { rowsOf } from "../testing/rows.ts";
import { frozenUploads } from "./design.repository.ts";

it("a picture that a cart, an order, what an order had before or a quote shows is known, and no other", async () => {
  const services = await testServices([identityMigrations, commerceMigrations]);
  try {
    const rows = await rowsOf(services.connection.pool);
    const [inDesign, before, quoted, free] = Array.from({ length: 4 }, () => randomUUID());
    const build = (uuid: string | undefined) => ({
      stickers: [{ art: { kind: "library", uuid: free } }, { art: { kind: "upload", uuid } }],
    });
    await rows.insert("commerce.design", { build: JSON.stringify(build(inDesign)), lines: "[]" });
    await rows.insert("commerce.design_version", { build: JSON.stringify(build(before)), lines: "[]" });
    await rows.insert("commerce.quote", { designs: JSON.stringify([{ build: build(quoted) }]), lines: "[]" });
    const asked = [inDesign, before, quoted, free].map(String);
    expect(new Set(await frozenUploads(services.db, asked))).toEqual(new Set(asked.slice(0, 3)));
    // and each is found by an index
    const { rows: indexes } = await services.connection.pool.query(
      `select indexname from pg_indexes where indexname = any($1) order by 1`,
      [["design_uploads", "design_version_uploads", "quote_uploads"]],
    );
    expect(indexes).toHaveLength(3);
  } finally {
    await services.drop();
  }
});
