/** A time of day, `HH:MM`, from 00:00 to 23:59. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** From start to finish by the clock on the wall, over midnight if need be; 0 while a time is missing. */
export function hoursBetween(start: string | undefined, finish: string | undefined): string {
  if (!timeOfDay.test(start ?? '') || !timeOfDay.test(finish ?? '')) return '0.0';
  const minutes = minutesOf(finish ?? '') - minutesOf(start ?? '');
  return ((minutes < 0 ? minutes + 24 * 60 : minutes) / 60).toFixed(1);
}

/** Hours by the clock between two instants, as a decimal. */
export const hoursSince = (earlier: string, later: string): number =>
  (Date.parse(later) - Date.parse(earlier)) / 3_600_000;
