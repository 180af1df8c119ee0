import { londonDay } from '@sitewright/domain/kernel/calendar';
import { notificationsApi } from '@sitewright/domain/notifications/api';
import {
  type Category,
  categories,
  categoryLabels,
} from '@sitewright/domain/notifications/notification-values';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { OverlayProps } from '../platform/open-overlay.ts';
import { query } from '../platform/query.ts';
import { Button } from '../ui/button.tsx';
import { SideSheet } from '../ui/dialogs/side-sheet.tsx';
import { optionsOf } from '../ui/fields/options.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { groupNotifications } from './group-notifications.ts';
import { NotificationRow } from './notification-row.tsx';
import { useMark } from './use-mark.ts';

const options = optionsOf(categories, categoryLabels);

/** The number that fits a panel. */
const limit = 100;

/** The user's notifications, on every page. */
export function NotificationsPanel({ onClose }: OverlayProps) {
  const [category, setCategory] = useState<Category>();
  const list = useQuery(query(notificationsApi.list, { query: { category, limit } }));
  const now = new Date().toISOString();
  // By the bell's own count: what it counts may be older than what is listed.
  const { data: count } = useQuery(query(notificationsApi.unread));
  return (
    <SideSheet title="Notifications" isOpen onClose={onClose} footer={<Footer onClose={onClose} />}>
      <div className="flex flex-wrap items-end justify-between gap-3 pb-2">
        <div className="min-w-48 flex-1">
          <SelectField
            name="category"
            label="Show"
            placeholder="Everything"
            options={options}
            value={category ?? ''}
            onChange={(chosen) => setCategory(chosen as Category)}
            onClear={() => setCategory(undefined)}
          />
        </div>
        {!!count?.unread && <ReadAll />}
      </div>
      <Loaded query={list} what="notifications" empty={<UpToDate />}>
        {(all) =>
          groupNotifications(all, londonDay(new Date(now))).map(({ title, groups }) => (
            <section key={title} aria-label={title} className="grid gap-3 pt-4">
              <h3>{title}</h3>
              {groups.map(({ contract, notifications }) => (
                <div key={contract}>
                  <p className="pb-1 text-xs font-semibold text-text-2">{contract}</p>
                  <ul>
                    {notifications.map((notification) => (
                      <NotificationRow
                        key={notification.id}
                        notification={notification}
                        now={now}
                        onLeave={onClose}
                      />
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))
        }
      </Loaded>
    </SideSheet>
  );
}

function ReadAll() {
  const readAll = useMark(notificationsApi.readAll);
  return (
    <Button isPending={readAll.isPending} onClick={() => readAll.perform({})}>
      Mark all as read
    </Button>
  );
}

const UpToDate = () => (
  <div className="grid justify-items-center gap-3 py-12 text-center">
    <span className="grid size-14 place-items-center rounded-full bg-ok-soft text-on-ok-soft">
      <CircleCheck aria-hidden="true" className="size-6" />
    </span>
    <p className="font-semibold">You are up to date</p>
  </div>
);

const Footer = ({ onClose }: Pick<OverlayProps, 'onClose'>) => (
  <Link
    to="/settings"
    search={{ section: 'notifications' }}
    className="link inline-flex min-h-6 items-center text-sm"
    onClick={onClose}
  >
    Notification settings
  </Link>
);
