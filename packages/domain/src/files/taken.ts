const day = 24 * 60 * 60 * 1000;

/** A camera that has lost the time starts again from some year before there were any like it. */
const earliest = Date.UTC(1995, 0);

/** When a photo was taken: the first of what is told that can be true. */
export const plausibleTime = (told: (Date | null)[], now: Date): Date | null =>
  told.find((time) => time && time.getTime() > earliest && time.getTime() < now.getTime() + day) ??
  null;
