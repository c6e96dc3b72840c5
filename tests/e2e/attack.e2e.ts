import { afterAll, beforeAll, describe } from "vitest";
import { apiOf } from "../support/api.ts";
import { openDatabase } from "../support/database.ts";
import { startProduct } from "../support/product.ts";
import type { Attacked } from "./attack/attacked.ts";
import { attackDocuments } from "./attack/documents.ts";
import { attackFiles } from "./attack/files.ts";
import { attackGoods } from "./attack/goods.ts";

let attacked: Attacked;

beforeAll(async () => {
  const product = await startProduct({ CONFIRM_EMAIL: "false", LIMIT_UPLOADS_PER_MINUTE: "100000" });
  attacked = { product, api: apiOf(product), database: await openDatabase(product), pid: product.pid() };
});
afterAll(async () => {
  await attacked?.database.close();
  await attacked?.product.stop();
});

// whoever attacks signs in when their part begins: a token holds for five minutes
describe("tokens, documents and sockets", () => attackDocuments(() => attacked));
describe("goods", () => attackGoods(() => attacked));
describe("files", () => attackFiles(() => attacked));
