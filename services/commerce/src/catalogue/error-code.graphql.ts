import { builder } from "../builder.ts";

/** Why goods or their stock were not changed. */
export const ProductErrorCode = builder.enumType("ProductErrorCode", {
  values: [
    "ALREADY_EXISTS",
    "DUPLICATED_INPUT_ITEM",
    "FILE_SIZE_LIMIT_EXCEEDED",
    "GRAPHQL_ERROR",
    "INVALID",
    "INVALID_FILE_TYPE",
    "NOT_FOUND",
    "REQUIRED",
    "UNIQUE",
    "UNSUPPORTED_MEDIA_PROVIDER",
  ] as const,
});
