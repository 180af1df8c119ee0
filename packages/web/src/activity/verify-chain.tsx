import type { Break, Verification } from '@sitewright/domain/activity/activity-log';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { userMessage } from '../platform/call.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import type { PageAction } from '../ui/layout/page-actions.tsx';
import { number } from '../ui/table/labels.ts';
import { activityQueries } from './queries.ts';

type Props = { onOpen: (activityLogId: number) => void };

/** Checks whether an entry was changed, deleted or inserted. */
export function useVerifyChain(): PageAction {
  const { isFetching, refetch } = useQuery(activityQueries.verification());
  return {
    label: 'Verify chain',
    icon: ShieldCheck,
    isPending: isFetching,
    onPress: () => void refetch(),
  };
}

/** The result of the check. */
export function Verified({ onOpen }: Props) {
  const { data, error, isFetching } = useQuery(activityQueries.verification());
  if (error) return <Notice icon={ShieldAlert} tone="warn" text={userMessage(error)} />;
  return !isFetching && data ? <Result verification={data} onOpen={onOpen} /> : null;
}

type ResultProps = Props & { verification: Verification };

function Result({ verification, onOpen }: ResultProps) {
  const { verified, hash, waiting, broken } = verification;
  if (!broken) {
    const to = hash ? ` to ${hash.slice(0, 12)}` : '';
    const more = waiting > 0 ? ` ${number(waiting)} not sealed yet.` : '';
    return (
      <Notice
        icon={ShieldCheck}
        tone="ok"
        text={`${number(verified)} ${verified === 1 ? 'entry' : 'entries'} verified${to}.${more}`}
      />
    );
  }
  const { activityLogId, why } = broken;
  return (
    <Notice icon={ShieldAlert} tone="bad" text={brokenMessage(verification)}>
      {activityLogId !== null && why !== 'missing' && (
        <Button onClick={() => onOpen(activityLogId)}>View entry {activityLogId}</Button>
      )}
    </Notice>
  );
}

/** The entry is empty where the log has none left. */
const sentences: Record<Break, (entry: string) => string> = {
  changed: (entry) => `${entry} has been altered.`,
  missing: (entry) => `${entry} has been deleted.`,
  order: (entry) => `${entry} has been moved, or its changes have been edited.`,
  foreign: (entry) => `${entry} was not written by this server.`,
  end: (entry) => `The end of the log has been changed${entry && `, at or after ${entry}`}.`,
  anchor: (entry) =>
    `The log differs from the copy kept outside the database. It ${entry ? `now ends with ${entry}` : 'is now empty'}.`,
};

/** The first that is broken, and what is wrong with it. */
function brokenMessage({ broken, verified }: Verification): string {
  if (!broken) return '';
  const entry = broken.activityLogId === null ? '' : `entry ${broken.activityLogId}`;
  const sentence = sentences[broken.why](entry);
  const before =
    verified === 1
      ? 'The entry before it is intact.'
      : `The ${number(verified)} entries before it are intact.`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} ${broken.position ? before : ''}`.trim();
}
