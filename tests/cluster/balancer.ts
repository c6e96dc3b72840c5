import { connect } from "node:net";
import { join } from "node:path";
import { answers, type Engine, give, startEngine, until, write } from "./engine.ts";

export const ADDRESSES = ["site", "account", "viewer", "studio", "dashboard", "services"] as const;
export type Address = (typeof ADDRESSES)[number];
export type Ports = Record<Address, number>;

/** HAProxy, and its word about single nodes. */
export type Balancer = Engine & {
  /** Leads nobody to a node any more, or again as its checks say, by its place among the nodes. */
  set(node: number, state: "drain" | "ready"): Promise<void>;
};

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

/** A node is asked once for all its addresses: six parts that ask are six times the questions. */
const looks = (name: Address, node: number, { services }: Ports) =>
  name === "services" ? `check port ${services}` : `track services/node${node + 1}`;

/** HAProxy before the nodes (whoever says that it is ready) and before PostgreSQL (whoever is the primary; whoever follows it). */
export async function startBalancer(
  folder: string,
  {
    fronts,
    nodes,
    primary,
    replica,
    members,
    console,
  }: {
    fronts: Ports;
    nodes: readonly Ports[];
    primary: number;
    replica: number;
    members: readonly Member[];
    /** The port that takes orders. */
    console: number;
  },
): Promise<Balancer> {
  const web = ADDRESSES.map(
    (name) => `
listen ${name}
  mode http
  bind 127.0.0.1:${fronts[name]}
  balance roundrobin
  option forwardfor
  option httpchk GET /readyz
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless { method GET HEAD }
${nodes.map((ports, i) => `  server node${i + 1} 127.0.0.1:${ports[name]} ${looks(name, i, ports)}`).join("\n")}`,
  );
  const file = write(
    join(folder, "haproxy.cfg"),
    `global
  maxconn 2000
  stats socket ipv4@127.0.0.1:${console} level admin
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 4s
  option redispatch
  retries 2
  default-server inter 500ms fall 3 rise 1
${web.join("\n")}

${database("primary", primary, members)}
${database("replica", replica, members)}
`,
  );
  give(folder, "nobody");
  const engine = startEngine("haproxy", ["haproxy", "-db", "-f", file], { user: "nobody" });
  return {
    ...engine,
    async set(node, state) {
      const orders = ADDRESSES.map((name) => `set server ${name}/node${node + 1} state ${state}`);
      const said = await order(console, orders.join("; "));
      if (said.trim()) throw new Error(`HAProxy says: ${said}`);
    },
  };
}

const order = (port: number, text: string) =>
  new Promise<string>((done, fail) => {
    let said = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(`${text}\n`));
    socket.on("data", (data) => (said += data));
    socket.on("error", fail).on("close", () => done(said));
  });

/** Every node is asked for something from now on. */
export const balances = (engine: Engine, services: number) =>
  until("HAProxy finds a node", () => answers(`http://127.0.0.1:${services}/readyz`), { engines: [engine] });
