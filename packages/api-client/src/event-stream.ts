/** `id` is what `Last-Event-ID` takes, where the server gives one. */
export type ServerEvent = { event: string; data: unknown; id: string | undefined };

/** Events of a stream in the form of server-sent events, each with JSON. What is no event is passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += value;
      for (let end = rest.indexOf("\n\n"); end >= 0; end = rest.indexOf("\n\n")) {
        const event = readEvent(rest.slice(0, end));
        rest = rest.slice(end + 2);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function readEvent(text: string): ServerEvent | null {
  const lines = text.split("\n");
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const [event, data] = [field("event"), field("data")];
  if (!event || data === undefined) return null;
  try {
    return { event, data: JSON.parse(data) as unknown, id: field("id") };
  } catch {
    return null;
  }
}
