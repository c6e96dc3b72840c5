// @vitest-environment happy-dom
import "../../testing/page-settings.ts";
import { emptyBuild } from "@carloom/build";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allBy, by, press, settled, show, type TestStudio, testStudio } from "../../testing/test-studio.tsx";
import { readEvents } from "@carloom/api-client/event-stream";
import { StylistPanel } from "./stylist-panel.tsx";
import { talkOf } from "./talk.ts";

let gone = () => {};
beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
});

const RED = { color: "#d0121f", finish: "solid" as const };
const BLACK = { color: "#15181a", finish: "solid" as const };
const PROPOSAL = {
  title: "Red and black",
  build: { ...emptyBuild(), paint: { body: RED, roof: BLACK } },
  changes: [
    { kind: "paint", reference: "body", label: "Body: Signal Red", reason: "", price: 0 },
    { kind: "paint", reference: "roof", label: "Roof: Ink Black", reason: "a contrast", price: 0 },
  ],
  before: 0,
  after: 0,
  currency: "USD",
};
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const DONE = event("done", { conversation: "c1", secret: "s".repeat(32), turn: "t1", suggestions: ["Another one"] });

/** A service that answers every question with these events. */
function service(...events: string[]) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal(
    "fetch",
    vi.fn(async (_: string, init: RequestInit) => {
      sent.push(JSON.parse(String(init.body)) as Record<string, unknown>);
      return new Response(events.join(""), { headers: { "content-type": "text/event-stream" } });
    }),
  );
  return sent;
}
const answer = (text: string, ...more: string[]) => [
  event("machine", { name: "rules", isRules: true, abroad: null, sees: false }),
  event("text", { text }),
  ...more,
  DONE,
];

async function open(
  machine = { name: "rules", isRules: true, abroad: null as string | null, sees: false },
): Promise<TestStudio> {
  const studio = testStudio();
  const ai = {
    query: async (document: { name?: string }) =>
      document.name === "stylistConversation" ? { stylistConversation: null } : { stylist: machine },
    mutate: async () => ({}),
  };
  Object.assign(studio.clients, { ai });
  gone = await show(studio, <StylistPanel />);
  return studio;
}
const field = () => document.body.querySelector("textarea") as HTMLTextAreaElement;
async function write(text: string) {
  await settled(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field(), text);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const enter = (more: KeyboardEventInit = {}) =>
  settled(() => field().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...more })));
async function say(text: string) {
  await write(text);
  await enter();
  // the answer is there once another can be asked for
  for (let i = 0; i < 400 && allBy("button", "Stop").length > 0; i++) await settled();
  await settled();
}

