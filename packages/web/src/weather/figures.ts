import { toMph } from '@sitewright/domain/weather/units';

const unknown = '–';

const written = (figure: number | null, write: (figure: number) => string): string =>
  figure === null ? unknown : write(figure).replace('-', '−');

/** `−2 °C`, with a true minus; never a minus before zero. */
export const inDegrees = (temperature: number | null): string =>
  written(temperature, (figure) => `${wholeDegrees(figure)} °C`);

/** `−2°`, where there is room for no more. */
export const inShortDegrees = (temperature: number | null): string =>
  written(temperature, (figure) => `${wholeDegrees(figure)}°`);

const wholeDegrees = (figure: number) => Math.round(figure) || 0;

/** `4 to 8 °C` */
export const inRange = (lowest: number | null, highest: number | null): string | undefined =>
  lowest === null || highest === null
    ? undefined
    : [...new Set([inDegrees(lowest), inDegrees(highest)])].join(' to ').replace(' °C to', ' to');

export const inMph = (wind: number | null): string =>
  written(wind, (figure) => `${toMph(figure)} mph`);

/** `18 mph SW` */
export const inMphFrom = (wind: number | null, direction: string | null): string =>
  [inMph(wind), wind !== null && direction].filter(Boolean).join(' ');

export const inMillimetres = (rain: number | null): string =>
  written(rain, (figure) => `${figure.toFixed(1)} mm`);
