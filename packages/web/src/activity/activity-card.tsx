import type { ActivityLog } from '@sitewright/domain/activity/activity-log';
import { categoryLabels } from '@sitewright/domain/activity/activity-values';
import { momentText } from '../ui/format/date-time.ts';
import { failureReasonOf, userOf } from './activity-columns.tsx';
import { SeverityBadge } from './badges.tsx';
import { entityText } from './entity-link.tsx';

type Props = { entry: ActivityLog; onOpen: () => void };

/** On a phone: the action first, then who and when; pressing it shows the rest. */
export const ActivityCard = ({ entry, onOpen }: Props) => (
  <button
    type="button"
    onClick={onOpen}
    className="grid w-full grid-cols-[minmax(0,1fr)] gap-1 rounded-card border border-line bg-surface p-4 text-left"
  >
    <span className="flex items-start justify-between gap-3">
      <span className="font-semibold [overflow-wrap:anywhere]">{entry.description}</span>
      <SeverityBadge {...entry} />
    </span>
    <span className="text-sm [overflow-wrap:anywhere]">{entityText(entry)}</span>
    <span className="text-sm [overflow-wrap:anywhere] text-text-2">
      {failureReasonOf(entry) ?? categoryLabels[entry.category]}
    </span>
    <span className="text-xs [overflow-wrap:anywhere] text-text-2">
      {momentText(entry.createdAt)} · {userOf(entry)}
    </span>
  </button>
);