describe("talking to the stylist", () => {
  it("says who answers before anything is sent, and asks before a provider abroad", async () => {
    service();
    await open();
    expect(document.body.textContent).toContain("Built-in rules answer here");
    gone();
    await open({ name: "Example AI", isRules: false, abroad: "the United States", sees: false });
    expect(document.body.textContent).toContain("Example AI");
    expect(document.body.textContent).toContain("the United States");
    expect((by("checkbox", /Send my messages/) as HTMLInputElement).checked).toBe(false);
  });

  it("sends a picture itself to nobody but a machine that sees, and not abroad before somebody agreed", async () => {
    const sent = service(...answer("Yes."));
    const picture = { colors: [{ hex: "#c01020", share: 1 }], gloss: 0.5, image: "/9j/AAAA" };
    const machines = [
      [{ name: "A", isRules: true, abroad: null, sees: false }, false],
      [{ name: "B", isRules: false, abroad: null, sees: false }, false],
      [{ name: "C", isRules: false, abroad: null, sees: true }, false],
      [{ name: "D", isRules: false, abroad: "the United States", sees: true }, false],
      [{ name: "D", isRules: false, abroad: "the United States", sees: true }, true],
    ] as const;
    for (const [machine, consent] of machines) {
      const studio = await open(machine);
      await settled(() => void talkOf(studio).say("like this", "en", picture, consent));
      for (let i = 0; i < 50 && talkOf(studio).state.get().busy; i++) await settled();
      if (machine !== machines.at(-1)?.[0]) gone();
    }
    const { image: _, ...colours } = picture;
    expect(sent.map(({ picture: given }) => given)).toEqual([colours, colours, picture, colours, picture]);
  });

  it("shows a proposal on the car without changing the build, and takes it as one step", async () => {
    const sent = service(...answer("Red it is.", event("proposal", PROPOSAL)));
    const { editor } = await open();
    await say("red with a black roof");
    expect(sent[0]).toMatchObject({ message: "red with a black roof", templateSlug: "halden-gt", build: emptyBuild() });
    expect(editor.state.preview?.paint).toEqual({ body: RED, roof: BLACK });
    expect(editor.state.document.paint).toEqual({});
    await press(by("button", "Apply"));
    expect(editor.state.document.paint).toEqual({ body: RED, roof: BLACK });
    expect(editor.state.history.done).toHaveLength(1);
    expect(editor.state.preview).toBeNull();
  });

  it("takes only the lines that are chosen, and nothing when it is left", async () => {
    service(...answer("Red it is.", event("proposal", PROPOSAL)));
    const { editor } = await open();
    await say("red with a black roof");
    await press(by("checkbox", /Roof: Ink Black/));
    expect(editor.state.preview?.paint).toEqual({ body: RED });
    await press(by("button", "Apply 1"));
    expect(editor.state.document.paint).toEqual({ body: RED });
    await say("again");
    await press(by("button", "No thanks"));
    expect(editor.state.document.paint).toEqual({ body: RED });
    expect(editor.state.preview).toBeNull();
  });

  it("goes on with its conversation, whose secret stays in this browser", async () => {
    const sent = service(...answer("Yes."));
    await open();
    await say("hello");
    await say("and now?");
    expect(sent[0]).toMatchObject({ conversation: null });
    expect(sent[1]).toMatchObject({ conversation: { uuid: "c1", secret: "s".repeat(32) } });
  });

  it("does not send while letters are composed, nor a line break", async () => {
    const sent = service(...answer("Yes."));
    await open();
    await write("빨간");
    await enter({ isComposing: true });
    await enter({ shiftKey: true });
    expect(sent).toHaveLength(0);
    await enter();
    expect(sent).toHaveLength(1);
  });

  it("shows what it says as text, whatever it is", async () => {
    const attacks = [
      "<img src=x onerror=alert(1)>",
      "<script>alert(2)</script>",
      "<svg/onload=alert(3)>",
      "[a](javascript:alert(4))",
    ];
    service(...answer(attacks.join("\n"), event("proposal", { ...PROPOSAL, title: attacks[0] })));
    await open();
    await say(attacks[2] ?? "");
    for (const attack of attacks) expect(document.body.textContent).toContain(attack);
    expect(document.body.querySelectorAll("img, script, svg[onload], a").length).toBe(0);
  });

  it.each([
    ["failed", event("failed", { message: "An error occurred. Please try again later." })],
    ["cut off", event("text", { text: "Half of" })],
    ["nothing", ""],
  ])("leaves the build alone when the answer is %s", async (_, events) => {
    service(events);
    const { editor } = await open();
    await say("red");
    expect(document.body.textContent).toContain("An error occurred. Please try again later.");
    expect(editor.state.document).toEqual(emptyBuild());
    expect(allBy("button", "Apply")).toEqual([]);
  });
});

it("reads events however the stream is cut, and passes over what is none", async () => {
  const whole = `: a comment\n\n${event("text", { text: "안녕\n하세요" })}event: broken\ndata: {\n\n${DONE}`;
  const bytes = new TextEncoder().encode(whole);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let i = 0; i < bytes.length; i += 3) controller.enqueue(bytes.slice(i, i + 3));
      controller.close();
    },
  });
  const events = [];
  for await (const one of readEvents(body)) events.push(one.event);
  expect(events).toEqual(["text", "done"]);
});
