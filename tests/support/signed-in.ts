import type { BrowserContext } from "playwright-core";
import { cookieJar } from "./cookies.ts";
import { PASSWORD } from "./people.ts";
import type { Running } from "./product.ts";

/** Registers a person at the sign-in service and puts the session into a browser, as if they came back from it. */
export async function enter(context: BrowserContext, product: Running, email: string): Promise<void> {
  const jar = cookieJar();
  const form = { email, password: PASSWORD, firstName: "Mina", lastName: "Park", deviceTime: Date.now() / 1000 };
  const { status, body } = await jar.post(product.account, "/auth/sign-up", form);
  if (status !== 200) throw new Error(JSON.stringify(body));
  await keep(context, product, jar.cookies);
}

/** The same for who is registered. */
export async function enterAgain(context: BrowserContext, product: Running, email: string): Promise<void> {
  const jar = cookieJar();
  const { status, body } = await jar.post(product.account, "/auth/sign-in", {
    email,
    password: PASSWORD,
    deviceTime: Date.now() / 1000,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await keep(context, product, jar.cookies);
}

async function keep(context: BrowserContext, product: Running, cookies: Map<string, string>): Promise<void> {
  await context.addCookies(
    [...cookies].map(([name, value]) => ({
      name,
      value,
      domain: new URL(product.site).hostname,
      path: "/",
      httpOnly: name.endsWith("_refresh"),
      sameSite: "Lax" as const,
    })),
  );
}

/** Names of a browser's cookies without what is the product's own in them, and which no script reads. */
export const namesOf = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies())
    .map(({ name, httpOnly }) => `${name.replace(/_[0-9a-f]{8}_/, "_")}${httpOnly ? " (HttpOnly)" : ""}`)
    .sort();
