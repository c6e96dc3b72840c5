import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { madeFiles, paidDesign, piece } from "../testing/production.ts";
import { ANSWER, COMMENT, LINK, proofsOf, SEND, WITHDRAW } from "../testing/proof.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { proofPages } from "./page.ts";
import { drawingHandler } from "./drawing.handler.ts";
import { PROOF_DECIDED_MAIL, PROOF_MAIL, PROOF_NEWS_MAIL, proofJobs } from "./proof.jobs.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
// one network writes all of these
beforeEach(() => shop.services.connection.pool.query("delete from platform.rate_window"));
afterAll(() => shop.drop());

const { worker, sent, linkOf, read, decide } = proofsOf(() => shop);
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);

/** Runs the jobs of a kind that wait. */
async function mails(task: string) {
  const { pool } = shop.services.connection;
  const { rows } = await pool.query(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1",
    [task],
  );
  const list = async () => (await shop.services.mailer.list?.()) ?? [];
  const before = new Set((await list()).map(({ id }) => id));
  const jobs = proofJobs(shop.services);
  // twice, as a job may be
  for (const attempt of [1, 2])
    for (const { payload } of rows) await jobs[task]?.(payload, { attempt, lastAttempt: false });
  await pool.query(
    "select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker.jobs j where task_identifier = $1",
    [task],
  );
  return (await list()).filter(({ id }) => !before.has(id));
}

describe("a proof", () => {
  it("is sent of files that are made, by staff, and shows by its link what is printed", async () => {
    const of = await paidDesign(shop);
    const early = (await shop.graphql(SEND, of, worker)).data.proofSend;
    expect(early).toEqual({ proof: null, errors: [{ code: "NOT_MADE", field: "design" }] });
    const fine = piece(3, { narrow: 1.2, thin: 0.25 });
    await madeFiles(shop, of.design, [piece(1), piece(2, { dpi: 120, flattened: ["mask"] }), fine]);
    const { proof } = (await shop.graphql(SEND, { ...of, message: "Look at the hood." }, worker)).data.proofSend;
    const seen = await read(await linkOf(proof.id));
    expect(seen).toMatchObject({
      id: null,
      version: 1,
      state: "OPEN",
      orderNumber: String(of.number),
      message: "Look at the hood.",
      pieces: [
        { number: 1, warnings: [] },
        { number: 2, dpi: 120, warnings: ["LOW_DPI", "FLATTENED"] },
        { number: 3, warnings: ["NARROW", "THIN"] },
      ],
    });
    const handler = drawingHandler(shop.services);
    const ask = (url: string) => handler(new Request(url), { ip: "1", requestId: "1" } as never);
    const answer = await ask(seen.pieces[1].picture);
    expect(answer?.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer?.headers.get("content-security-policy")).toContain("sandbox");
    expect(answer?.headers.get("cache-control")).toContain("no-store");
    expect(await answer?.text()).toBe("<svg>look2</svg>");
    expect((await ask(seen.pieces[1].picture.replace("2.svg", "9.svg")))?.status).toBe(404);
    await shop.graphql(WITHDRAW, { id: proof.id }, worker);
    expect((await ask(seen.pieces[1].picture))?.status).toBe(404);
  });

  it("has links of which the shop keeps the hash alone, which are no other's and can be withdrawn", async () => {
    const { token, id } = await sent();
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await shop.services.connection.pool.query(
      "select hash from commerce.proof_link where proof_id = $1",
      [id],
    );
    const hash = createHash("sha256").update(token).digest();
    expect(rows.map((row) => row.hash.equals(hash))).toEqual([true]);
    expect(await read(`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`)).toBeNull();
    expect(await read("none")).toBeNull();
    expect((await shop.graphql(WITHDRAW, { id }, worker)).data.proofWithdraw.proof.state).toBe("WITHDRAWN");
    const gone = await read(token);
    expect(gone).toMatchObject({
      state: "WITHDRAWN",
      title: "",
      orderNumber: "",
      pieces: [],
      comments: [],
      isLinkOpen: false,
    });
    expect(codes(await decide(token, "APPROVED"))).toEqual(["CLOSED"]);
    expect((await shop.graphql(LINK, { id }, worker)).data.proofLink).toEqual({
      link: null,
      errors: [{ code: "CLOSED" }],
    });
  });

  it("ends with its time", async () => {
    const { token, design } = await sent();
    const { pool } = shop.services.connection;
    await pool.query("alter table commerce.proof disable trigger kept");
    await pool.query("update commerce.proof set expires_at = now() - interval '1 second' where design_id = $1", [
      design,
    ]);
    await pool.query("alter table commerce.proof enable trigger kept");
    expect(await read(token)).toMatchObject({ state: "EXPIRED", pieces: [], title: "" });
    expect(codes(await decide(token, "APPROVED"))).toEqual(["CLOSED"]);
  });

  it("is superseded by the next version, whose link the older one does not tell", async () => {
    const first = await sent();
    const next = (await shop.graphql(SEND, { order: first.order, design: first.design }, worker)).data.proofSend.proof;
    expect(next.version).toBe(2);
    const old = await read(first.token);
    expect(old).toMatchObject({ version: 1, state: "SUPERSEDED", pieces: [], isLinkOpen: false });
    expect(codes(await decide(first.token, "APPROVED"))).toEqual(["CLOSED"]);
    expect(await read(await linkOf(next.id))).toMatchObject({ version: 2, state: "OPEN" });
  });
});

