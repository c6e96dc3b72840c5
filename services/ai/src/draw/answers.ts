import { DEFAULT_LANGUAGE, type Language } from "@carloom/i18n";
import { randomUUID } from "node:crypto";
import type { Refusal } from "./refuse.ts";

const FIXED = { "cache-control": "no-store", "x-content-type-options": "nosniff" };
type Headers = Record<string, string>;

export const json = (status: number, body: unknown, headers: Headers = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...FIXED, ...headers },
  });

const NAMES: Readonly<Record<number, string>> = {
  400: "bad_request",
  403: "content_moderation",
  404: "not_found",
  405: "method_not_allowed",
  413: "payload_too_large",
  415: "unsupported_media_type",
  429: "rate_limit_exceeded",
  502: "provider_failed",
  503: "busy",
};

/** An error as Stability's v1 interface has it, with what it is of beside it for our pages. */
export const failure = (status: number, message: string, more: { type?: string; headers?: Headers } = {}): Response =>
  json(
    status,
    { id: randomUUID(), name: NAMES[status] ?? "server_error", message, ...(more.type ? { type: more.type } : {}) },
    more.headers,
  );

/** Why something is not drawn, in words; the first where a language is not known. */
const WORDS: Readonly<Record<Refusal, Readonly<Record<Language, string>>>> = {
  BRAND: {
    en: "Marks and characters that belong to somebody are not drawn. Describe the motif without the name.",
    ko: "다른 사람의 상표나 캐릭터는 그리지 않습니다. 이름을 빼고 그림을 설명해 주세요.",
    ja: "他社のロゴやキャラクターは描けません。名前を使わずに絵柄を説明してください。",
  },
  HATE: {
    en: "Symbols and words of hate are not drawn.",
    ko: "혐오를 나타내는 상징이나 말은 그리지 않습니다.",
    ja: "差別や憎悪を表す図柄や言葉は描けません。",
  },
  NUDITY: {
    en: "Nudity and sexual content are not drawn.",
    ko: "노출이나 성적인 그림은 그리지 않습니다.",
    ja: "裸や性的な図柄は描けません。",
  },
  EMPTY: {
    en: "Say what to draw: an animal, a text, a number, a pattern.",
    ko: "무엇을 그릴지 적어 주세요. 동물, 글자, 숫자, 무늬 모두 됩니다.",
    ja: "描きたいものを入力してください。動物、文字、数字、模様などが描けます。",
  },
  LONG: {
    en: "At most 500 characters.",
    ko: "500자까지 쓸 수 있습니다.",
    ja: "500文字まで入力できます。",
  },
};
export const refusalWords = (code: Refusal, language: Language = DEFAULT_LANGUAGE): string => WORDS[code][language];
