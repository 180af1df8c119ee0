import type { ActivityDetail } from '@sitewright/domain/activity/activity-log';
import { categoryLabels } from '@sitewright/domain/activity/activity-values';
import { activityApi } from '@sitewright/domain/activity/api';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '../platform/query.ts';
import { Badge } from '../ui/badge.tsx';
import { momentText } from '../ui/format/moment.ts';
import { Loaded } from '../ui/loaded.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { reasonOf } from './activity-columns.tsx';
import { SeverityBadge } from './badges.tsx';
import { ChangeList } from './change-list.tsx';
import { EntityLink } from './entity-link.tsx';

type Props = { id: number; onClose: () => void };

/** All that is known of one action. */
export function ActivitySheet({ id, onClose }: Props) {
  const log = useQuery(query(activityApi.read, { params: { activityLogId: id } }));
  return (
    <SideSheet title={log.data?.description ?? `Entry ${id}`} isOpen onClose={onClose}>
      <Loaded
        query={log}
        what="the entry"
        empty="This entry is not there."
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
    <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
      <Fact name="Time">{momentText(entry.createdAt)}</Fact>
      <Fact name="User">{entry.username}</Fact>
      <Fact name="Entity">
        <EntityLink entry={entry} />
      </Fact>
      <Fact name="Contract">{entry.projectName}</Fact>
      <Fact name="Reason">{reasonOf(entry)}</Fact>
      <Fact name="Fields asked for">{fieldsOf(entry)}</Fact>
      <Fact name="Action">{entry.action}</Fact>
      <Fact name="IP address">{entry.ipAddress}</Fact>
      <Fact name="Device">{entry.userAgent}</Fact>
      <Fact name="Session">{entry.sessionId}</Fact>
      <Fact name="Place in the chain">{entry.position ?? 'Waiting to be sealed'}</Fact>
      <Fact name="Hash">
        <Code text={entry.hash} />
      </Fact>
      <Fact name="Hash before it">
        <Code text={entry.previousHash} />
      </Fact>
    </dl>
  </div>
);

/** Empty values are left out. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children !== null &&
  children !== '' && (
    <>
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </>
  );

const Code = ({ text }: { text: string | null }) => (
  <code className="text-xs break-all">{text ?? '–'}</code>
);

const fieldsOf = ({ metadata: { fields } }: ActivityDetail): string =>
  Array.isArray(fields) ? fields.join(', ') : '';
