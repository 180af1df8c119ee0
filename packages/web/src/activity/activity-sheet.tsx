import type { ActivityDetail, FieldChange } from '@sitewright/domain/activity/activity-log';
import { categoryLabels } from '@sitewright/domain/activity/activity-values';
import { activityApi } from '@sitewright/domain/activity/api';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, EyeOff } from 'lucide-react';
import { query } from '../platform/query.ts';
import { Badge } from '../ui/badge.tsx';
import { SideSheet } from '../ui/dialogs/side-sheet.tsx';
import { momentText } from '../ui/format/date-time.ts';
import { FactList } from '../ui/layout/facts.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { failureReasonOf, userOf } from './activity-columns.tsx';
import { SeverityBadge } from './badges.tsx';
import { EntityLink } from './entity-link.tsx';

type Props = { id: number; onClose: () => void };

/** All that is known of one action. */
export function ActivitySheet({ id, onClose }: Props) {
  const log = useQuery(query(activityApi.read, { params: { activityLogId: id } }));
  return (
    <SideSheet title={log.data?.description ?? `Entry ${id}`} isOpen isRead onClose={onClose}>
      <Loaded
        query={log}
        what="the entry"
        empty="Entry not found."
        skeleton={<Skeleton what="the entry" shape="lines" />}
      >
        {(entry) => <EntryDetails entry={entry} />}
      </Loaded>
    </SideSheet>
  );
}

const EntryDetails = ({ entry }: { entry: ActivityDetail }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <p className="flex flex-wrap gap-2">
      <SeverityBadge {...entry} />
      <Badge tone="plain">{categoryLabels[entry.category]}</Badge>
    </p>
    <ChangeList changes={entry.changes} />
    <FactList
      facts={[
        ['Time', momentText(entry.createdAt)],
        ['User', userOf(entry)],
        ['Username', entry.userName && entry.username],
        ['Record', <EntityLink key="entity" entry={entry} />],
        ['Contract', entry.projectName],
        ['Reason', failureReasonOf(entry)],
        ['Fields requested', fieldsOf(entry)],
        ['Rows', textOf(entry.metadata.rows)],
        ['Filter', textOf(entry.metadata.filter)],
        ['Action', entry.action],
        ['IP address', entry.ipAddress],
        ['Device', entry.userAgent],
        ['Session', entry.sessionId],
        ['Sequence', entry.position ?? 'Not sealed yet'],
        ['Hash', <Code key="hash" text={entry.hash} />],
        ['Previous hash', <Code key="before" text={entry.previousHash} />],
      ]}
      layout="grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2"
    />
  </div>
);

const Code = ({ text }: { text: string | null }) => (
  <code className="text-xs break-all">{text ?? '–'}</code>
);

const fieldsOf = ({ metadata: { fields } }: ActivityDetail): string =>
  Array.isArray(fields) ? fields.join(', ') : '';

/** Of an export. */
const textOf = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('en-GB') : String(value ?? '');

/** Field by field, before and after. */
const ChangeList = ({ changes }: { changes: readonly FieldChange[] }) => (
  <section aria-label="Changes" className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h3 className="text-sm">Changes</h3>
    {changes.length === 0 ? (
      <p className="text-sm text-text-2">No field changes.</p>
    ) : (
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {changes.map((change) => (
          <li
            key={`${change.record} ${change.recordId} ${change.field}`}
            className="rounded-control bg-sunken px-3 py-2 text-sm"
          >
            <p className="text-xs text-text-2">
              {change.record} {change.recordId} · {change.field}
            </p>
            <Values {...change} />
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Values = ({ before, after, isHidden }: FieldChange) =>
  isHidden ? (
    <p className="flex items-center gap-1.5 text-text-2">
      <EyeOff aria-hidden="true" className="size-4" />
      Changed; the value is not recorded
    </p>
  ) : (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 [overflow-wrap:anywhere]">
      <span className="sr-only">Before: </span>
      <span className="text-text-2">{before ?? 'nothing'}</span>
      <ArrowRight aria-hidden="true" className="size-4 text-text-2" />
      <span className="sr-only">After: </span>
      <b className="font-semibold">{after ?? 'nothing'}</b>
    </p>
  );
