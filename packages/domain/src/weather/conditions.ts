/** Labels of the WMO weather codes, from the best to the worst weather. */
const conditions: readonly (readonly [code: number, words: string])[] = [
  [0, 'Clear'],
  [1, 'Mainly clear'],
  [2, 'Partly cloudy'],
  [3, 'Overcast'],
  [45, 'Fog'],
  [48, 'Freezing fog'],
  [51, 'Light drizzle'],
  [53, 'Drizzle'],
  [55, 'Heavy drizzle'],
  [56, 'Light freezing drizzle'],
  [57, 'Freezing drizzle'],
  [61, 'Light rain'],
  [63, 'Rain'],
  [65, 'Heavy rain'],
  [66, 'Light freezing rain'],
  [67, 'Freezing rain'],
  [71, 'Light snow'],
  [73, 'Snow'],
  [75, 'Heavy snow'],
  [77, 'Snow grains'],
  [80, 'Light showers'],
  [81, 'Showers'],
  [82, 'Heavy showers'],
  [85, 'Snow showers'],
  [86, 'Heavy snow showers'],
  [95, 'Thunderstorm'],
  [96, 'Thunderstorm with hail'],
  [99, 'Thunderstorm with heavy hail'],
];

export const conditionOf = (code: number): string | undefined =>
  conditions.find(([wmoCode]) => wmoCode === code)?.[1];

const severity = (condition: string) => conditions.findIndex(([, text]) => text === condition);

/** Of several the one that mattered most on site. */
export const worstOf = (conditions: readonly string[]): string | null =>
  conditions.toSorted((a, b) => severity(b) - severity(a))[0] ?? null;
