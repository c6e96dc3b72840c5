// Completes package-lock.json: a registry mirror that lacks the binaries of other platforms makes npm write a lock file
// without them, which `npm ci` then refuses everywhere and which leaves those platforms without their binaries.
// Adds each missing optional package with the platform that its name states. Run it after changing dependencies.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
const OS = {
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  openbsd: "openbsd",
  netbsd: "netbsd",
  openharmony: "openharmony",
  sunos: "sunos",
  aix: "aix",
  win32: "win32",
  windows: "win32",
};
const CPU = {
  arm64: "arm64",
  aarch64: "arm64",
  x64: "x64",
  x86_64: "x64",
  ia32: "ia32",
  i686: "ia32",
  arm: "arm",
  armv7: "arm",
  loong64: "loong64",
  mips64el: "mips64el",
  ppc64: "ppc64",
  ppc64le: "ppc64",
  riscv64: "riscv64",
  s390x: "s390x",
  wasm32: "wasm32",
};

function platform(name) {
  const words = name.split(/[/-]/);
  const os = words.map((word) => OS[word]).find(Boolean);
  const cpu = words.map((word) => CPU[word]).find(Boolean);
  const libc = words.some((word) => /musl/.test(word))
    ? "musl"
    : words.some((word) => word.startsWith("gnu"))
      ? "glibc"
      : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}

const added = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
    if (places.some((place) => lock.packages[place]) || !/^\d/.test(version)) continue;
    const own = platform(name);
    if (!own.os && !own.cpu) continue;
    lock.packages[`node_modules/${name}`] = { version, ...own, ...(entry.dev && { dev: true }), optional: true };
    added.push(name);
  }
}
if (added.length > 0) {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
process.stdout.write(`${added.length} packages of other platforms added\n`);
