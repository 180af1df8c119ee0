/**
 * Everywhere but on the screens: °C, mm, km, hPa, and m/s for wind. Wind is kept to a tenth of a m/s,
 * which is less than a quarter of a mph: whole miles per hour survive the way there and back.
 */
const mphInOne = 2.236936;

export const toMph = (metresPerSecond: number): number => Math.round(metresPerSecond * mphInOne);

export const fromMph = (mph: number): number => toTenth(mph / mphInOne);

export const toTenth = (figure: number): number => Math.round(figure * 10) / 10;

export const compassPoints = [
  ...['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE'],
  ...['S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'],
];

/** Where the wind comes from, as one says it: 225 degrees are SW. */
export const compassOf = (degrees: number): string =>
  compassPoints[Math.round(degrees / 22.5) % compassPoints.length] ?? 'N';
