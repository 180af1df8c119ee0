import * as z from 'zod';
import { emptyToNull, requiredLine, text } from '../kernel/text.ts';
import { fromMph } from './units.ts';
import { plausibleRanges } from './weather.ts';

type Range = readonly [least: number, most: number];

const within = (field: string, [least, most]: Range) => {
  const fault = `${field} must be between ${least} and ${most.toLocaleString('en-GB')}`;
  return z.number(`${field} must be a number`).min(least, fault).max(most, fault);
};

const words = {
  condition: requiredLine('Condition', 100),
  windDirection: emptyToNull(text('Wind direction', 10)),
  description: emptyToNull(text('Description', 500)),
};

/** Weather entered by hand; it takes priority over fetched weather. */
export const WeatherByHand = z
  .object({
    ...words,
    temperature: within('Temperature', plausibleRanges.temperature).nullable().optional(),
    lowestTemperature: within('Lowest', plausibleRanges.temperature).nullable().optional(),
    highestTemperature: within('Highest', plausibleRanges.temperature).nullable().optional(),
    windSpeed: within('Wind', plausibleRanges.windSpeed).nullable().optional(),
    windGust: within('Gusts', plausibleRanges.windGust).nullable().optional(),
    precipitation: within('Rain', plausibleRanges.precipitation).nullable().optional(),
    snowLying: z.boolean('Snow lying must be yes or no').nullable().optional(),
  })
  .refine(
    ({ lowestTemperature: lowest, highestTemperature: highest }) =>
      lowest == null || highest == null || lowest <= highest,
    {
      path: ['lowestTemperature'],
      message: 'The lowest temperature must not be above the highest',
    },
  );

/** A typed number: empty means unknown, and a decimal comma is accepted. */
const typed = (field: string, figure: z.ZodType<number, number>) =>
  emptyToNull(
    z
      .string()
      .trim()
      .regex(/^[-−]?\d+([.,]\d+)?$/, `${field} must be a number`)
      .transform((digits) => Number(digits.replace(',', '.').replace('−', '-')))
      .pipe(figure),
  );

const mph = (field: string) => within(field, [0, 200]).transform(fromMph);

/** The same on a form, with the wind in miles per hour. */
export const WeatherForm = z.object({
  ...words,
  temperature: typed('Temperature', within('Temperature', plausibleRanges.temperature)),
  windSpeed: typed('Wind', mph('Wind')),
  windGust: typed('Gusts', mph('Gusts')),
  precipitation: typed('Rain', within('Rain', plausibleRanges.precipitation)),
});

export type WeatherByHand = z.infer<typeof WeatherByHand>;
