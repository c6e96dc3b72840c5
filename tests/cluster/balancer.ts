import { join } from "node:path";
import { answers, type Engine, give, startEngine, until, write } from "./engine.ts";

export const ADDRESSES = ["site", "account", "viewer", "studio", "dashboard", "services"] as const;
export type Address = (typeof ADDRESSES)[number];
export type Ports = Record<Address, number>;

type Member = { name: string; port: number; api: number };

/** Leads to whichever member Patroni knows in this role. */
const database = (role: "primary" | "replica", port: number, members: readonly Member[]) => `
listen ${role}
  mode tcp
  bind 127.0.0.1:${port}
  timeout client 1h
  timeout server 1h
  option httpchk GET /${role}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, port: own, api }) => `  server ${name} 127.0.0.1:${own} check port ${api}`).join("\n")}`;

/** HAProxy before the nodes (whoever says that it is ready) and before PostgreSQL (whoever is the primary; whoever follows it). */
export async function startBalancer(
  folder: string,
  {
    fronts,
    nodes,
    primary,
    replica,
    members,
  }: { fronts: Ports; nodes: readonly Ports[]; primary: number; replica: number; members: readonly Member[] },
): Promise<Engine> {
  const web = ADDRESSES.map(
    (name) => `
listen ${name}
  mode http
  bind 127.0.0.1:${fronts[name]}
  balance roundrobin
  option forwardfor
  option httpchk GET /readyz
${nodes.map((ports, i) => `  server node${i + 1} 127.0.0.1:${ports[name]} check port ${ports.services}`).join("\n")}`,
  );
  const file = write(
    join(folder, "haproxy.cfg"),
    `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  option redispatch
  retries 2
  default-server inter 500ms fall 2 rise 1
${web.join("\n")}

${database("primary", primary, members)}
${database("replica", replica, members)}
`,
  );
  give(folder, "nobody");
  return startEngine("haproxy", ["haproxy", "-db", "-f", file], { user: "nobody" });
}

/** Every node is asked for something from now on. */
export const balances = (engine: Engine, services: number) =>
  until("HAProxy finds a node", () => answers(`http://127.0.0.1:${services}/readyz`), { engines: [engine] });
