import { weatherApi } from '@sitewright/domain/weather/api';
import type { WeatherReport } from '@sitewright/domain/weather/report';
import {
  aSnapshot,
  aWeatherRecord,
  aWeatherReport,
} from '@sitewright/domain/weather/weather.fixture';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { WeatherStrip } from './weather-strip.tsx';

const today = '2026-11-12';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T14:02:00Z`) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const manager = aSessionUser({ role: 'Site Manager' });
const at = (hour: number) => `${today}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const hours = Array.from({ length: 24 }, (_, hour) =>
  aSnapshot({
    timestamp: at(hour),
    windGust: hour === 13 ? 18.3 : 10,
    precipitation: hour < 4 ? 1.1 : 0,
  }),
);
const rainyToday = { now: aSnapshot({ timestamp: at(14) }), hours, savedAt: at(13) };

const show = (report: Partial<WeatherReport>, user = manager, ...answers: Answer[]) =>
  renderWithApi(
    <WeatherStrip project={aProject({ id: 7 })} date={report.date ?? today} />,
    user,
    ...answers,
    answer(weatherApi.read, () => aWeatherReport(report)),
  );
const strip = () => screen.findByRole('region', { name: 'Weather' });

it('asks for the weather of the day', async () => {
  const { requests } = show(rainyToday);
  await strip();
  expect(requests).toEqual([`GET /api/projects/7/weather?date=${today}`]);
});

it('shows the current weather, how it feels, and when it was saved', async () => {
  show(rainyToday);
  expect((await strip()).textContent).toContain('Light rain, 7 °C');
  expect(screen.getByText('Feels like 3 °C')).toBeTruthy();
  expect(screen.getByText('Saved 13:00')).toBeTruthy();
  expect(screen.getByText('18 mph SW')).toBeTruthy();
});

it('counts the rain that has fallen, and names the strongest gust with its hour and its verdict', async () => {
  show(rainyToday);
  await strip();
  expect(screen.getByText('4.4 mm')).toBeTruthy();
  expect(screen.getByText('41 mph at 13:00')).toBeTruthy();
  expect(screen.getByText('Strongest gust: caution')).toBeTruthy();
  expect(screen.getByText(/: caution for lifting$/)).toBeTruthy();
});

it('shows the hours in which work is done, and marks the present one', async () => {
  show(rainyToday);
  const list = await screen.findByRole('list', { name: /Hourly/ });
  const items = within(list).getAllByRole('listitem');
  expect(items).toHaveLength(12);
  expect(items[0]?.textContent).toContain('07:00, 0.0 mm, 7 °C');
  expect(items[7]?.getAttribute('aria-current')).toBe('time');
});

it('owns up to being old', async () => {
  show({ ...rainyToday, stale: true, savedAt: at(9) });
  await strip();
  expect(screen.getAllByText('Not updated since 12/11/2026 09:00')[0]).toBeTruthy();
});

it('shows of a past day what was recorded', async () => {
  const date = '2026-11-02';
  show({ date, record: aWeatherRecord({ date, condition: 'Fog' }) });
  expect((await strip()).textContent).toContain('Fog, 7 °C');
  expect(screen.getByText('4 to 8 °C')).toBeTruthy();
  expect(screen.getByText('Saved automatically')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

it('lets what was written by hand go first, and be corrected', async () => {
  show({ ...rainyToday, record: aWeatherRecord({ condition: 'Sleet', isByHand: true }) });
  expect((await strip()).textContent).toContain('Sleet, 7 °C');
  expect(screen.getByText('Added by hand')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Correct' })[0] as HTMLElement);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Wind (mph)' }).value).toBe('18');
});

it('says that nothing is known, why, and takes it by hand', async () => {
  const sent: unknown[] = [];
  show(
    { fetching: 'nowhere' },
    manager,
    answer(weatherApi.add, (url, body) => {
      sent.push(url.pathname, body);
      return aWeatherRecord();
    }),
  );
  expect(await screen.findByText('Weather not available. Add it by hand.')).toBeTruthy();
  expect(screen.getByText(/Add a postcode to the contract/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add by hand' }));
  await fillIn(screen.getByRole('textbox', { name: 'Condition' }), 'Sleet');
  await userEvent.type(screen.getByRole('textbox', { name: /Wind \(mph\)/ }), '18');
  await userEvent.type(screen.getByRole('textbox', { name: /Temperature/ }), '61');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Temperature must be between -50 and 60')).toBeTruthy();
  expect(sent).toEqual([]);

  await userEvent.clear(screen.getByRole('textbox', { name: /Temperature/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Weather saved')).toBeTruthy();
  expect(sent).toEqual([
    `/api/projects/7/weather/${today}`,
    expect.objectContaining({ condition: 'Sleet', windSpeed: 8, temperature: null }),
  ]);
});

it('shows a supervisor who may add it', async () => {
  show({}, aSessionUser({ role: 'Site Supervisor' }));
  const button = await screen.findByRole('button', { name: 'Add by hand' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/can add the weather\.$/)).toBeTruthy();
});

it('forecasts tomorrow where it can, and takes nothing by hand for it', async () => {
  const date = '2026-11-13';
  const tomorrow = hours.map((hour) => ({
    ...hour,
    timestamp: hour.timestamp.replace('12T', '13T'),
  }));
  show({ date, hours: tomorrow });
  expect((await strip()).textContent).toContain('Light rain, 7 °C');
  expect(screen.getByText('Forecast')).toBeTruthy();
  cleanup();
  show({ date });
  expect(await screen.findByText('No forecast for this day yet.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
