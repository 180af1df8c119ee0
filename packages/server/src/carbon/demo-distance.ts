import { locationOf } from '../reference-data/public.ts';

const radius = 6371;
/** Roads are longer than the straight line, and no yard is next to the gate. */
const [bends, least] = [1.3, 4];

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres by road from one postcode to another, where both are known. */
export function demoDistance(from: string | null, to: string | null): string | undefined {
  const [one, other] = [locationOf(from), locationOf(to)];
  if (!one.latitude || !one.longitude || !other.latitude || !other.longitude) return;
  const north = toRadians(Number(other.latitude) - Number(one.latitude));
  const middle = toRadians((Number(other.latitude) + Number(one.latitude)) / 2);
  const east = toRadians(Number(other.longitude) - Number(one.longitude)) * Math.cos(middle);
  return String(Math.max(least, Math.round(Math.hypot(north, east) * radius * bends)));
}
