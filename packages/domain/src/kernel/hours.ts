/** Hours with one decimal: whole minutes, half a tenth rounds up. */
export const hoursOfMinutes = (minutes: number): string =>
  (Math.floor((Math.floor(minutes) + 3) / 6) / 10).toFixed(1);
