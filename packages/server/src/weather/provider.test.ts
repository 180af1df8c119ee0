import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aProviderServer, serverBehaviours } from './open-meteo.fixture.ts';
import { makeProvider, providerOf } from './provider.ts';

const noon = new Date('2026-11-12T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const leeds = { latitude: '53.77960', longitude: '-1.53280' };

const server = await aProviderServer(() => noon);
afterAll(server.stop);
beforeEach(() => {
  server.behave('well');
  server.asked.length = 0;
});

const made = (WEATHER_KEY?: string) => makeProvider({ WEATHER_URL: server.url, WEATHER_KEY });

describe('a provider that answers well', () => {
  it('is asked in our units and in instants, for the place and the days', async () => {
    await made('secret')(leeds, 30, noon);
    expect(Object.fromEntries(server.asked[0]?.searchParams ?? [])).toMatchObject({
      ...leeds,
      past_days: '31',
      wind_speed_unit: 'ms',
      timeformat: 'unixtime',
      timezone: 'GMT',
      apikey: 'secret',
    });
  });

  it('tells every hour in our words', async () => {
    const forecast = await made()(leeds, 1, noon);
    expect(forecast).toMatchObject({
      source: '127.0.0.1',
      latitude: '53.78000',
      longitude: '-1.53000',
    });
    expect(forecast?.hours).toHaveLength(5 * 24);
    expect(forecast?.hours[0]).toEqual({
      timestamp: '2026-11-10T00:00:00.000Z',
      temperature: 7,
      feelsLike: 3,
      dewPoint: 5.1,
      condition: 'Light rain',
      humidity: 88,
      windSpeed: 8,
      windGust: 18.3,
      windDirection: 'SW',
      pressure: 1002.5,
      visibility: 50,
      uvIndex: 0.4,
      precipitation: 0.2,
      snowDepth: 0,
    });
  });

  it('gives the rain and the gusts of an hour to the one that they fell in', async () => {
    const length = 5 * 24;
    const wet = Array.from({ length }, (_, i) => (i === 10 ? 2 : 0));
    const server = await aProviderServer(() => noon);
    server.tell({ precipitation: wet, wind_gusts_10m: wet });
    const forecast = await makeProvider({ WEATHER_URL: server.url })(leeds, 1, noon);
    const at = (hour: number) => forecast?.hours[hour];
    expect([at(8), at(9), at(10)].map((hour) => hour?.precipitation)).toEqual([0, 2, 0]);
    expect(at(9)?.windGust).toBe(2);
    expect(at(119)?.precipitation).toBeNull();
    server.stop();
  });
});

type Manner = keyof typeof serverBehaviours;
const bad = (Object.keys(serverBehaviours) as Manner[]).filter((name) => name !== 'well');

describe('a provider that does not', () => {
  it.each(bad)('(%s) is as good as none, and nobody waits for it', async (manner) => {
    server.behave(manner);
    const started = Date.now();
    expect(await made()(leeds, 30, noon)).toBeUndefined();
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('is not followed elsewhere', async () => {
    server.behave('redirecting');
    await made()(leeds, 30, noon);
    expect(server.asked.map(({ pathname }) => pathname)).toEqual(['/v1/forecast']);
  });

  it('is as good as none where nobody listens', async () => {
    const closed = await aProviderServer(() => noon);
    closed.stop();
    expect(await makeProvider({ WEATHER_URL: closed.url })(leeds, 1, noon)).toBeUndefined();
  });

  it('is left alone for a minute after five failures, then tried once', async () => {
    const provider = made();
    const times = () => server.asked.length;
    server.behave('failing');
    for (let i = 0; i < 8; i++) await provider(leeds, 1, noon);
    expect(times()).toBe(5);

    await provider(leeds, 1, later(59));
    expect(times()).toBe(5);
    await Promise.all([provider(leeds, 1, later(60)), provider(leeds, 1, later(60))]);
    expect(times()).toBe(6);
    await provider(leeds, 1, later(119));
    expect(times()).toBe(6);

    server.behave('well');
    expect(await provider(leeds, 1, later(120))).toBeDefined();
    expect(await provider(leeds, 1, later(120))).toBeDefined();
    expect(times()).toBe(8);
  });

  it('is forgiven single failures', async () => {
    const provider = made();
    for (let i = 0; i < 6; i++) {
      server.behave('failing');
      await provider(leeds, 1, noon);
      server.behave('well');
      expect(await provider(leeds, 1, noon)).toBeDefined();
    }
  });
});

it('is the same for all who ask', () => {
  const settings = { WEATHER_URL: server.url, WEATHER_KEY: undefined };
  expect(providerOf(settings)).toBe(providerOf({ ...settings }));
  expect(providerOf({ ...settings, WEATHER_KEY: 'k' })).not.toBe(providerOf(settings));
});