it("a proof ends with its order: nothing is shown, mailed, said or approved once that is canceled", async () => {
  const { token, id, order, number } = await sent("EN", { message: "Look" });
  const [piece] = (await read(token)).pieces;
  const canceled = await shop.graphql(
    `mutation($id: ID!) { orderCancel(id: $id) { errors { code } } }`,
    { id: order },
    worker,
  );
  expect(canceled.data.orderCancel.errors).toEqual([]);
  expect(await read(token)).toMatchObject({
    state: "CLOSED",
    title: "",
    orderNumber: "",
    pieces: [],
    isLinkOpen: false,
  });
  const page = await proofPages(shop.services, { ordered: async () => null })(token);
  expect(page).toMatchObject({ proof: { state: "CLOSED", isLinkOpen: false, message: "" }, shown: null });
  const drawing = await drawingHandler(shop.services)(new Request(piece.picture), { ip: "1", requestId: "1" } as never);
  expect(drawing?.status).toBe(404);
  expect(codes(await decide(token, "APPROVED"))).toEqual(["CLOSED"]);
  expect((await shop.graphql(LINK, { id }, worker)).data.proofLink.link).toBeNull();
  expect((await shop.graphql(ANSWER, { id, text: "x" }, worker)).data.proofAnswer.errors).toEqual([
    { code: "CLOSED", field: "proof" },
  ]);
  expect((await mails(PROOF_MAIL)).filter(({ subject }) => subject.includes(String(number)))).toEqual([]);
});

