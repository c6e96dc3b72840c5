export { type ServerOptions, startServer } from "./server.ts";
