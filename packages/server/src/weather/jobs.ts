import { organizations } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Forecast, Provider } from './provider.ts';
import {
  type Errand,
  errandTo,
  type InOrganization,
  refreshWeather,
  saveForecast,
} from './refresh.ts';
import { listSites } from './store.ts';

/** A transaction of the organisation that is named. */
export type Within = <T>(
  organizationId: number | undefined,
  work: (tx: Tx) => Promise<T>,
) => Promise<T>;

/** For one contract that somebody looks at. */
export const weatherTask =
  (provider: Provider, clock = () => new Date()) =>
  ({ projectId }: { projectId: number }, inOrganization: InOrganization) =>
    refreshWeather(provider, inOrganization, projectId, clock());

/**
 * Every hour, five minutes before it is full: so the last round of a day keeps the whole of it. One
 * place after another, and each only once, however many build there.
 */
export const weatherRoundTask =
  (provider: Provider, within: Within, clock = () => new Date()) =>
  async () => {
    const now = clock();
    const told = new Map<string, Forecast | undefined>();
    for (const { organizationId, ...errand } of await listErrands(within, now)) {
      const place = `${errand.latitude} ${errand.longitude}`;
      if (!told.has(place)) told.set(place, await provider(errand, errand.pastDays, now));
      const forecast = told.get(place);
      if (forecast) await within(organizationId, (tx) => saveForecast(tx, errand, forecast, now));
    }
  };

type OurErrand = Errand & { organizationId: number };

/** Those who lack the most come first: what they are told suffices for their neighbours. */
async function listErrands(within: Within, now: Date): Promise<OurErrand[]> {
  const all = await within(undefined, (tx) =>
    tx.select({ id: organizations.id }).from(organizations),
  );
  const errands: OurErrand[] = [];
  for (const { id: organizationId } of all) {
    await within(organizationId, async (tx) => {
      for (const site of await listSites(tx)) {
        const errand = await errandTo(tx, site, now);
        if (errand) errands.push({ ...errand, organizationId });
      }
    });
  }
  return errands.toSorted((a, b) => b.pastDays - a.pastDays);
}
