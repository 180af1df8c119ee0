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
  const gust = { windGust: 18.3, gustAt: '2026-11-12T13:00:00.000Z' };
  expect(weatherSentence({ ...wet, ...gust, precipitation: 6.2 })).toBe(
    'Light rain, 7 °C, wind 18 mph SW, gusts up to 41 mph at 13:00, 6.2 mm',
  );
  expect(weatherSentence({ ...unknown, condition: 'Fog', precipitation: 0 })).toBe('Fog, 0.0 mm');
});
