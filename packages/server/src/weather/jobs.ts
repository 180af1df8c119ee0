import { organizationIds, runSequentially, throwIfAny } from '../platform/jobs/rounds.ts';
import type { InOrganization, RunInOrganization, Tx } from '../platform/tenancy.ts';
import type { Forecast, Provider } from './provider.ts';
import { refreshWeather, saveForecast, type WeatherFetch, weatherFetchFor } from './refresh.ts';
import { listSites } from './store.ts';

/** For one contract that a user is looking at. */
export const weatherTask =
  (provider: Provider, clock = () => new Date()) =>
  ({ projectId }: { projectId: number }, inOrganization: InOrganization) =>
    refreshWeather(provider, inOrganization, projectId, clock());

/**
 * Every hour, five minutes before it is full: so the last round of a day keeps the whole of it. One
 * place after another, and each only once, however many build there.
 */
export const weatherRoundTask =
  (provider: Provider, within: RunInOrganization, clock = () => new Date()) =>
  async () => {
    const now = clock();
    const forecasts = new Map<string, Forecast | undefined>();
    const errands: OurErrand[] = [];
    const unlisted = await runSequentially(await within(undefined, organizationIds), async (id) =>
      errands.push(...(await errandsOf(within, id, now))),
    );
    const unserved = await runSequentially(
      errands.toSorted(mostLackingFirst),
      async ({ organizationId, ...errand }) => {
        const place = `${errand.latitude} ${errand.longitude}`;
        if (!forecasts.has(place))
          forecasts.set(place, await provider(errand, errand.pastDays, now));
        const forecast = forecasts.get(place);
        if (forecast) await within(organizationId, (tx) => saveForecast(tx, errand, forecast, now));
      },
    );
    throwIfAny([...unlisted, ...unserved], 'The weather of some sites could not be fetched.');
  };

type OurErrand = WeatherFetch & { organizationId: number };

/** The request for the site that lacks the most also covers its neighbours. */
const mostLackingFirst = (a: WeatherFetch, b: WeatherFetch): number => b.pastDays - a.pastDays;

const errandsOf = (
  within: RunInOrganization,
  organizationId: number,
  now: Date,
): Promise<OurErrand[]> =>
  within(organizationId, async (tx: Tx) => {
    const errands: OurErrand[] = [];
    for (const site of await listSites(tx)) {
      const errand = await weatherFetchFor(tx, site, now);
      if (errand) errands.push({ ...errand, organizationId });
    }
    return errands;
  });
