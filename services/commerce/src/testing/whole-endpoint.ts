/**
 * Suites of one worker share its modules, and the builder of the endpoint among them. Once it has made a schema, fields
 * of modules that are read later are looked at before those modules are read to their end: so all are read first.
 */
import "../schema.ts";
