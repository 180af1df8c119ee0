import { expect, it } from 'vitest';
import { weatherSentence } from './weather-sentence.ts';

const unknown = {
  condition: null,
  temperature: null,
  windSpeed: null,
  windDirection: null,
  windGust: null,
  precipitation: null,
};

it('describes a day in UK units', () => {
  const wet = { condition: 'Light rain', temperature: 7.2, windSpeed: 8, windDirection: 'SW' };
  expect(weatherSentence({ ...wet, windGust: 18.3, precipitation: 6.2 })).toBe(
    'Light rain, 7 °C, wind 18 mph SW, gusts 41 mph, 6.2 mm',
  );
  expect(weatherSentence({ ...unknown, condition: 'Fog', precipitation: 0 })).toBe('Fog, 0.0 mm');
});
