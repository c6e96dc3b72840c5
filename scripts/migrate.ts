import { asOperator } from "./setup/operator.ts";

await asOperator(async () => undefined);
process.stdout.write("The database is up to date.\n");
