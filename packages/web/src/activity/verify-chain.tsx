import type { Verification } from '@sitewright/domain/activity/activity-log';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { inWords } from '../platform/call.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { number } from '../ui/table/words.ts';
import { brokenInWords } from './broken-words.ts';
import { activityQueries } from './queries.ts';

type Props = { onOpen: (activityLogId: number) => void };

/** Whether anybody has changed, deleted or slipped in an entry, asked at the press of a button. */
export function VerifyChain({ onOpen }: Props) {
  const { data, error, isFetching, refetch } = useQuery(activityQueries.verification());
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button isPending={isFetching} onClick={() => void refetch()}>
        <ShieldCheck aria-hidden="true" className="size-4" />
        Verify chain
      </Button>
      <div className="min-w-0 flex-1 basis-64">
        {error && <Notice icon={ShieldAlert} tone="warn" text={inWords(error)} />}
        {!error && !isFetching && data && <Result verification={data} onOpen={onOpen} />}
      </div>
    </div>
  );
}

type ResultProps = Props & { verification: Verification };

function Result({ verification, onOpen }: ResultProps) {
  const { verified, hash, waiting, broken } = verification;
  if (!broken) {
    const to = hash ? ` to ${hash.slice(0, 12)}` : '';
    const more = waiting > 0 ? ` ${number(waiting)} waiting to be sealed.` : '';
    return (
      <Notice
        icon={ShieldCheck}
        tone="ok"
        text={`${number(verified)} entries verified${to}.${more}`}
      />
    );
  }
  const { activityLogId, why } = broken;
  return (
    <Notice icon={ShieldAlert} tone="bad" text={brokenInWords(verification)}>
      {activityLogId !== null && why !== 'missing' && (
        <Button onClick={() => onOpen(activityLogId)}>See entry {activityLogId}</Button>
      )}
    </Notice>
  );
}
