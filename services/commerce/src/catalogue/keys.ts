/** Something of a channel: `channel:id`. */
export type Key = `${number}:${number}`;

export const keyed = (channelId: number, id: number): Key => `${channelId}:${id}`;

export function byChannel(keys: readonly Key[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const key of keys) {
    const [channel = 0, id = 0] = key.split(":").map(Number);
    const group = groups.get(channel);
    if (group) group.push(id);
    else groups.set(channel, [id]);
  }
  return groups;
}
