import { AwsClient } from "aws4fetch";
import { reasonOf, StartError } from "../start-error.ts";
import type { S3Options } from "./s3.ts";

const PATIENCE_MS = 5000;
/** Nothing has this name: the answer says who answers, whether the keys are right and whether the bucket is there. */
const NOTHING = `start/${"0".repeat(64)}.txt`;

/** Asks the object storage that the settings name. @throws StartError when objects cannot be kept in it */
export async function checkObjects(options: S3Options): Promise<void> {
  const { endpoint, bucket } = options;
  const client = new AwsClient({ ...options, service: "s3", retries: 0 });
  let status: number;
  let text: string;
  try {
    const response = await client.fetch(`${endpoint}/${bucket}/${NOTHING}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: "manual",
    });
    status = response.status;
    text = (await response.text()).slice(0, 4000);
  } catch (error) {
    const reason = (error as Error).name === "TimeoutError" ? "it does not answer" : reasonOf(error);
    throw new StartError(
      `The object storage at ${endpoint} cannot be reached (${reason}): correct S3_ENDPOINT, or see to it.`,
    );
  }
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1];
  if (code === "NoSuchKey" || status === 200) return;
  if (code === undefined)
    throw new StartError(
      `What answers at ${endpoint} is no S3 storage (HTTP ${status}): correct S3_ENDPOINT, without the bucket in it.`,
    );
  if (code === "NoSuchBucket")
    throw new StartError(`The object storage at ${endpoint} has no bucket ${bucket}: make it, or correct S3_BUCKET.`);
  throw new StartError(
    `The object storage at ${endpoint} refused us for bucket ${bucket} (${code}): correct S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION, or let these keys read, write, delete and list there.`,
  );
}
