import * as z from 'zod';

export const verdicts = ['ok', 'caution', 'stop'] as const;
const measures = ['windSpeed', 'windGust', 'temperature', 'precipitation'] as const;

/** From `caution` on look out, from `stop` on stop: upwards, or downwards where the cold is the trouble. */
export const Limit = z.object({
  activity: z.string(),
  measure: z.enum(measures),
  caution: z.number(),
  stop: z.number(),
  source: z.string(),
});

/** A limit of wind in an issued method statement: work stops from `stopMph` on. */
export const WindLimit = z.object({
  reference: z.string(),
  activity: z.string(),
  text: z.string(),
  stopMph: z.int(),
});

export type WindLimit = z.infer<typeof WindLimit>;

export type Limit = z.infer<typeof Limit>;
export type Verdict = (typeof verdicts)[number];

/** Lifting is the one that gusts decide. */
export const liftingLimit: Limit = {
  activity: 'Lifting and cranes',
  measure: 'windGust',
  caution: 17,
  stop: 20,
  source:
    'For planning: check the lift plan at gusts of 38 mph and stop at 45 mph. The manufacturer’s rating takes priority',
};

/**
 * For planning. No limit of wind is law in the United Kingdom: the manufacturer and the site's own
 * risk assessment decide, and a hundred metres up the wind is a third stronger.
 */
export const activityLimits: readonly Limit[] = [
  {
    activity: 'Working platforms (MEWP)',
    measure: 'windSpeed',
    caution: 10,
    stop: 12.5,
    source: 'Rated by manufacturers up to 12.5 m/s (28 mph)',
  },
  {
    activity: 'Roof work',
    measure: 'windSpeed',
    caution: 8,
    stop: 10.3,
    source: 'From about 23 mph, Force 5, the wind affects balance',
  },
  liftingLimit,
  {
    activity: 'Masonry and concrete',
    measure: 'temperature',
    caution: 5,
    stop: 2,
    source: 'NHBC: take precautions if the temperature is, or is likely to fall, below 2 °C',
  },
  {
    activity: 'Groundworks and pours',
    measure: 'precipitation',
    caution: 2,
    stop: 4,
    source: 'For planning: 4 mm or more in an hour damages the ground and fresh concrete',
  },
];
