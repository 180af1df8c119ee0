const hour = 60 * 60 * 1000;

/** How much of the 24 hours that were promised is left; less than nothing when they are over. */
export const hoursLeft = (requestedAt: string, now: Date): number =>
  24 - Math.floor((now.getTime() - Date.parse(requestedAt)) / hour);
