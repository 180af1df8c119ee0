/** A time of day, `HH:MM`, from 00:00 to 23:59. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Hours with one decimal: whole minutes, half a tenth rounds up. */
export const hoursOfMinutes = (minutes: number): string =>
  (Math.floor((Math.floor(minutes) + 3) / 6) / 10).toFixed(1);
