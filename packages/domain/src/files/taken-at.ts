const day = 24 * 60 * 60 * 1000;

/** A camera that has lost its time starts from an early default year. */
const earliest = Date.UTC(1995, 0);

/** When a photo was taken: the first plausible candidate. */
export const plausibleTakenAt = (candidates: (Date | null)[], now: Date): Date | null =>
  candidates.find(
    (time) => time && time.getTime() > earliest && time.getTime() < now.getTime() + day,
  ) ?? null;
