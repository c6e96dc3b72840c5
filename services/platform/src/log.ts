/** Structured lines on standard error: time, level, message, fields. Never secrets, tokens or whole documents. */
export type Log = {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
};

export function createLog(write: (line: string) => void = (line) => void process.stderr.write(`${line}\n`)): Log {
  const at =
    (level: string) =>
    (message: string, fields: Record<string, unknown> = {}) =>
      write(JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }));
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
