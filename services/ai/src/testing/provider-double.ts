/**
 * A process that speaks the chat-completions protocol as providers do on good and on bad days; the model's name says
 * which. Run by `fork`; it tells its port.
 */
import { createServer, type ServerResponse } from "node:http";

type Message = { role: string; content: string | null; tool_call_id?: string };
type Body = { model: string; messages: Message[] };
let asked = 0;
let last: Body | null = null;

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: "chat-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "double",
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;
const usage = `data: ${JSON.stringify({ id: "chat-1", object: "chat.completion.chunk", created: 1, model: "double", choices: [], usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 } })}\n\n`;

function say(res: ServerResponse, ...words: string[]): void {
  res.writeHead(200, { "content-type": "text/event-stream" });
  for (const word of words) res.write(chunk({ role: "assistant", content: word }));
  res.write(chunk({}, "stop"));
  res.write(usage);
  res.end("data: [DONE]\n\n");
}

function call(res: ServerResponse, name: string, input: unknown): void {
  res.writeHead(200, { "content-type": "text/event-stream" });
  const args = typeof input === "string" ? input : JSON.stringify(input);
  res.write(
    chunk({
      role: "assistant",
      tool_calls: [{ index: 0, id: `call-${asked}`, type: "function", function: { name, arguments: args } }],
    }),
  );
  res.write(chunk({}, "tool_calls"));
  res.write(usage);
  res.end("data: [DONE]\n\n");
}

const RED = { title: "Red", changes: [{ do: "paint", zone: "body", color: "#D0121F", finish: "solid" }] };

const LETTERS = [
  { do: "mount", slot: "spoiler", part: "halden-gt-trunk-lip" },
  { do: "text", text: "MINA", panel: "door.left", heightMm: 120, color: "#FFFFFF" },
];

const DAYS: Record<string, (res: ServerResponse, body: Body) => void> = {
  good: (res, { messages }) =>
    messages.at(-1)?.role === "tool" ? say(res, "Red ", "suits it.") : call(res, "propose", RED),
  // prices and proposes letters, and says what it is told of both
  letters: (res, { messages }) => {
    const told = messages.filter(({ role }) => role === "tool").map(({ content }) => content ?? "");
    if (told.length === 0) return call(res, "price", { changes: LETTERS });
    if (told.length === 1) return call(res, "propose", { title: "Mina", changes: LETTERS });
    say(res, told.join(" | "));
  },
  // says what it was told, so that a test sees it
  echo: (res) => say(res, "Nothing to do."),
  garbage: (res) => {
    res.writeHead(200, { "content-type": "text/event-stream" });
    res.end("data: {{{\n\nnot an event\n\ndata: 17\n\n");
  },
  "unknown-part": (res, { messages }) => {
    const told = messages.at(-1);
    if (told?.role !== "tool")
      return call(res, "propose", { title: "X", changes: [{ do: "mount", slot: "spoiler", part: "turbo-9000" }] });
    say(res, /There is no part turbo-9000/.test(told.content ?? "") ? "I could not find it." : "Done!");
  },
  "bad-arguments": (res, { messages }) =>
    messages.at(-1)?.role === "tool" ? say(res, "Sorry.") : call(res, "propose", '{"title": 7'),
  loop: (res) => call(res, "paintCard", {}),
  slow: (res) => void setTimeout(() => say(res, "late"), 30_000).unref(),
  refuses: (res) =>
    res
      .writeHead(429, { "content-type": "application/json", "retry-after": "0" })
      .end('{"error":{"message":"slow down"}}'),
  breaks: (res) => res.writeHead(500).end("oops"),
  // each word is the time at which it was written, the second long after the first
  stamped: (res) => {
    res.writeHead(200, { "content-type": "text/event-stream" });
    res.write(chunk({ role: "assistant", content: `${Date.now()} ` }));
    setTimeout(() => {
      res.write(chunk({ content: `${Date.now()}` }));
      res.write(chunk({}, "stop"));
      res.write(usage);
      res.end("data: [DONE]\n\n");
    }, 2000);
  },
  cut: (res) => {
    res.writeHead(200, { "content-type": "text/event-stream" });
    res.write(chunk({ role: "assistant", content: "Half of a" }));
    setTimeout(() => res.destroy(), 50);
  },
  html: (res) => say(res, '<img src=x onerror="alert(1)">', "<script>alert(2)</script>"),
  buys: (res, { messages }) =>
    messages.at(-1)?.role === "tool" ? say(res, "Bought?") : call(res, "checkoutComplete", { id: "1" }),
};

const server = createServer((req, res) => {
  if (req.url === "/last") return void res.end(JSON.stringify({ asked, last }));
  const parts: Buffer[] = [];
  req.on("data", (part: Buffer) => parts.push(part));
  req.on("end", () => {
    asked++;
    const body = JSON.parse(Buffer.concat(parts).toString("utf8")) as Body;
    last = body;
    const day = DAYS[body.model];
    if (day) day(res, body);
    else res.writeHead(404).end("no such model");
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" && address ? address.port : 0 });
});
