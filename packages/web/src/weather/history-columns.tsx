import { toMph } from '@sitewright/domain/weather/units';
import type { WeatherRecord } from '@sitewright/domain/weather/weather';
import { formatLongDate } from '../ui/fields/parse-date.ts';
import type { Column } from '../ui/table/column.ts';
import { numberColumn, textColumn } from '../ui/table/columns.tsx';
import { inDegrees, inMillimetres, inMph, inMphFrom } from './figures.ts';

type DayColumn = Column<WeatherRecord>;

const textual = (id: string, header: string, of: (day: WeatherRecord) => string): DayColumn =>
  textColumn(id, header, of, { width: 150, cell: of });

const figure = (
  id: string,
  header: string,
  of: (day: WeatherRecord) => number | null,
  text: (day: WeatherRecord) => string,
): DayColumn => numberColumn(id, header, of, { width: 110, text });

const mphOf = (wind: number | null) => wind && toMph(wind);

export const historyColumns: readonly DayColumn[] = [
  {
    ...textual('date', 'Date', ({ date }) => formatLongDate(date)),
    sortBy: ({ date }) => date,
    exportAs: ({ date }) => new Date(date),
    isName: true,
  },
  textual('condition', 'Weather', ({ condition }) => condition ?? ''),
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
  textual('snow', 'Snow lying', ({ snowLying }) => (snowLying ? 'Yes' : '')),
  textual('source', 'Source', ({ source }) => source),
];