describe("a decision", () => {
  it("is an act of its own, made once, of two at once too, and stays as it is", async () => {
    const { token, id, order } = await sent();
    await read(token);
    expect(await read(token)).toMatchObject({ state: "OPEN", decision: null });
    const both = await Promise.all([
      decide(token, "APPROVED", { name: "A" }),
      decide(token, "CHANGES", { name: "B", text: "Bluer." }),
    ]);
    expect(both.flatMap(codes)).toEqual(["DECIDED"]);
    const winner = both.find(({ errors }) => errors.length === 0);
    expect((await read(token)).decision).toEqual(winner.proof.decision);
    expect(codes(await decide(token, "APPROVED"))).toEqual(["DECIDED"]);
    const { pool } = shop.services.connection;
    for (const statement of [
      "update commerce.proof_decision set name = 'x' where proof_id = $1",
      "delete from commerce.proof_decision where proof_id = $1",
      "update commerce.proof set message = 'x' where id = $1",
      "update commerce.proof set drawings = 'x' where id = $1",
      "update commerce.proof set user_id = gen_random_uuid() where id = $1",
      "delete from commerce.proof where id = $1",
    ])
      await expect(pool.query(statement, [id])).rejects.toThrow("stays as it is");
    // whoever sent it for the shop may leave it
    await pool.query("update commerce.proof set user_id = null where id = $1", [id]);
    const events = await shop.graphql(
      `query($id: ID!) { order(id: $id) { events { type message } } }`,
      { id: order },
      worker,
    );
    const noted = events.data.order.events.map(({ message }: { message: string }) => message);
    expect(noted).toContain(`proof.SENT 1`);
    // who took out a link could have answered for the buyer
    expect(noted).toContain("proof.LINKED 1");
    expect(noted.some((one: string) => /^proof\.(APPROVED 1 A|CHANGES 1 B)$/.test(one))).toBe(true);
  });

  it("needs a name, and what shall be changed", async () => {
    const { token } = await sent();
    for (const name of [" \n ", "\u200b\u2060", "\u202e", "…"])
      expect((await decide(token, "APPROVED", { name })).errors).toEqual([{ code: "REQUIRED", field: "name" }]);
    expect((await decide(token, "CHANGES")).errors).toEqual([{ code: "REQUIRED", field: "text" }]);
    expect((await decide(token, "CHANGES", { text: "x".repeat(2001) })).errors).toEqual([
      { code: "TOO_LONG", field: "text" },
    ]);
    expect(await read(token)).toMatchObject({ state: "OPEN" });
    expect((await decide(token, "APPROVED", { name: "Kim\u202e nim\tMin" })).proof.decision.name).toBe("Kim nim Min");
  });

  it("is mailed to the buyer in the order's language and to the shop in that of staff, once each", async () => {
    const { token, number } = await sent("KO_KR");
    await decide(token, "APPROVED");
    const told = (await mails(PROOF_DECIDED_MAIL)).filter(({ subject }) => subject.includes(String(number)));
    expect(told.map(({ to }) => to).sort()).toEqual(
      ["buyer@people.example", shop.services.settings.env.CONTACT_EMAIL].sort(),
    );
    const own = told.find(({ to }) => to === "buyer@people.example");
    expect(own?.subject).toMatch(/[가-힣]/);
    expect(own?.text).toContain("Kim Min-jun");
    expect(told.find(({ to }) => to !== "buyer@people.example")?.subject).toContain(String(number));
  });
});

it("the buyer's order says how the proof stands, and neither its link nor who answered", async () => {
  const { order, token, id } = await sent();
  const { order: found } = (await shop.graphql(`query($id: ID!) { order(id: $id) { token } }`, { id: order }, worker))
    .data;
  const said = async () =>
    (
      await shop.graphql(`query($token: UUID!) { orderDesigns(token: $token) { proof { version state decidedAt } } }`, {
        token: found.token,
      })
    ).data.orderDesigns;
  expect(await said()).toEqual([{ proof: { version: 1, state: "OPEN", decidedAt: null } }]);
  await decide(token, "APPROVED");
  expect(await said()).toEqual([{ proof: { version: 1, state: "APPROVED", decidedAt: expect.stringMatching(/^20/) } }]);
  await shop.graphql(WITHDRAW, { id }, worker);
  expect(await said()).toMatchObject([{ proof: { state: "WITHDRAWN" } }]);
});

