import { boolean, date, integer, numeric, smallint, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../platform/columns.ts';
import { tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

const figure = (precision: number) => numeric({ precision, scale: 1, mode: 'number' });

/** The source of a figure, stored on each row: it may be needed as evidence. */
const origin = {
  source: text().notNull(),
  latitude: numeric({ precision: 8, scale: 5 }),
  longitude: numeric({ precision: 8, scale: 5 }),
};

const readings = {
  temperature: figure(4),
  condition: text(),
  humidity: smallint(),
  windSpeed: figure(5),
  windGust: figure(5),
  windDirection: text(),
  pressure: figure(6),
  visibility: figure(5),
  uvIndex: figure(4),
  precipitation: figure(6),
};

/** The weather at a site at one hour. */
export const weatherSnapshots = tenantTable(
  'weather_snapshots',
  {
    projectId: integer().notNull(),
    timestamp: instant().notNull(),
    ...readings,
    feelsLike: figure(4),
    dewPoint: figure(4),
    ...origin,
    recordedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    ofProject('weather_snapshots', t),
    unique().on(t.organizationId, t.projectId, t.timestamp),
  ],
);

/** The weather of a whole day on site; one a day, and one that was entered by hand stays. */
export const weatherRecords = tenantTable(
  'weather_records',
  {
    projectId: integer().notNull(),
    date: date().notNull(),
    ...readings,
    lowestTemperature: figure(4),
    highestTemperature: figure(4),
    snowLying: boolean(),
    description: text(),
    isByHand: boolean().notNull().default(false),
    ...origin,
    recordedAt: instant().notNull().defaultNow(),
  },
  (t) => [ofProject('weather_records', t), unique().on(t.organizationId, t.projectId, t.date)],
);
