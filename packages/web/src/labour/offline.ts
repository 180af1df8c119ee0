import { londonDay } from '@sitewright/domain/kernel/calendar';
import { labourApi } from '@sitewright/domain/labour/api';
import { standingCosts } from '@sitewright/domain/labour/cost';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import type { ContractPack } from '@sitewright/domain/site-pack/contract-pack';
import { offlineAnswer } from '../platform/offline/answer.ts';
import { clockOffset } from '../platform/outbox/clock.ts';
import { waitingOnPhone } from '../platform/outbox/snapshot.ts';
import { waitingSession } from './waiting-sessions.ts';

const sessionsIn = ({ sessions }: ContractPack): LabourSession[] =>
  sessions.map((session) => ({ ...session, hourlyRate: null }));

/** The clocks of crews run by the server's time, whatever the phone's clock says. */
const serverTime = async (): Promise<string> =>
  new Date(Date.now() + ((await clockOffset()) ?? 0)).toISOString();

export const offlineAnswers = [
  offlineAnswer(labourApi.board, async (packs, { number }) => {
    const contract = await packs.contract(number('projectId'));
    return contract && { serverTime: await serverTime(), sessions: sessionsIn(contract) };
  }),
  // Kept are the crews of today and those still at work.
  offlineAnswer(labourApi.list, async (packs, { text, number }) => {
    const [projectId, date] = [number('projectId'), text('date')];
    const isOfToday = date === londonDay(new Date(await serverTime()));
    if (!text('isOpen') && !isOfToday) return;
    const sessions = projectId
      ? [await packs.contract(projectId)].flatMap((contract) =>
          contract ? sessionsIn(contract) : [],
        )
      : (await packs.contracts()).flatMap(sessionsIn);
    return sessions.filter(({ finishedAt }) => !text('isOpen') || finishedAt === null);
  }),
  offlineAnswer(labourApi.read, async (packs, { number }) => {
    const id = number('labourSessionId') ?? 0;
    const sessions = (await packs.contracts()).flatMap(sessionsIn);
    return sessions.find((session) => session.id === id) ?? waitingSession(id, waitingOnPhone());
  }),
  // Of earlier days the sessions are not kept.
  offlineAnswer(labourApi.standing, async (packs, { text, number }) => {
    const contract = await packs.contract(number('projectId'));
    const today = londonDay(new Date());
    if (!contract || text('from') !== today) return;
    const ofToday = sessionsIn(contract).filter(
      ({ startedAt }) => londonDay(new Date(startedAt)) === today,
    );
    return { reasons: standingCosts(ofToday, new Date().toISOString()) };
  }),
  offlineAnswer(labourApi.gangs, async (packs) =>
    (await packs.company())?.gangs.map((gang) => ({ ...gang, hourlyRate: null })),
  ),
];
