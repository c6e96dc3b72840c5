/** Of a cart's metadata: the shop prepared it for its customer, who pays it as it stands. */
const KEY = "preparedBy";

export const isPrepared = ({ metadata }: { metadata: readonly { key: string }[] }): boolean =>
  metadata.some(({ key }) => key === KEY);
