import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { useQuery } from '@tanstack/react-query';
import { storedTimes } from '../../platform/offline/stored-times.ts';
import { queryAll } from '../../platform/query.ts';
import { useOnline } from '../../platform/use-online.ts';
import { ageText } from '../../ui/format/date-time.ts';
import { Clearance } from './clearance.tsx';

type Stored = { worker: Worker; savedAt: number };

/** What the list on this phone knows of a worker, while their own file cannot be read for want of signal. */
export function useStoredWorker(id: number, isRead: boolean): Stored | undefined {
  const list = queryAll(workforceApi.list, { query: {} });
  const isOnline = useOnline();
  const { data, dataUpdatedAt } = useQuery({ ...list, enabled: !isOnline && !isRead });
  const worker = data?.find((one) => one.id === id);
  if (isOnline || isRead || !worker) return;
  return { worker, savedAt: storedTimes.get(list.queryKey[0]) ?? dataUpdatedAt };
}

/** To read only: enough to say at the gate who may enter. */
export const StoredWorker = ({ worker, savedAt }: Stored) => (
  <article
    aria-label={fullName(worker)}
    className="grid gap-2 rounded-card border border-line bg-surface p-5 max-md:p-4"
  >
    <h2 className="text-xl">{fullName(worker)}</h2>
    <Clearance worker={worker} />
    <p className="text-xs text-text-2">Saved on this phone: {ageText(savedAt)}</p>
  </article>
);

/** What is not known then, as its panel calls it. */
export const partNotStored = (stored: Stored | undefined): string =>
  stored ? 'the rest of the file' : 'the worker';
