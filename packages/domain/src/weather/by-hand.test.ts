import { expect, it } from 'vitest';
import { fieldErrors } from '../kernel/parse-input.ts';
import { WeatherByHand, WeatherForm } from './by-hand.ts';

const typed = {
  condition: ' Sleet ',
  temperature: '−1,5',
  windSpeed: '18',
  windGust: '',
  windDirection: '',
  precipitation: '6.2',
  description: '',
};

it('is typed in miles per hour and kept in metres per second', () => {
  const day = WeatherForm.parse(typed);
  expect(day).toEqual({
    condition: 'Sleet',
    temperature: -1.5,
    windSpeed: 8,
    windGust: null,
    windDirection: null,
    precipitation: 6.2,
    description: null,
  });
  expect(WeatherByHand.parse(day)).toEqual(day);
});

it.each([
  ['condition', ' ', 'Condition is required'],
  ['condition', 'x'.repeat(101), 'Condition must be less than 100 characters'],
  ['temperature', '61', 'Temperature must be between -50 and 60'],
  ['temperature', 'cold', 'Temperature must be a number'],
  ['temperature', ' ', 'Temperature must be a number'],
  ['windSpeed', '201', 'Wind must be between 0 and 200'],
  ['windDirection', 'x'.repeat(11), 'Wind direction must be less than 10 characters'],
  ['precipitation', '-1', 'Rain must be between 0 and 1,000'],
])('refuses %s %j with a message', (field, value, sentence) => {
  const { error } = WeatherForm.safeParse({ ...typed, [field]: value });
  expect(error && fieldErrors(error)).toEqual({ [field]: sentence });
});
