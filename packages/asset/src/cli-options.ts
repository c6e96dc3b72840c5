import path from "node:path";
import { parseArgs } from "node:util";
import type { ImportOptions } from "./options.ts";

export const USAGE = `Usage: import-template <file.glb> --out <folder> [options]
  --title <text>            shown name of the template
  --slug <text>             address of the template: lower-case letters, digits, dashes
  --brand <text>  --model <text>  --years 2020-2024  --body-style coupe|hatch|sedan|suv|supercar|pickup|roadster|other
  --credits <text>          author and licence of the file
  --length <metres>         true length, when the file is not to scale
  --nose +x|-x|+z|-z        where the nose points in the file
  --bolt-pattern 5x112  --centre-bore 66.6  --offset 35     what the hubs demand (mm)
  --triangles <n>           triangles aimed at (150000)`;

const BODY_STYLES = ["coupe", "hatch", "sedan", "suv", "supercar", "pickup", "roadster", "other"] as const;
const NOSES = ["+x", "-x", "+z", "-z"] as const;

export type ParsedCli =
  | { ok: true; file: string; out: string; options: ImportOptions }
  | { ok: false; message: string };

class Misuse extends Error {}

function positive(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new Misuse(`--${name} wants a positive number, not “${text}”.`);
  return value;
}

function oneOf<T extends string>(name: string, text: string | undefined, choices: readonly T[]): T | undefined {
  if (text === undefined) return undefined;
  const found = choices.find((choice) => choice === text);
  if (!found) throw new Misuse(`--${name} wants one of ${choices.join(", ")}, not “${text}”.`);
  return found;
}

function numbers(name: string, text: string | undefined, pattern: RegExp): [number, number] | undefined {
  if (text === undefined) return undefined;
  const match = pattern.exec(text);
  if (!match) throw new Misuse(`--${name} is not written like that: “${text}”.`);
  return [Number(match[1]), Number(match[2])];
}

/** `--offset -12` and `--nose -x` are values, not options: written as one word for the parser. */
function attachSigned(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const [arg, next] = [args[i] as string, args[i + 1]];
    if ((arg === "--offset" || arg === "--nose") && next !== undefined) {
      joined.push(`${arg}=${next}`);
      i++;
    } else joined.push(arg);
  }
  return joined;
}

/** Reads the command line of the import. `out` is `<slug>` in the current folder when not stated. */
export function parseCli(args: readonly string[]): ParsedCli {
  try {
    const string = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args: attachSigned(args),
      allowPositionals: true,
      options: {
        out: string,
        title: string,
        slug: string,
        brand: string,
        model: string,
        years: string,
        "body-style": string,
        credits: string,
        length: string,
        nose: string,
        "bolt-pattern": string,
        "centre-bore": string,
        offset: string,
        triangles: string,
      },
    });
    const [file] = positionals;
    if (!file || positionals.length !== 1) throw new Misuse("State one .glb file.");
    const name = path.basename(file).replace(/\.glb$/i, "");
    const slug =
      values.slug ??
      (name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-+|-+$/g, "") ||
        "imported");
    if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(slug))
      throw new Misuse("--slug takes lower-case letters, digits and dashes.");
    const title = values.title ?? name.replace(/[-_]+/g, " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
    const pattern = numbers("bolt-pattern", values["bolt-pattern"], /^([3-8])[x×](\d{2,3}(?:\.\d+)?)$/);
    const offset = values.offset === undefined ? undefined : Number(values.offset);
    if (offset !== undefined && !(Math.abs(offset) <= 150)) throw new Misuse("--offset wants millimetres.");
    const options: ImportOptions = {
      title,
      slug,
      brand: values.brand,
      model: values.model ?? title,
      years: numbers("years", values.years, /^(\d{4})-(\d{4})$/),
      bodyStyle: oneOf("body-style", values["body-style"], BODY_STYLES),
      credits: values.credits,
      length: positive("length", values.length),
      nose: oneOf("nose", values.nose, NOSES),
      triangles: positive("triangles", values.triangles),
      hub: {
        boltPattern: pattern && { count: pattern[0], pcd: pattern[1] },
        centreBore: positive("centre-bore", values["centre-bore"]),
        offset,
      },
    };
    return { ok: true, file, out: values.out ?? slug, options };
  } catch (error) {
    if (error instanceof Misuse || (error instanceof TypeError && "code" in error))
      return { ok: false, message: error.message };
    throw error;
  }
}