describe("the buyer's own page", () => {
  const OWN = "design version state isShown decision { kind name text }";
  const LIST = `query($token: UUID!) { orderOwnProofs(token: $token) { ${OWN} } }`;
  const GET = `mutation($token: UUID!, $email: String, $design: UUID!, $version: Int!) {
    orderProofLink(token: $token, email: $email, design: $design, version: $version) { link errors { code field } } }`;
  const CHANGE = `mutation($token: UUID!, $email: String, $design: UUID!, $version: Int!, $name: String!, $text: String!) {
    orderProofChanges(token: $token, email: $email, design: $design, version: $version, name: $name, text: $text) {
      proofs { ${OWN} } errors { code field } } }`;
  const buyer = customer({ email: "buyer@people.example", isConfirmed: true });
  const trackingOf = async (order: string) =>
    (await shop.graphql(`query($id: ID!) { order(id: $id) { token } }`, { id: order }, worker)).data.order.token;

  it("asks for changes without the link: noted with who, mailed to both, and shown until the next version", async () => {
    const first = await sent("JA_JP");
    const token = await trackingOf(first.order);
    const which = { token, design: first.design, version: 1 };
    const said = { ...which, name: "Kim", text: "The hood without stripes." };
    // a stranger has the order's link, and is told nothing
    for (const [more, visitor] of [
      [{}, null],
      [{}, customer({ email: "other@people.example", isConfirmed: true })],
      [{ email: "other@people.example" }, null],
    ] as const) {
      const [change, link] = [
        (await shop.graphql(CHANGE, { ...said, ...more }, visitor)).data.orderProofChanges,
        (await shop.graphql(GET, { ...which, ...more }, visitor)).data.orderProofLink,
      ];
      expect([change, link]).toEqual([
        { proofs: [], errors: [{ code: "NOT_FOUND", field: "id" }] },
        { link: null, errors: [{ code: "NOT_FOUND", field: "id" }] },
      ]);
      expect((await shop.graphql(LIST, { token }, visitor)).data.orderOwnProofs).toEqual([]);
    }
    const ask = async (more: object = {}) =>
      (await shop.graphql(CHANGE, { ...said, ...more }, buyer)).data.orderProofChanges;
    expect((await ask({ text: " " })).errors).toEqual([{ code: "REQUIRED", field: "text" }]);
    expect(codes(await ask({ version: 2 }))).toEqual(["NOT_FOUND"]);
    const decision = { kind: "CHANGES", name: "Kim", text: "The hood without stripes." };
    expect(await ask()).toEqual({
      proofs: [{ design: first.design, version: 1, state: "CHANGES", isShown: true, decision }],
      errors: [],
    });
    expect(codes(await ask())).toEqual(["DECIDED"]);
    expect(codes(await decide(first.token, "APPROVED"))).toEqual(["DECIDED"]);
    const history = `query($id: ID!) { order(id: $id) { events { type message user { id } } } }`;
    const { events } = (await shop.graphql(history, { id: first.order }, worker)).data.order;
    expect(events.map(({ message }: { message: string }) => message)).toContain("proof.CHANGES 1 Kim");
    const told = (await mails(PROOF_DECIDED_MAIL)).filter(({ subject }) => subject.includes(String(first.number)));
    expect(told.map(({ to }) => to).sort()).toEqual([buyer.email, shop.services.settings.env.CONTACT_EMAIL].sort());
    expect(told.find(({ to }) => to === buyer.email)?.subject).toMatch(/[\u3040-\u30ff]/);
    for (const { text } of told) expect(text).toContain("The hood without stripes.");
    await shop.graphql(SEND, { order: first.order, design: first.design }, worker);
    expect((await shop.graphql(LIST, { token }, buyer)).data.orderOwnProofs).toMatchObject([
      { version: 2, state: "OPEN", decision: null },
      { version: 1, state: "SUPERSEDED", isShown: false, decision },
    ]);
  });

  it("opens a proof that is still shown, also by the order's e-mail", async () => {
    const { order, design, id } = await sent();
    const which = { token: await trackingOf(order), design, version: 1 };
    const get = async (more: object, visitor: typeof buyer | null) =>
      (await shop.graphql(GET, { ...which, ...more }, visitor)).data.orderProofLink;
    for (const { link } of [await get({}, buyer), await get({ email: "Buyer@people.example" }, null)]) {
      const [, secret = ""] = /\/proof\/([\w-]{43})/.exec(link) ?? [];
      expect(await read(secret)).toMatchObject({ version: 1, state: "OPEN" });
    }
    await shop.graphql(WITHDRAW, { id }, worker);
    expect(await get({}, buyer)).toEqual({ link: null, errors: [{ code: "CLOSED", field: "version" }] });
  });
});

