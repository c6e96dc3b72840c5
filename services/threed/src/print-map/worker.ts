/** Does one piece of work on a print map; the parent limits memory and time. */
import { serveTask } from "../own-process.ts";
import { printMapWork } from "./work.ts";

serveTask(printMapWork);
