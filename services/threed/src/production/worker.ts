/** Makes the files of one order; the parent limits memory and time. */
import { serveTask } from "../own-process.ts";
import { packed } from "./work.ts";

serveTask(packed);
