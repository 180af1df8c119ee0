import { weatherApi } from '@sitewright/domain/weather/api';
import { activityLimits } from '@sitewright/domain/weather/limits';
import type { WeatherReport } from '@sitewright/domain/weather/report';
import { countMonth, verdictOf } from '@sitewright/domain/weather/rules';
import { verdictOnSite } from '@sitewright/domain/weather/site-wind';
import {
  aSnapshot,
  aWeatherRecord,
  aWeatherReport,
} from '@sitewright/domain/weather/weather.fixture';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { WeatherTab } from './weather-tab.tsx';

afterEach(cleanup);

const manager = aSessionUser({ role: 'Site Manager' });
const now = aSnapshot();
const days = Array.from({ length: 12 }, (_, i) =>
  aWeatherRecord({ id: i + 1, date: `2026-11-${String(12 - i).padStart(2, '0')}` }),
);
const knownReport: Partial<WeatherReport> = {
  now,
  hours: [now],
  days,
  months: [countMonth('2026-11', days), countMonth('2026-10', days)],
  activities: activityLimits.map((limit) => ({
    ...limit,
    value: now[limit.measure],
    verdict: verdictOf(limit, now) ?? null,
  })),
  source: 'Open-Meteo',
  latitude: '53.78000',
  longitude: '-1.53000',
  savedAt: '2026-11-12T13:55:00.000Z',
};

const show = (report: Partial<WeatherReport> = knownReport, user = manager, ...answers: Answer[]) =>
  renderWithApi(
    <WeatherTab project={aProject({ id: 7 })} />,
    user,
    ...answers,
    answer(weatherApi.read, () => aWeatherReport(report)),
  );

it('names the source, the point of its grid, and when it was saved', async () => {
  show();
  const line = await screen.findByText(/^Open-Meteo, grid point 53.78, −1.53/);
  expect(line.textContent).toContain('Saved 12/11/2026 13:55');
});

it('shows for each activity whether it is allowed, by which limit, and from which source', async () => {
  show();
  const list = await screen.findByRole('region', { name: 'Activity limits now' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Working platforms.*Wind now 18 mph, stop at 28 mph.*OK$/),
    expect.stringMatching(/^Roof work.*stop at 23 mph.*Caution$/),
    expect.stringMatching(/^Lifting.*Gusts now 41 mph, stop at 45 mph.*Caution$/),
    expect.stringMatching(/^Masonry.*Temperature 7 °C, stop below 2 °C.*NHBC.*OK$/),
    expect.stringMatching(/^Groundworks.*OK$/),
  ]);
});

it('puts a limit of a method statement that the wind has reached first, and shows no green there', async () => {
  const limit = { reference: 'RAMS-001', activity: 'Flying tables', text: 'Crane: 22 mph' };
  const gusty = aSnapshot({ windGust: 13.9 });
  const hours = [gusty, { ...now, timestamp: '2026-11-12T15:00:00.000Z' }];
  show({ ...knownReport, now: gusty, hours, windLimits: [{ ...limit, stopMph: 22 }] });
  const list = await screen.findByRole('region', { name: 'Activity limits now' });
  expect(within(list).getAllByRole('listitem')[0]?.textContent).toBe(
    'Flying tables, RAMS-001Gusts 31 mph now. Limits reached:Crane: 22 mphOver limit',
  );
  const figure = screen.getByText('Strongest gust today').nextElementSibling;
  expect(figure?.textContent).toBe('41 mph at 15:00, forecast');
});

it('names the method statement that stops an activity below its limit for planning', async () => {
  const limit = { reference: 'RAMS-001', activity: 'Flying tables', text: 'Crane: 22 mph' };
  const gusty = aSnapshot({ windSpeed: 8, windGust: 13.9 });
  const activities = activityLimits.map((one) => ({
    ...one,
    value: gusty[one.measure],
    verdict: verdictOnSite(one, gusty, [{ ...limit, stopMph: 22 }]) ?? null,
  }));
  show({ ...knownReport, now: gusty, activities, windLimits: [{ ...limit, stopMph: 22 }] });
  const list = await screen.findByRole('region', { name: 'Activity limits now' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent).slice(-5)).toEqual([
    expect.stringMatching(
      /^Working.*RAMS-001 limit.*31 mph. Wind.*planning limit: stop at.*Caution$/,
    ),
    expect.stringMatching(/^Roof workWind now 18 mph, stop at.*Caution$/),
    expect.stringMatching(
      /^Lifting.*RAMS-001 limit reached in gusts of 31 mph\. Gusts now 31 mph, planning limit: stop at 45 mph.*Stop$/,
    ),
    expect.stringMatching(/^Masonry and concrete(?!.*RAMS).*, stop below/),
    expect.stringMatching(/^Groundworks and pours(?!.*RAMS)/),
  ]);
});

it('draws the days, and shows them as a table on request', async () => {
  show();
  expect(await screen.findByRole('figure', { name: 'Daily rain' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.queryByRole('figure', { name: 'Daily rain' })).toBeNull();
  expect(screen.getAllByText('Thu 12 Nov 2026')[0]).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'View as chart' }));
  expect(screen.getByRole('figure', { name: 'Daily rain' })).toBeTruthy();
});

it('counts the months, and warns that the official values may differ', async () => {
  show();
  const table = await screen.findByRole('table', { name: /by calendar month/ });
  const row = within(table).getByRole('row', { name: /more than 5 mm/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['12', '0']);
  expect(screen.getByText(/early indication.*may\s+differ/)).toBeTruthy();
});

it('fetches the weather now, and says what came of it', async () => {
  let isStale = true;
  show(
    { stale: true },
    manager,
    answer(weatherApi.refresh, () => aWeatherReport({ stale: isStale })),
  );
  const button = await screen.findByRole('button', { name: 'Refresh' });
  await userEvent.click(button);
  expect(await screen.findByText('No weather data received. We will keep trying.')).toBeTruthy();
  isStale = false;
  await userEvent.click(button);
  expect(await screen.findByText('Weather updated')).toBeTruthy();
});

it.each([
  ['off', /switched off/],
  ['over', /contract has ended/],
] as const)('says why it fetches none when it is %s', async (fetching, sentence) => {
  show({ ...knownReport, fetching });
  const button = await screen.findByRole('button', { name: 'Refresh' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('works without any weather at all', async () => {
  show({});
  expect(await screen.findByText('Weather not available. Add it by hand.')).toBeTruthy();
  expect(screen.getByText(/No days recorded yet/)).toBeTruthy();
  expect(screen.getAllByText('Not known')).toHaveLength(activityLimits.length);
});
