import { describe, expect, it } from 'vitest';
import type { DayStatus } from '../diary/day.ts';
import { activityLimits, liftingLimit } from './limits.ts';
import {
  countMonth,
  gustiestHour,
  obstacleToAdding,
  obstacleToFetching,
  rainUpTo,
  summariseDay,
  verdictOf,
} from './rules.ts';
import { fromMph } from './units.ts';
import { anHour, aWeatherRecord } from './weather.fixture.ts';

const limitOf = (activity: string) => {
  const limit = activityLimits.find((one) => one.activity.startsWith(activity));
  if (!limit) throw new Error(`no limit for ${activity}`);
  return limit;
};

describe('a verdict', () => {
  it.each([
    ['Working platforms', { windSpeed: fromMph(22) }, 'ok'],
    ['Working platforms', { windSpeed: fromMph(23) }, 'caution'],
    ['Working platforms', { windSpeed: 12.4 }, 'caution'],
    ['Working platforms', { windSpeed: 12.5 }, 'stop'],
    ['Roof work', { windSpeed: fromMph(17) }, 'ok'],
    ['Roof work', { windSpeed: fromMph(18) }, 'caution'],
    ['Roof work', { windSpeed: fromMph(23) }, 'stop'],
    ['Lifting', { windGust: fromMph(37) }, 'ok'],
    ['Lifting', { windGust: fromMph(41) }, 'caution'],
    ['Lifting', { windGust: fromMph(45) }, 'stop'],
    ['Masonry', { temperature: 5 }, 'ok'],
    ['Masonry', { temperature: 4.9 }, 'caution'],
    ['Masonry', { temperature: 2 }, 'caution'],
    ['Masonry', { temperature: 1.9 }, 'stop'],
    ['Groundworks', { precipitation: 1.9 }, 'ok'],
    ['Groundworks', { precipitation: 2 }, 'caution'],
    ['Groundworks', { precipitation: 4 }, 'stop'],
  ])('on %s at %j is %s', (activity, readings, verdict) => {
    expect(verdictOf(limitOf(activity), anHour(readings))).toBe(verdict);
  });

  it('is missing without a measurement', () => {
    expect(verdictOf(liftingLimit, anHour({ windGust: null }))).toBeUndefined();
  });
});

describe('a day', () => {
  const at = (hour: number, over = {}) =>
    anHour({ timestamp: `2026-11-12T${String(hour).padStart(2, '0')}:00:00.000Z`, ...over });

  it('was like its working hours, and had the rain, frost and gusts of all of them', () => {
    const day = summariseDay('2026-11-12', [
      at(3, {
        temperature: -1.5,
        windSpeed: 20,
        windGust: 30,
        precipitation: 4,
        condition: 'Snow',
      }),
      at(9, { temperature: 4, windSpeed: 6, windDirection: 'W', precipitation: 0.1 }),
      at(10, {
        temperature: 7,
        windSpeed: 9,
        windDirection: 'SW',
        precipitation: 0.2,
        condition: 'Rain',
      }),
      at(22, { temperature: 1, precipitation: 1, condition: 'Thunderstorm' }),
    ]);
    expect(day).toMatchObject({
      date: '2026-11-12',
      temperature: 5.5,
      condition: 'Rain',
      windSpeed: 9,
      windDirection: 'SW',
      windGust: 30,
      precipitation: 5.3,
      lowestTemperature: -1.5,
      highestTemperature: 7,
    });
  });

  it.each([
    [0.01, true],
    [0.009, false],
    [null, null],
  ])('with %s m of snow at nine has snow lying: %s', (snowDepth, snowLying) => {
    expect(
      summariseDay('2026-11-12', [at(8, { snowDepth: 1 }), at(9, { snowDepth })]),
    ).toMatchObject({
      snowLying,
    });
  });

  it('of which only the night is known is what the night was', () => {
    expect(summariseDay('2026-11-12', [at(3, { temperature: 2 })]).temperature).toBe(2);
  });

  it('without data is empty', () => {
    const { date, ...rest } = summariseDay('2026-11-12', []);
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  it('had its strongest gust at one hour', () => {
    const hours = [
      at(12, { windGust: 15 }),
      at(13, { windGust: 18.3 }),
      at(14, { windGust: null }),
    ];
    expect(gustiestHour(hours)).toBe(hours[1]);
    expect(gustiestHour([at(1, { windGust: null })])).toBeUndefined();
  });

  it('counts no rain that is still to come', () => {
    const hours = [at(12, { precipitation: 0.7 }), at(13, { precipitation: 0.1 }), at(14)];
    expect(rainUpTo(hours, '2026-11-12T13:30:00.000Z')).toBe(0.8);
    expect(rainUpTo([], '2026-11-12T13:30:00.000Z')).toBeNull();
  });
});

describe('a month', () => {
  const days = [
    aWeatherRecord({ date: '2026-10-31', precipitation: 40, lowestTemperature: -9 }),
    aWeatherRecord({ date: '2026-11-01', precipitation: 5, lowestTemperature: 0 }),
    aWeatherRecord({ date: '2026-11-02', precipitation: 5.1, lowestTemperature: -0.1 }),
    aWeatherRecord({ date: '2026-11-03', precipitation: 0.2, snowLying: true }),
    aWeatherRecord({
      date: '2026-11-04',
      precipitation: null,
      lowestTemperature: null,
      snowLying: null,
    }),
  ];

  it('is counted on its own, with more than 5 mm and less than 0 °C', () => {
    expect(countMonth('2026-11', days)).toEqual({
      month: '2026-11',
      days: 4,
      rainfall: 10.3,
      wetDays: 1,
      frostDays: 1,
      snowDays: 1,
    });
    expect(countMonth('2026-10', days)).toMatchObject({ rainfall: 40, wetDays: 1, frostDays: 1 });
  });

  it('without a record has counted nothing', () => {
    expect(countMonth('2026-09', days)).toMatchObject({ days: 0, rainfall: 0 });
  });
});

it('explains why there is no live weather', () => {
  expect(obstacleToFetching('on')).toBeUndefined();
  expect(obstacleToFetching('nowhere')?.message).toContain('postcode');
});

it('is not added for a day that has not come', () => {
  const obstacleOn = (date: string, status: DayStatus = 'draft') =>
    obstacleToAdding({ date, status }, '2026-11-12')?.code;
  expect(obstacleOn('2026-11-12')).toBeUndefined();
  expect(obstacleOn('2026-11-13')).toBe('weather.day_in_future');
  expect(obstacleOn('2026-11-11', 'approved')).toBe('weather.day_is_signed_off');
});
