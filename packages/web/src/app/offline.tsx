import { notificationsApi } from '@sitewright/domain/notifications/api';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { storedTimes } from '../platform/offline/stored-times.ts';
import { userKey } from '../platform/session.ts';
import { useOnline } from '../platform/use-online.ts';
import { ageText } from '../ui/format/date-time.ts';
import { OfflineBanner } from '../ui/layout/offline-banner.tsx';
import { useIsNotSavedShown } from '../ui/layout/says-not-saved.ts';

/** Says that there is no signal, and how old the displayed data is. */
export const Offline = () => (useOnline() ? null : <Banner />);

function Banner() {
  const client = useQueryClient();
  const read = useSyncExternalStore(
    (tell) => client.getQueryCache().subscribe(tell),
    () => oldestInSight(client),
  );
  const isSaidBelow = useIsNotSavedShown();
  return (
    <div className="sticky top-[calc(var(--header)+8px)] z-20">
      <OfflineBanner isSaidBelow={isSaidBelow} {...(read && { shownFrom: ageText(read) })} />
    </div>
  );
}

/** The frame's own reads say nothing about the page. */
const ofTheFrame: unknown[] = [
  userKey[0],
  organizationsApi.current.path,
  organizationsApi.profile.path,
  notificationsApi.unread.path,
];

/** When the oldest of what the page shows was read; 0 where it shows nothing. */
function oldestInSight(client: QueryClient): number {
  const isFromServer = ({ queryKey }: Query) => String(queryKey[0]).startsWith('/api/');
  const shown = client.getQueryCache().findAll({ type: 'active', predicate: isFromServer });
  const ofThePage = shown.filter(({ queryKey }) => !ofTheFrame.includes(queryKey[0]));
  const times = (ofThePage[0] ? ofThePage : shown)
    .map(({ queryKey, state }) => storedTimes.get(queryKey[0]) ?? state.dataUpdatedAt)
    .filter(Boolean);
  return times[0] ? Math.min(...times) : 0;
}
