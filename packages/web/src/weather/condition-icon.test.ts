import { Cloud, CloudRain, CloudSnow, CloudSun, Sun } from 'lucide-react';
import { expect, it } from 'vitest';
import { conditionIcon } from './condition-icon.ts';

it.each([
  ['Light rain', CloudRain],
  ['Heavy snow showers', CloudSnow],
  ['Mainly clear', CloudSun],
  ['bright and sunny', CloudSun],
  ['Clear', Sun],
  ['Overcast', Cloud],
  ['whatever', Cloud],
])('has an icon for %s', (words, icon) => {
  expect(conditionIcon(words)).toBe(icon);
});