describe("comments", () => {
  it("point at a piece or at the car, and are answered by staff as the shop", async () => {
    const { token, id } = await sent();
    const place = { piece: 2, x: 0.25, y: 0.5 };
    const add = async (more: object) =>
      (await shop.graphql(COMMENT, { token, name: "Kim", text: "Here <b>please</b>", ...more })).data.proofComment;
    const { proof } = await add({ place });
    expect(proof.comments).toMatchObject([
      { isStaff: false, text: "Here <b>please</b>", place: { ...place, point: null } },
    ]);
    const onCar = await add({ place: { point: [0.5, 0.9, 1.2], normal: [0, 1, 0] } });
    expect(onCar.proof.comments[1].place).toMatchObject({ piece: null, point: [0.5, 0.9, 1.2] });
    for (const wrong of [{ piece: 7, x: 0, y: 0 }, { piece: 1, x: 2, y: 0 }, { point: [1, 2], normal: [0, 1, 0] }, {}])
      expect((await add({ place: wrong })).errors).toEqual([{ code: "INVALID", field: "place" }]);
    const comment = proof.comments[0].id;
    const answered = (await shop.graphql(ANSWER, { id, comment, text: "Done." }, worker)).data.proofAnswer;
    expect(answered.proof.comments.at(-1)).toMatchObject({ isStaff: true, answers: comment, text: "Done." });
    expect((await shop.graphql(ANSWER, { id, comment: id, text: "x" }, worker)).data.proofAnswer.errors).toEqual([
      { code: "NOT_FOUND", field: "comment" },
    ]);
    const toBuyer = await mails(PROOF_NEWS_MAIL);
    expect(toBuyer.map(({ to }) => to).sort()).toEqual(
      ["buyer@people.example", shop.services.settings.env.CONTACT_EMAIL].sort(),
    );
    expect(toBuyer.find(({ to }) => to === "buyer@people.example")?.text).toContain("Done.");
    await decide(token, "APPROVED");
    expect(codes(await add({}))).toEqual(["DECIDED"]);
  });

  it("are bounded for one network", async () => {
    const { token } = await sent();
    let last: { errors: { code: string }[] } = { errors: [] };
    for (let i = 0; i < 31 && last.errors.length === 0; i++)
      last = (await shop.graphql(COMMENT, { token, name: "Kim", text: "again" })).data.proofComment;
    expect(codes(last)).toEqual(["LIMIT"]);
  });
});

it("a link comes by mail in the order's language, and opens its proof", async () => {
  const { number } = await sent("JA_JP", { message: "Bitte prüfen" });
  const told = await mails(PROOF_MAIL);
  const own = told.find(({ subject }) => subject.includes(String(number)));
  expect(own?.subject).toMatch(/[\u3040-\u30ff]/);
  expect(own?.text).toContain("Bitte prüfen");
  const [, token = ""] = /\/proof\/([\w-]{43})/.exec(own?.text ?? "") ?? [];
  expect(await read(token)).toMatchObject({ state: "OPEN", orderNumber: String(number) });
  // sent once, though its job ran twice
  expect(told.filter(({ subject }) => subject.includes(String(number)))).toHaveLength(1);
});

it("staff without the role for orders send, withdraw and link nothing", async () => {
  const { id, order, design } = await sent();
  for (const visitor of [null, customer(), customer({ isStaff: true, roles: ["support"] })])
    for (const [document, variables] of [
      [SEND, { order, design }],
      [WITHDRAW, { id }],
      [LINK, { id }],
      [ANSWER, { id, text: "x" }],
    ] as const)
      expect((await shop.graphql(document, variables, visitor)).errors).toHaveLength(1);
});
