import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import { freePorts } from "../support/product.ts";
import { type Engine, give, startEngine, until, write } from "./engine.ts";

/** OpenStack Swift behind its S3 interface: a storage that is not ours, over HTTP. */
export type Objects = {
  env: Record<string, string>;
  /** What stands at the front ends: nobody reaches the storage. */
  away(): Promise<void>;
  back(): Promise<void>;
};

const KEY = "shop:keys";
const SECRET = "cluster-only-secret";
const SERVERS = ["account", "container", "object"] as const;

const proxyConfig = (folder: string, port: number, memory: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = swift
swift_dir = ${join(folder, "etc")}
log_level = ERROR
[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth slo dlo versioned_writes proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
error_suppression_interval = 1
error_suppression_limit = 1000
[filter:tempauth]
use = egg:swift#tempauth
user_${KEY.replace(":", "_")} = ${SECRET} .admin
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memory}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
${["catch_errors", "gatekeeper", "slo", "dlo", "versioned_writes"].map((name) => `[filter:${name}]\nuse = egg:swift#${name}`).join("\n")}
`;

export async function startObjects(folder: string): Promise<Objects> {
  const ports = await freePorts(5);
  const [, , , front = 0, memory = 0] = ports;
  const etc = join(folder, "etc");
  write(
    join(etc, "swift.conf"),
    "[swift-hash]\nswift_hash_path_suffix = carloom\nswift_hash_path_prefix = carloom\n[storage-policy:0]\nname = one\ndefault = yes\n",
  );
  mkdirSync(join(folder, "node", "d1"), { recursive: true });
  for (const [index, name] of SERVERS.entries()) {
    const port = ports[index] ?? 0;
    const ring = (...args: string[]) =>
      execFileSync("swift-ring-builder", [join(etc, `${name}.builder`), ...args], { stdio: "ignore" });
    ring("create", "6", "1", "0");
    ring("add", `r1z1-127.0.0.1:${port}/d1`, "1");
    ring("rebalance");
    write(
      join(etc, `${name}-server.conf`),
      `[DEFAULT]\ndevices = ${join(folder, "node")}\nmount_check = false\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = swift\nswift_dir = ${etc}\nlog_level = ERROR\n[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`,
    );
  }
  write(join(etc, "proxy-server.conf"), proxyConfig(folder, front, memory));
  give(folder, "swift");
  chmodSync(folder, 0o755);
  const start = (name: string): Engine =>
    startEngine(`swift ${name}`, [`swift-${name}-server`, join(etc, `${name}-server.conf`), "-v"]);
  const engines: Engine[] = [
    startEngine("memcached", ["memcached", "-l", "127.0.0.1", "-p", String(memory), "-m", "16"], { user: "nobody" }),
    ...SERVERS.map(start),
  ];
  // who is asked before it listens counts as broken for a minute
  for (const [index] of SERVERS.entries())
    await until("Swift's servers listen", async () => (await fetch(`http://127.0.0.1:${ports[index]}/`)).status > 0, {
      engines,
    });
  let proxy = start("proxy");
  const endpoint = `http://127.0.0.1:${front}`;
  const up = () =>
    until("Swift answers", async () => (await fetch(endpoint)).status > 0, { engines: [...engines, proxy] });
  await up();
  const client = new AwsClient({
    accessKeyId: KEY,
    secretAccessKey: SECRET,
    region: "us-east-1",
    service: "s3",
    retries: 0,
  });
  await until("Swift makes a bucket", async () => (await client.fetch(`${endpoint}/carloom`, { method: "PUT" })).ok, {
    engines: [...engines, proxy],
  });
  return {
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: "carloom",
      S3_REGION: "us-east-1",
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    away: () => proxy.stop("SIGKILL"),
    async back() {
      proxy = start("proxy");
      await up();
    },
  };
}
