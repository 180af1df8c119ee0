import { diaryApi } from '@sitewright/domain/diary/api';
import { stoppedCompanies, unclockedCompanies } from '@sitewright/domain/diary/unclocked';
import { can } from '@sitewright/domain/kernel/access';
import { labourApi } from '@sitewright/domain/labour/api';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { query, queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { timeText } from '../../ui/format/date-time.ts';
import { Notice } from '../../ui/layout/notice.tsx';

type Props = { projectId: number; today: string };

/** People whom a roll call cannot list: it knows only who is on the clock. */
export function NotOnTheClock({ projectId, today }: Props) {
  const actor = useActor();
  const { data: entries } = useQuery({
    ...query(diaryApi.list, { query: { projectId, from: today, to: today } }),
    enabled: can(actor, 'diary', 'R'),
  });
  const { data: crews } = useQuery(queryAll(labourApi.list, { query: { projectId, date: today } }));
  const logged = entries && crews ? unclockedCompanies(entries, crews, today) : [];
  const names = logged.map(({ company, people }) => `${company} (${people ?? 'number unknown'})`);
  const stopped = stoppedCompanies(entries ?? [], crews ?? [], today).map(
    ({ company, people, finishedAt }) => `${company} (${people}, ${timeText(finishedAt)})`,
  );
  return (
    <Notice
      icon={TriangleAlert}
      tone="warn"
      text={[
        'Only crews on the clock are listed. Check for staff and visitors as well.',
        stopped.length > 0 && `Stopped today: ${stopped.join(', ')}.`,
        names.length > 0 && `In today’s diary but not on the clock: ${names.join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
