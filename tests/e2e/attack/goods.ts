import { randomUUID } from "node:crypto";
import * as documents from "@carloom/threed/documents";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import * as shop from "../../../services/commerce/src/testing/documents.ts";
import { SEOUL } from "../../support/addresses.ts";
import type { Answer, Api } from "../../support/api.ts";
import type { ProductDatabase } from "../../support/database.ts";
import { newPerson, type Person } from "../../support/people.ts";
import type { Product } from "../../support/product.ts";
import { CHANNEL, complete, type Goods, goodsOf, readyCart } from "../../support/shop.ts";
import { stillUp, unchanged } from "../../support/unchanged.ts";
import type { Attacked } from "./attacked.ts";

/** What buyers and thieves try with goods, carts and what belongs to somebody else. @param open what the suite has open, once it has */
export function attackGoods(open: () => Attacked): void {
  const SLUG = "halden-gt";
  const OWNER = "owner@carloom.example";
  let product: Product;
  let api: Api;
  let database: ProductDatabase;
  let part: Goods;
  let victim: Person;
  let thief: Person;
  let pid: number;

  beforeAll(async () => {
    ({ product, api, database, pid } = open());
    [victim, thief] = await Promise.all([newPerson(api), newPerson(api)]);
    const found = (await goodsOf(api)).find(({ category }) => category.includes("rim"));
    if (!found) throw new Error("No wheels are on sale.");
    part = found;
  });

  const globalId = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString("base64");
  const newCart = async (token?: string): Promise<string> =>
    (await api.commerce(shop.CREATE, { input: { channel: CHANNEL } }, token)).data.checkoutCreate.checkout.id;
  const projectOf = async (person: Person): Promise<string> => {
    const { uuid } = (await api.threed(documents.TEMPLATE, { slug: SLUG })).data.template;
    const variables = { templateUuid: uuid, input: { title: "Mine", description: "Secret" } };
    const made = await api.threed(documents.PERSONAL_PROJECT_CREATE, variables, person.bearer);
    return made.data.personalProjectCreate.project.uuid;
  };

  describe("a cart's input", () => {
    it("has no place for prices, totals, currencies or fractions", async () => {
      const id = await newCart();
      const line = { variantId: part.variantId, quantity: 1 };
      const design = { templateSlug: SLUG, build: {} };
      const cases: [string, object][] = [
        [shop.LINES_ADD, { id, lines: [{ ...line, price: 0.01 }] }],
        [shop.LINES_ADD, { id, lines: [{ ...line, unitPrice: 1, total: 1 }] }],
        [shop.LINES_ADD, { id, lines: [{ ...line, currency: "KRW" }] }],
        [shop.LINES_ADD, { id, lines: [{ ...line, quantity: 0.5 }] }],
        [shop.LINES_ADD, { id, lines: [{ ...line, quantity: "2" }] }],
        [shop.LINES_ADD, { id, lines: [{ ...line, quantity: 3e9 }] }],
        [shop.CREATE, { input: { channel: CHANNEL, userId: "1" } }],
        [shop.CREATE, { input: { channel: CHANNEL, total: 1 } }],
        [shop.DESIGN_ADD, { checkoutId: id, design: { ...design, price: 1 } }],
        [shop.QUOTE, { channel: CHANNEL, design: { ...design, total: 1 } }],
      ];
      await unchanged(product, database, async () => {
        for (const [query, variables] of cases) {
          const answer = await api.commerce(query, variables);
          expect([variables, answer.data ?? null]).toEqual([variables, null]);
          expect(answer.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
        }
      });
    });

    it("refuses quantities that are none, and prices hidden in a design", async () => {
      const id = await newCart();
      const add = (quantity: number) =>
        [shop.LINES_ADD, { id, lines: [{ variantId: part.variantId, quantity }] }] as const;
      const build = (build: object) =>
        [shop.DESIGN_ADD, { checkoutId: id, design: { templateSlug: SLUG, build } }] as const;
      const sticker = { position: [0, 0.9, 1.2], rotation: [0, 0, 0, 1], size: [0.4, 0.4], depth: 0.3 };
      const lettering = { kind: "text", text: "x", font: "inter", color: "#ffffff" };
      const cases: [string, readonly [string, object], string][] = [
        ["minus one", add(-1), "ZERO_QUANTITY"],
        ["zero", add(0), "ZERO_QUANTITY"],
        ["a thousand million", add(1_000_000_000), "QUANTITY_GREATER_THAN_LIMIT"],
        ["more than there are", add(part.available + 1), "INSUFFICIENT_STOCK"],
        ["a price in the build", build({ price: 1 }), "INVALID"],
        ["a price on a sticker", build({ stickers: [{ ...sticker, id: "a", art: lettering, price: 0 }] }), "INVALID"],
        [
          "a sticker of less than nothing",
          build({ stickers: [{ ...sticker, id: "a", art: lettering, size: [-1, 1] }] }),
          "INVALID",
        ],
        ["a part that is none", build({ parts: { spoiler: randomUUID() } }), "UNKNOWN_PART"],
        ["nothing at all", build({}), "NO_LINES"],
        ["completion of nothing", [shop.COMPLETE, { id }], "NO_LINES"],
      ];
      await unchanged(product, database, async () => {
        for (const [name, [query, variables], code] of cases) {
          const { data, errors } = await api.commerce(query, variables);
          const [payload] = Object.values(data ?? {}) as { errors: { code: string }[] }[];
          expect([name, errors, payload?.errors[0]?.code]).toEqual([name, undefined, code]);
        }
      });
      await stillUp(product, pid);
    });
  });

  /** Everything of an answer but the id that was asked for. */
  const withoutIds = (answer: Answer, ids: readonly string[]) => {
    let text = JSON.stringify(answer);
    for (const id of ids) text = text.replaceAll(id, "ID");
    return text;
  };

  describe("what belongs to somebody else", () => {
    it("answers as if it had never been, in the 3D service", async () => {
      const project = await projectOf(victim);
      const own = await projectOf(thief);
      const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
        .png()
        .toBuffer();
      const file = new Blob([new Uint8Array(bytes)]);
      const upload = await api.upload(documents.UPLOAD_IMAGE, { image: null }, "variables.image", file, victim.bearer);
      const image = upload.data.uploadImage.image.uuid as string;
      const input = { title: "Secret", partModelUuids: [], stickers: [], setting: {} };
      const made = await api.threed(documents.PROJECT_PRESET_CREATE, { projectUuid: project, input }, victim.token);
      const preset = made.data.projectPresetCreate.projectPreset.uuid as string;
      const place = { position: [0, 0.9, 1.2], rotation: [0, 0, 0, 1], size: [0.4, 0.4], depth: 0.3 };
      const art = (uuid: string) => [{ ...place, id: "a", art: { kind: "upload", uuid } }];
      const cases: [string, string, (uuid: string) => object][] = [
        ["presets of a project", documents.PROJECT_PRESETS, (projectUuid) => ({ projectUuid, first: 100 })],
        ["a preset in a project", documents.PROJECT_PRESET_CREATE, (projectUuid) => ({ projectUuid, input })],
        ["a project", documents.PROJECT_UPDATE, (uuid) => ({ uuid, version: 1, input: { title: "Taken" } })],
        ["a project, by its version", documents.PROJECT_UPDATE, (uuid) => ({ uuid, version: 7, input: {} })],
        ["a chat", documents.AI_CHAT, (projectUuid) => ({ message: "hi", projectUuid })],
        ["a preset", documents.PROJECT_PRESET_DELETE, (uuid) => ({ uuid })],
        ["a picture", documents.IMAGES, (uuid) => ({ uuids: [uuid] })],
        [
          "a picture in a preset",
          documents.PROJECT_PRESET_CREATE,
          (uuid) => ({ projectUuid: own, input: { ...input, stickers: art(uuid) } }),
        ],
        [
          "a picture in a build",
          documents.PROJECT_UPDATE,
          (uuid) => ({ uuid: own, version: 1, input: { option: { stickers: art(uuid) } } }),
        ],
      ];
      await unchanged(product, database, async () => {
        for (const [name, query, variablesOf] of cases) {
          for (const token of [thief.bearer, null]) {
            const unknown = randomUUID();
            const expected = withoutIds(await api.threed(query, variablesOf(unknown), token), [unknown]);
            for (const id of [project, preset, image])
              expect([name, withoutIds(await api.threed(query, variablesOf(id), token), [id])]).toEqual([
                name,
                expected,
              ]);
          }
        }
      });
      const found = (await api.threed(documents.IMAGES, { uuids: [image] }, victim.bearer)).data.images;
      expect(found).toHaveLength(1);
    });

    it("answers as if it had never been, in the shop", async () => {
      const ADDRESS = `mutation a($input: AddressInput!) { accountAddressCreate(input: $input) { address { id } errors { code } } }`;
      const address = (await api.commerce(ADDRESS, { input: SEOUL }, victim.bearer)).data.accountAddressCreate.address
        .id;
      const lines = [{ variantId: part.variantId, quantity: 1 }];
      // the order first: attaching takes in what the customer had in carts before
      const guest = await readyCart(api, lines);
      await api.commerce(shop.ATTACH, { id: guest }, victim.bearer);
      const { order } = (await api.commerce(shop.COMPLETE, { id: guest }, victim.bearer)).data.checkoutComplete;
      const cart = await newCart(victim.bearer);
      const line = (await api.commerce(shop.LINES_ADD, { id: cart, lines }, victim.bearer)).data.checkoutLinesAdd
        .checkout.lines[0].id as string;
      const own = await newCart(thief.bearer);
      const mutation = (name: string, rest = "") =>
        `mutation m($id: ID!) { ${name}(id: $id${rest}) { errors { field code message } } }`;
      const cases: [string, string, (id: string) => object][] = [
        ["a cart", shop.READ, (id) => ({ id })],
        ["its lines", shop.LINES_ADD, (id) => ({ id, lines })],
        ["its address", shop.SHIPPING, (id) => ({ id, shippingAddress: SEOUL })],
        ["its bill", shop.BILLING, (id) => ({ id, billingAddress: SEOUL })],
        ["its e-mail", shop.EMAIL, (id) => ({ id, email: "a@b.example" })],
        ["its delivery", shop.DELIVERY, (id) => ({ id, deliveryMethodId: globalId("ShippingMethod", "1") })],
        ["its owner", shop.ATTACH, (id) => ({ id })],
        ["its completion", shop.COMPLETE, (id) => ({ id })],
        ["a design in it", shop.DESIGN_ADD, (checkoutId) => ({ checkoutId, presetUuid: randomUUID() })],
        ["a line in one's own cart", shop.LINES_DELETE, (lineId) => ({ id: own, linesIds: [lineId] })],
        ["a line's quantity", shop.LINES_UPDATE, (lineId) => ({ id: own, lines: [{ lineId, quantity: 5 }] })],
        ["an order", "query o($id: ID!) { order(id: $id) { number userEmail } }", (id) => ({ id })],
        ["an order to cancel", mutation("orderCancel"), (id) => ({ id })],
        ["an order to pay", mutation("orderMarkAsPaid"), (id) => ({ id })],
        ["an address", mutation("accountAddressDelete"), (id) => ({ id })],
        ["a default address", mutation("accountSetDefaultAddress", ", type: SHIPPING"), (id) => ({ id })],
      ];
      const kinds: [string, string][] = [
        ["Checkout", cart],
        ["Checkout", guest],
        ["CheckoutLine", line],
        ["Order", order.id],
        ["Address", address],
      ];
      await unchanged(product, database, async () => {
        for (const [name, query, variablesOf] of cases) {
          for (const token of [thief.bearer, null]) {
            for (const [kind, id] of kinds) {
              const unknown = globalId(kind, randomUUID());
              const answers = [];
              for (const key of [unknown, id])
                answers.push(withoutIds(await api.commerce(query, variablesOf(key), token), [key]));
              expect([name, kind, answers[1]]).toEqual([name, kind, answers[0]]);
              expect(answers[1]).not.toContain(victim.email);
            }
          }
        }
      });
      expect((await api.commerce(shop.READ, { id: cart }, victim.bearer)).data.checkout.id).toBe(cart);
      await stillUp(product, pid);
    });
  });

  describe("a template that is not open", () => {
    it("is withheld from everybody but the administrators, and they must have confirmed their address", async () => {
      // what the database derives from other columns cannot be written
      const [own] = await database.rows(
        `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_schema = 'threed' and table_name = 'template' and is_generated = 'NEVER'`,
      );
      await database.rows(
        `insert into threed.template (${own?.columns}) select ${own?.columns} from (
         select (jsonb_populate_record(t, jsonb_build_object(
           'uuid', gen_random_uuid(), 'slug', 'halden-secret', 'status', 'closed'))).*
         from threed.template t where slug = $1) copy`,
        [SLUG],
      );
      const [row] = await database.rows("select uuid::text from threed.template where slug = 'halden-secret'");
      const uuid = row?.uuid as string;
      const sees = async (token: string | null) => {
        const all = (await api.threed(documents.TEMPLATES, { first: 100 }, token)).data.templates.edges;
        const one = (await api.threed(documents.TEMPLATE, { slug: "halden-secret" }, token)).data.template;
        expect(all.some((edge: { node: { uuid: string } }) => edge.node.uuid === uuid)).toBe(one !== null);
        return one !== null;
      };
      const owner = await newPerson(api, OWNER);
      const templateSlug = "halden-secret";
      await unchanged(product, database, async () => {
        for (const token of [null, victim.bearer, owner.bearer, owner.token]) {
          expect(await sees(token)).toBe(false);
          expect((await api.threed(documents.PROJECT, { templateSlug }, token)).data).toEqual({ project: null });
          expect((await api.threed(documents.PART_MODELS, { templateSlug }, token)).data.partModels.totalCount).toBe(0);
          const create = { templateUuid: uuid, input: { title: "t", description: "" } };
          const made = (await api.threed(documents.PERSONAL_PROJECT_CREATE, create, token)).data.personalProjectCreate;
          expect([made.project, made.error.type]).toEqual([null, token ? "NOT_FOUND" : "UNAUTHENTICATED"]);
          const quote = { channel: CHANNEL, design: { templateSlug, build: {} } };
          const { problems } = (await api.commerce(shop.QUOTE, quote, token)).data.designQuote;
          expect(problems).toMatchObject([{ code: "unknown-template" }]);
        }
        for (const path of ["/car", "/car/halden-secret"])
          expect(await (await fetch(product.site + path)).text()).not.toContain(uuid);
      });
      await database.rows("update commerce.account set is_confirmed = true where email = $1", [OWNER]);
      expect(await sees(owner.bearer)).toBe(true);
      expect(await sees(victim.bearer)).toBe(false);
    });
  });

  describe("a price", () => {
    it("is the server's at the moment of the order", async () => {
      const id = await readyCart(api, [{ variantId: part.variantId, quantity: 1 }]);
      const { order } = await complete(api, id);
      const { subtotal } = (await api.commerce(shop.TRACK, { token: order.token })).data.orderByToken;
      expect(subtotal.net.amount).toBe(part.price);
    });
  });
}
