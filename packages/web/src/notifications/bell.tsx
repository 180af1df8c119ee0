import { notificationsApi } from '@sitewright/domain/notifications/api';
import { mustActFirst } from '@sitewright/domain/session/session-user';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useOpener } from '../platform/open-overlay.ts';
import { query } from '../platform/query.ts';
import { HeaderButton } from '../ui/layout/header-button.tsx';

type Props = { user: Parameters<typeof mustActFirst>[0] };

/** Nothing is read before the user has a password of their own, and two factors where they must. */
export function Bell({ user }: Props) {
  const { data } = useQuery({ ...query(notificationsApi.unread), enabled: !mustActFirst(user) });
  const unread = data?.unread ?? 0;
  return (
    <span className="relative flex">
      <HeaderButton
        icon={BellIcon}
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        {...useOpener('notifications')}
      />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -top-0.5 -right-0.5 grid site:top-0.5 site:right-0.5 h-4.5 min-w-4.5 place-items-center rounded-full bg-wait px-1 text-[11px] leading-none font-bold text-on-wait tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </span>
  );
}
