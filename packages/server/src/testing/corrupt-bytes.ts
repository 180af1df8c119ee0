import { seededRandom } from '../platform/demo-part.ts';

export const seededChance = seededRandom;

/** One fault at random: a bit, a byte, a stretch lost, moved or doubled, or the end cut off. */
export function corruptBytes(bytes: Buffer, chance: () => number): Buffer {
  const at = (below: number) => Math.floor(chance() * below);
  const place = at(bytes.length);
  const length = 1 + at(64);
  const faults = [
    () => withByte(bytes, place, (byte) => byte ^ (1 << at(8))),
    () => withByte(bytes, place, (byte) => (byte + 1 + at(255)) % 256),
    () => Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + length)]),
    () => bytes.subarray(0, Math.max(100, place)),
    () => Buffer.concat([bytes, Buffer.alloc(length, at(256))]),
    () => {
      const some = bytes.subarray(place, place + length);
      return Buffer.concat([bytes.subarray(0, place), some, bytes.subarray(place)]);
    },
  ];
  const fault = faults[at(faults.length)];
  return fault ? fault() : bytes;
}

function withByte(bytes: Buffer, place: number, change: (byte: number) => number): Buffer {
  const copy = Buffer.from(bytes);
  copy[place] = change(copy[place] ?? 0);
  return copy;
}
