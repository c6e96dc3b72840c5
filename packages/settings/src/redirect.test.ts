import { describe, expect, it } from "vitest";
import { allowedRedirect, appOrigins } from "./redirect.ts";
import { readSettings } from "./server.ts";

const origins = appOrigins(readSettings({}).public);

describe("allowedRedirect", () => {
  it.each([
    "http://localhost:3000",
    "http://localhost:3000/car/coupe?lang=ko#top",
    "http://localhost:3001/confirm",
    "http://localhost:3003/workspace/default/coupe",
  ])("leads back to %s", (address) => expect(allowedRedirect(address, origins)?.href).toBe(new URL(address).href));

  it.each([
    "",
    "/car",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "http:/evil.example",
    "http:\\\\localhost:3000",
    "http:///localhost:3000/",
    "http://localhost:3000@evil.example/",
    "http://localhost:3000:pw@evil.example/",
    "http://user@localhost:3000/",
    "http://user:pw@localhost:3000/",
    "http://@localhost:3000/",
    "http://localhost:3000\\@evil.example/",
    "http://localhost:3000\r\nSet-Cookie: a=b",
    "http://localhost:3000/\u0000",
    "http://localhost:3000/a b",
    "\thttp://localhost:3000/",
    "http://localhost:3000.evil.example/",
    "http://localhost.evil.example:3000/",
    "http://evil.example/?http://localhost:3000/",
    "http://evil.example#http://localhost:3000/",
    "http://localhost:8000/cdn/x",
    "http://localhost:30000/",
    "http://localhost/",
    "https://localhost:3000/",
    "http://LOCALHOST:3000.",
    "javascript:alert(1)//http://localhost:3000",
    "data:text/html,x",
    "blob:http://localhost:3000/x",
    "ftp://localhost:3000/",
    `http://localhost:3000/${"a".repeat(3000)}`,
  ])("never to %j", (address) => expect(allowedRedirect(address, origins)).toBeNull());
});
