import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const day = 24 * 60 * 60 * 1000;

/**
 * So many past days and three to come in the format of Open-Meteo: 7 °C, light rain, wind from the
 * south-west.
 */
function aForecast(now: Date, pastDays: number, over: Record<string, unknown> = {}) {
  const today = Math.floor(now.getTime() / day) * day;
  const length = (pastDays + 3) * 24;
  const all = <T>(value: T) => Array.from({ length }, () => value);
  const hourly = {
    time: all(0).map((_, i) => (today - pastDays * day) / 1000 + i * 3600),
    temperature_2m: all(7.04),
    apparent_temperature: all(3),
    dew_point_2m: all(5.1),
    relative_humidity_2m: all(88),
    weather_code: all(61),
    wind_speed_10m: all(8.04),
    wind_gusts_10m: all(18.3),
    wind_direction_10m: all(225),
    pressure_msl: all(1002.5),
    visibility: all(78_000),
    uv_index: all(0.4),
    precipitation: all(0.2),
    snow_depth: all(0),
    ...Object.fromEntries(
      Object.entries(over).map(([name, value]) => [
        name,
        Array.isArray(value) ? value : all(value),
      ]),
    ),
  };
  return { latitude: 53.78, longitude: -1.53, hourly };
}

const json = (response: ServerResponse, body: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

type Manner = (now: Date, pastDays: number) => RequestListener;

const dailyWeather =
  (over: Record<string, unknown>): Manner =>
  (now, pastDays) =>
  (_, response) =>
    json(response, aForecast(now, pastDays, over));

/** How a stranger's server may behave. */
export const serverBehaviours = {
  well: dailyWeather({}),
  late: (now, pastDays) => (_, response) => {
    setTimeout(() => json(response, aForecast(now, pastDays)), 4_500).unref();
  },
  silent: () => () => {},
  gone: () => (request) => request.socket.destroy(),
  failing: () => (_, response) => response.writeHead(500).end('{}'),
  html: () => (_, response) => response.end('<!doctype html><title>Sign in</title>'),
  garbage: () => (_, response) => response.end('{"latitude": NaN, "hourly'),
  empty: () => (_, response) => json(response, {}),
  // All would be well, were it not for what is packed behind it.
  bomb: (now, pastDays) => (_, response) => {
    const small = JSON.stringify(aForecast(now, pastDays));
    const packed = gzipSync(small + ' '.repeat(16 * 1024 * 1024), { level: 1 });
    response.setHeader('content-encoding', 'gzip').end(packed);
  },
  endless: () => (_, response) => {
    const pour = () => {
      while (response.write(' '.repeat(4096)));
      response.once('drain', () => setImmediate(pour));
    };
    pour();
  },
  redirecting: () => (request, response) => {
    const isThere = request.url?.startsWith('/elsewhere');
    response.writeHead(isThere ? 200 : 302, { location: '/elsewhere' }).end('{}');
  },
  hot: dailyWeather({ temperature_2m: 999 }),
  stormy: dailyWeather({ wind_direction_10m: -1 }),
  muddled: dailyWeather({ temperature_2m: '7' }),
  short: dailyWeather({ temperature_2m: [7] }),
  repeating: dailyWeather({ time: 3600 }),
} satisfies Record<string, Manner>;

/** A local provider whose behaviour the test sets, with the requests that it received. */
export async function aProviderServer(clock: () => Date) {
  const asked: URL[] = [];
  let manner: Manner = dailyWeather({});
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    asked.push(url);
    manner(clock(), Number(url.searchParams.get('past_days')))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://127.0.0.1:${port}/v1/forecast`,
    behave: (name: keyof typeof serverBehaviours) => {
      manner = serverBehaviours[name];
    },
    /** Well, but with these columns. */
    tell: (over: Record<string, unknown>) => {
      manner = dailyWeather(over);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
