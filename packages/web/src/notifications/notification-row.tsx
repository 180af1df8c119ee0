import { notificationsApi } from '@sitewright/domain/notifications/api';
import type { Notification, NotificationMark } from '@sitewright/domain/notifications/notification';
import { isUnread } from '@sitewright/domain/notifications/rules';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { useRouter } from '@tanstack/react-router';
import {
  CircleCheck,
  CircleX,
  Ellipsis,
  Info,
  type LucideIcon,
  Mail,
  MailOpen,
  TimerReset,
  TriangleAlert,
} from 'lucide-react';
import { useAction } from '../actions/use-action.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { cn } from '../ui/cn.ts';
import { Menu, MenuItem } from '../ui/dialogs/menu.tsx';
import { momentText, recentText } from '../ui/format/date-time.ts';
import { toneStyles } from '../ui/tone-styles.ts';
import { snoozeTimes } from './snooze-times.ts';
import { ownReads, useMark } from './use-mark.ts';

type Props = { notification: Notification; now: string; onLeave: () => void };

export function NotificationRow({ notification, now, onLeave }: Props) {
  const mark = useMark(notificationsApi.mark);
  const set = (body: NotificationMark) =>
    mark.perform({ params: { notificationId: notification.id }, body });
  const { metadata, settledAt, type } = notification;
  const isNew = isUnread(notification, now);
  const mayApprove = metadata.kind === 'approval' && !settledAt && metadata.recordId;
  return (
    <li className={cn('flex gap-3 border-t border-line-2 py-3', !isNew && 'text-text-2')}>
      <Mark type={type} />
      <div className="grid min-w-0 flex-1 gap-1">
        <Heading
          notification={notification}
          isNew={isNew}
          onLeave={onLeave}
          onRead={() => isNew && set({ read: true })}
        />
        <p className="text-sm">{notification.message}</p>
        <p className="flex flex-wrap items-center gap-2 text-xs text-text-2">
          <time dateTime={notification.createdAt} title={momentText(notification.createdAt)}>
            {recentText(notification.createdAt, now)}
          </time>
          {!settledAt && <PriorityBadge {...notification} />}
          {settledAt && <Badge tone="ok">Done</Badge>}
        </p>
        {mayApprove && <ApproveFromBell notification={notification} orderId={mayApprove} />}
      </div>
      {!settledAt && <RowMenu notification={notification} isNew={isNew} now={now} set={set} />}
    </li>
  );
}

const marks: Record<Notification['type'], { icon: LucideIcon; tone: keyof typeof toneStyles }> = {
  info: { icon: Info, tone: 'info' },
  success: { icon: CircleCheck, tone: 'ok' },
  warning: { icon: TriangleAlert, tone: 'warn' },
  error: { icon: CircleX, tone: 'bad' },
};

function Mark({ type }: Pick<Notification, 'type'>) {
  const { icon: Icon, tone } = marks[type];
  return (
    <span className={cn('grid size-8 flex-none place-items-center rounded-full', toneStyles[tone])}>
      <Icon aria-hidden="true" className="size-4" />
    </span>
  );
}

/** Only what is more urgent than the rest has a mark. */
const urgent: Partial<Record<Notification['priority'], { tone: Tone; label: string }>> = {
  high: { tone: 'warn', label: 'High priority' },
  critical: { tone: 'bad', label: 'Critical' },
};

function PriorityBadge({ priority }: Pick<Notification, 'priority'>) {
  const mark = urgent[priority];
  return mark ? <Badge tone={mark.tone}>{mark.label}</Badge> : null;
}

type HeadingProps = Pick<Props, 'notification' | 'onLeave'> & {
  isNew: boolean;
  onRead: () => void;
};

/** A link like any other: it opens in another tab too. */
function Heading({ notification: { title, metadata }, isNew, onLeave, onRead }: HeadingProps) {
  const { history } = useRouter();
  const { link } = metadata;
  const words = (
    <>
      {title}
      {isNew && <span className="sr-only"> (unread)</span>}
    </>
  );
  if (!link) return <p className={cn('text-sm', isNew && 'font-semibold')}>{words}</p>;
  return (
    <a
      href={link}
      onClick={(event) => {
        onRead();
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onLeave();
        history.push(link);
      }}
      className={cn(
        'inline-flex min-h-6 items-center text-sm hover:underline max-md:min-h-11',
        isNew && 'font-semibold',
      )}
    >
      <span>{words}</span>
    </a>
  );
}

type MenuProps = Pick<Props, 'notification' | 'now'> & {
  isNew: boolean;
  set: (mark: NotificationMark) => void;
};

/** A settled notification no longer needs attention, read or not. */
const RowMenu = ({ notification: { title }, isNew, now, set }: MenuProps) => (
  <Menu
    label={`More actions for ${title}`}
    trigger={
      <button
        type="button"
        aria-label={`More actions for ${title}`}
        className="grid size-control flex-none place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text"
      >
        <Ellipsis aria-hidden="true" className="size-icon" />
      </button>
    }
  >
    <MenuItem
      icon={isNew ? MailOpen : Mail}
      // A snoozed notification is already unread, and this brings it back.
      onSelect={() => set(isNew ? { read: true } : { read: false, snoozedUntil: null })}
    >
      {isNew ? 'Mark as read' : 'Mark as unread'}
    </MenuItem>
    {snoozeTimes(new Date(now)).map(({ label, until }) => (
      <MenuItem key={label} icon={TimerReset} onSelect={() => set({ snoozedUntil: until })}>
        {label}
      </MenuItem>
    ))}
  </Menu>
);

type ApproveProps = { notification: Notification; orderId: number };

/** Approves an order without opening it; the link opens it first. */
function ApproveFromBell({ notification: { title }, orderId }: ApproveProps) {
  const approve = useAction(purchaseOrdersApi.approve, {
    doneMessage: ({ poNumber }) => `${poNumber ?? 'The order'} approved`,
    refreshes: ownReads,
  });
  return (
    <ActionButton
      label="Approve"
      subject={title}
      obstacle={undefined}
      command={approve}
      onPress={() => approve.perform({ params: { purchaseOrderId: orderId }, body: {} })}
    />
  );
}
