import { isIP } from "node:net";
import type { Settings } from "@carloom/settings/server";

/** `fails`: strangers could not be served, or not safely. `weak`: it runs, and somebody should know. */
export type Finding = { level: "fails" | "weak"; text: string };

const fails = (text: string): Finding => ({ level: "fails", text });
const weak = (text: string): Finding => ({ level: "weak", text });

const hostOf = (url: string) => new URL(url).hostname;
const isLocal = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || isIP(host.replace(/[[\]]/g, "")) > 0;

function addresses({ env, origins, public: p }: Settings): Finding[] {
  const all = Object.entries(origins);
  const found: Finding[] = [];
  const open = all.filter(([, origin]) => !origin.startsWith("https:")).map(([name]) => `${name.toUpperCase()}_ORIGIN`);
  if (open.length > 0)
    found.push(
      fails(
        `${open.join(", ")}: not https, so passwords and cookies travel in the open and links in mails lead nowhere.`,
      ),
    );
  if (env.DEV) found.push(fails("DEV=true: made for developing; leave it out."));
  const hosts = [...new Set(all.map(([, origin]) => hostOf(origin)))];
  const shared = hosts.filter((host) => !isLocal(host));
  if (!p.cookieDomain && shared.length > 1)
    found.push(
      fails(
        `COOKIE_DOMAIN is missing: who signs in at ${hostOf(origins.account)} is signed out at ${hostOf(origins.site)}.`,
      ),
    );
  const outside = shared.filter(
    (host) => p.cookieDomain && host !== p.cookieDomain && !host.endsWith(`.${p.cookieDomain.replace(/^\./, "")}`),
  );
  if (outside.length > 0)
    found.push(
      fails(`COOKIE_DOMAIN=${p.cookieDomain} does not hold ${outside.join(", ")}: no browser takes its cookies there.`),
    );
  const cdn = hostOf(p.cdn);
  if (!isLocal(cdn) && (hosts.includes(cdn) || (p.cookieDomain && cdn.endsWith(p.cookieDomain))))
    found.push(weak(`CDN_URL is under the shop's own domain: files that strangers uploaded are safer on another.`));
  if (env.HOST !== "127.0.0.1" && env.HOST !== "::1" && !env.TRUSTED_PROXIES)
    found.push(
      fails(
        "TRUSTED_PROXIES is empty though others reach this machine: behind a proxy everybody shares the limits of one address.",
      ),
    );
  return found;
}

function places({ env }: Settings): Finding[] {
  const found: Finding[] = [];
  if (!env.DATABASE_URL)
    found.push(weak("DATABASE_URL is missing: the embedded database is for one machine and one process."));
  if (env.DATABASE_URL && !env.S3_ENDPOINT)
    found.push(
      fails("S3_ENDPOINT is missing: a second node would not find the files that the first one keeps in its folder."),
    );
  if (env.DATABASE_DIRECT_URL && env.DATABASE_PREPARE)
    found.push(
      weak(
        "DATABASE_PREPARE=true behind a pooler: only where the pooler keeps prepared statements itself (PgBouncer 1.21).",
      ),
    );
  if (env.DATABASE_URL && env.DRAIN_SECONDS === 0)
    found.push(
      weak("DRAIN_SECONDS=0: a node that stops is still led to for a second, and who asks it then gets no answer."),
    );
  if (!env.SMTP_URL)
    found.push(
      fails(
        "SMTP_URL is missing: nobody receives mail, addresses count as unconfirmed, and mails lie in the data folder, where /dev/mail shows them to this machine alone.",
      ),
    );
  if (!env.JOBS) found.push(weak("JOBS=false: another process must run them, else no mail leaves."));
  if (env.WEBHOOKS_PRIVATE) found.push(fails("WEBHOOKS_PRIVATE=true: who may make webhooks reaches your own network."));
  return found;
}

function people({ env, administrators, public: p }: Settings): Finding[] {
  const found: Finding[] = [];
  const example = (name: string, value: string) => {
    if (/@[\w.-]*example\b/.test(value)) found.push(fails(`${name} is an example: ${value} belongs to nobody.`));
  };
  example("MAIL_FROM", env.MAIL_FROM);
  example("CONTACT_EMAIL", env.CONTACT_EMAIL);
  example("ADMINISTRATORS", administrators.join(", "));
  if (env.CATALOGUE === "demo") found.push(weak("CATALOGUE=demo: the demo's goods are for sale."));
  if (!env.STRIPE_SECRET_KEY && p.shop.accounts.length === 0)
    found.push(fails("Nobody can pay: neither Stripe's keys nor a bank account are set."));
  if (env.STRIPE_SECRET_KEY?.startsWith("sk_test_"))
    found.push(fails("STRIPE_SECRET_KEY is a test key: no money comes."));
  if (env.STAFF_CODE_ROLES.length === 0)
    found.push(weak("STAFF_CODE_ROLES is empty: a stolen password is enough to act as staff."));
  if (!env.SELLER_NAME || !env.SELLER_ADDRESS)
    found.push(weak("SELLER_NAME, SELLER_ADDRESS: invoices do not say whose they are."));
  return found;
}

/** What settings alone tell. @param root whether the process has all rights */
export function findings(settings: Settings, root: boolean): Finding[] {
  const found = [...addresses(settings), ...places(settings), ...people(settings)];
  if (root)
    found.push(
      settings.env.PICTURES
        ? fails("The process runs as root: Chromium has no sandbox then, and no pictures of builds are drawn.")
        : weak("The process runs as root: an ordinary user does."),
    );
  return found.sort((a, b) => a.level.localeCompare(b.level));
}
