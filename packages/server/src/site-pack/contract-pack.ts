import { type Actor, can } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import {
  type ContractPack,
  daysKept,
  messagesKept,
} from '@sitewright/domain/site-pack/contract-pack';
import { diaryForPack } from '../diary/public.ts';
import { listMessages } from '../journal/public.ts';
import { listBoard, listRollCallTicks } from '../labour/public.ts';
import { listHires } from '../plant/public.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { issuesForPack } from '../site-issues/public.ts';
import { findWeatherReport } from '../weather/public.ts';
import { mostKept, verdictsFor } from './workers.ts';

type Reader = { tx: Tx; actor: Actor; now: Date };

const noDiary = { squares: [], days: [], entries: [], comments: [] };

/** The reply's schema cuts every record to what may be kept. */
export async function contractPack(
  { tx, actor, now }: Reader,
  projectId: number,
): Promise<ContractPack> {
  await refuseIfNoContract(tx, projectId);
  const reads = (resource: Parameters<typeof can>[1]) => can(actor, resource, 'R');
  const today = londonDay(now);
  const from = daysAfter(today, -daysKept);
  const active = { projectId, status: 'active', limit: mostKept } as const;
  return {
    projectId,
    ...(reads('diary') ? await diaryForPack(tx, projectId, from, { actor, now }) : noDiary),
    weather: reads('weather') ? await findWeatherReport(tx, projectId, { now }) : null,
    sessions: reads('labour') ? await listBoard(tx, projectId, today) : [],
    rollCallTicks: reads('labour') ? await listRollCallTicks(tx, projectId, today) : [],
    hires: reads('plant') ? (await listHires(tx, active, now)).rows : [],
    verdicts: reads('worker') ? await verdictsFor(tx, projectId, now) : [],
    issues: reads('siteIssue') ? await issuesForPack(tx, projectId, from, actor) : [],
    messages: reads('comment')
      ? (await listMessages(tx, projectId, { limit: messagesKept })).rows
      : [],
  };
}
