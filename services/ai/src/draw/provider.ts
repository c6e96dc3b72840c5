export type ImageWish = { prompt: string; width: number; height: number; samples: number; seed: number };
/** Somebody's model. */
export type ImageProvider = {
  name: string;
  /** PNG, JPEG or WebP each. @throws ProviderError */
  draw(wish: ImageWish): Promise<Uint8Array[]>;
};
export type ProviderOptions = {
  kind: "stability" | "openai";
  /** Without `/v1`. */
  url?: string | undefined;
  key: string;
  model?: string | undefined;
  name?: string | undefined;
  timeoutMs: number;
};

/** `refused`: the provider does not draw this; `failed`: it did not answer, or not with pictures. */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly reason: "refused" | "failed";
  constructor(reason: "refused" | "failed", message: string) {
    super(message);
    this.reason = reason;
  }
}

const DEFAULTS = {
  stability: { url: "https://api.stability.ai", model: "stable-diffusion-xl-1024-v1-0", name: "Stability AI" },
  openai: { url: "https://api.openai.com", model: "gpt-image-1", name: "OpenAI" },
} as const;
const MOST_BYTES = 48 * 1024 * 1024;
const LONGEST_WAIT_S = 3;

function isPicture(bytes: Uint8Array): boolean {
  const hex = Buffer.from(bytes.subarray(0, 12)).toString("hex");
  return hex.startsWith("89504e470d0a1a0a") || hex.startsWith("ffd8ff") || /^52494646.{8}57454250/.test(hex);
}

function picture(base64: unknown): Uint8Array {
  if (typeof base64 !== "string" || base64 === "") throw new ProviderError("failed", "An answer without a picture.");
  const bytes = Buffer.from(base64, "base64");
  if (!isPicture(bytes)) throw new ProviderError("failed", "An answer that is no picture.");
  return bytes;
}

const listOf = (body: unknown, key: string): Record<string, unknown>[] => {
  const list = typeof body === "object" && body !== null ? (body as Record<string, unknown>)[key] : undefined;
  return Array.isArray(list)
    ? list.filter((one): one is Record<string, unknown> => typeof one === "object" && one !== null)
    : [];
};

/** What an answer holds, cut off where it is longer than any four pictures. */
async function bodyOf(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > MOST_BYTES) throw new ProviderError("failed", "An answer that is too long.");
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw new ProviderError("failed", "An answer that is no JSON.");
  }
}

const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

/** A provider behind Stability's v1 interface or the images interface of OpenAI. Asked once more when it is busy or fails. */
export function createImageProvider(options: ProviderOptions): ImageProvider {
  const known = DEFAULTS[options.kind];
  const { url = known.url, model = known.model, name = known.name, key, timeoutMs } = options;
  const stability = options.kind === "stability";
  const address = stability
    ? `${url}/v1/generation/${encodeURIComponent(model)}/text-to-image`
    : `${url}/v1/images/generations`;
  const request = ({ prompt, width, height, samples, seed }: ImageWish): string => {
    if (stability) return JSON.stringify({ text_prompts: [{ text: prompt, weight: 1 }], width, height, samples, seed });
    const size = width === height ? "1024x1024" : width > height ? "1536x1024" : "1024x1536";
    return JSON.stringify({ model, prompt, n: samples, size, background: "transparent", output_format: "png" });
  };

  async function ask(body: string, signal: AbortSignal): Promise<Response> {
    try {
      return await fetch(address, {
        method: "POST",
        redirect: "error",
        signal,
        headers: { "content-type": "application/json", accept: "application/json", authorization: `Bearer ${key}` },
        body,
      });
    } catch (error) {
      throw new ProviderError("failed", error instanceof Error ? error.name : "No answer.");
    }
  }

  async function answer(body: string, signal: AbortSignal): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      const response = await ask(body, signal);
      if (response.ok) {
        try {
          return await bodyOf(response);
        } catch (error) {
          throw error instanceof ProviderError ? error : new ProviderError("failed", "An answer that broke off.");
        }
      }
      const busy = response.status === 429 || response.status >= 500;
      await response.body?.cancel();
      if (!busy || attempt > 1)
        throw new ProviderError(response.status === 400 ? "refused" : "failed", `Answered with ${response.status}.`);
      const asked = Number(response.headers.get("retry-after"));
      await wait(Math.min(LONGEST_WAIT_S, Number.isFinite(asked) && asked > 0 ? asked : 0.5));
    }
  }

  return {
    name,
    async draw(wish) {
      const body = await answer(request(wish), AbortSignal.timeout(timeoutMs));
      const drawn = stability
        ? listOf(body, "artifacts").map(({ base64, finishReason }) => {
            if (finishReason === "CONTENT_FILTERED")
              throw new ProviderError("refused", "The provider does not draw this.");
            if (finishReason !== "SUCCESS" && finishReason !== undefined)
              throw new ProviderError("failed", "A picture that was not finished.");
            return picture(base64);
          })
        : listOf(body, "data").map(({ b64_json }) => picture(b64_json));
      if (drawn.length === 0) throw new ProviderError("failed", "An answer without pictures.");
      return drawn.slice(0, wish.samples);
    },
  };
}
