/** Runs in a child process: GLB on stdin, a summary on stdout. The parent limits memory and time. */
import { validateBytes } from "gltf-validator";

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const report = await validateBytes(new Uint8Array(Buffer.concat(chunks)), { maxIssues: 200, writeTimestamp: false });
const { numErrors, numWarnings, numInfos, messages } = report.issues;
const issues = messages
  .slice(0, 50)
  .map(({ code, message, severity, pointer }) => ({ code, message, severity, pointer: pointer ?? "" }));
process.stdout.write(JSON.stringify({ errors: numErrors, warnings: numWarnings, infos: numInfos, issues }));
