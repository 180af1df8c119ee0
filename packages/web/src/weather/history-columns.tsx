import { toMph } from '@sitewright/domain/weather/units';
import type { WeatherRecord } from '@sitewright/domain/weather/weather';
import { writeDate } from '../ui/parse-date.ts';
import type { Column } from '../ui/table/column.ts';
import { inDegrees, inMillimetres, inMph, inMphFrom } from './figures.ts';

type DayColumn = Column<WeatherRecord>;

const words = (id: string, header: string, of: (day: WeatherRecord) => string): DayColumn => ({
  id,
  header,
  width: 150,
  cell: of,
  text: of,
  sortBy: of,
});

const figure = (
  id: string,
  header: string,
  of: (day: WeatherRecord) => number | null,
  write: (day: WeatherRecord) => string,
): DayColumn => ({
  id,
  header,
  width: 110,
  align: 'right',
  cell: write,
  text: write,
  sortBy: of,
  exportAs: of,
});

const mphOf = (wind: number | null) => wind && toMph(wind);

export const historyColumns: readonly DayColumn[] = [
  {
    ...words('date', 'Date', ({ date }) => writeDate(date)),
    sortBy: ({ date }) => date,
    exportAs: ({ date }) => new Date(date),
    isName: true,
  },
  words('condition', 'Weather', ({ condition }) => condition ?? ''),
  figure(
    'lowest',
    'Lowest',
    ({ lowestTemperature }) => lowestTemperature,
    ({ lowestTemperature }) => inDegrees(lowestTemperature),
  ),
  figure(
    'highest',
    'Highest',
    ({ highestTemperature }) => highestTemperature,
    ({ highestTemperature }) => inDegrees(highestTemperature),
  ),
  figure(
    'rain',
    'Rain',
    ({ precipitation }) => precipitation,
    ({ precipitation }) => inMillimetres(precipitation),
  ),
  figure(
    'wind',
    'Wind',
    ({ windSpeed }) => mphOf(windSpeed),
    ({ windSpeed, windDirection }) => inMphFrom(windSpeed, windDirection),
  ),
  figure(
    'gusts',
    'Gusts',
    ({ windGust }) => mphOf(windGust),
    ({ windGust }) => inMph(windGust),
  ),
  words('snow', 'Snow lying', ({ snowLying }) => (snowLying ? 'Yes' : '')),
  words('source', 'Source', ({ source }) => source),
];
