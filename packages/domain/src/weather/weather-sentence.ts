import { toMph } from './units.ts';
import type { WeatherDay } from './weather.ts';

type WeatherFacts = Pick<
  WeatherDay,
  'condition' | 'temperature' | 'windSpeed' | 'windDirection' | 'windGust' | 'precipitation'
>;

/** 'Light rain, 7 °C, wind 18 mph SW, gusts 41 mph, 6.2 mm': what is known of it. */
export function weatherSentence(day: WeatherFacts): string {
  const { condition, temperature, windSpeed, windDirection, windGust, precipitation } = day;
  const parts = [
    condition,
    temperature !== null && `${Math.round(temperature)} °C`,
    windSpeed !== null &&
      ['wind', toMph(windSpeed), 'mph', windDirection].filter(Boolean).join(' '),
    windGust !== null && `gusts ${toMph(windGust)} mph`,
    precipitation !== null && `${precipitation.toFixed(1)} mm`,
  ];
  return parts.filter(Boolean).join(', ');
}
