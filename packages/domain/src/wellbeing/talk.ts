/** The library of toolbox talks: five minutes each, to be read out in one's own words. */
export const topics = [
  'height',
  'lifting',
  'excavation',
  'dust',
  'manual-handling',
  'plant-and-people',
  'electricity',
  'fire',
  'talking',
  'spotting',
  'suicide',
  'fatigue',
  'stress',
  'drink-and-drugs',
  'money',
  'bullying',
] as const;

export type Talk = {
  topic: (typeof topics)[number];
  title: string;
  /** Why it is talked about, in a sentence or two. */
  opening: string;
  points: readonly string[];
  /** To get people talking. */
  ask: string;
  closing: string;
};
