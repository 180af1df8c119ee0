import { fullName } from '@sitewright/domain/labour/crew';
import type { Gang } from '@sitewright/domain/labour/gang';
import type { LabourSession, LabourSessionStart } from '@sitewright/domain/labour/labour-session';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import type { Verdict } from '@sitewright/domain/workforce/verdict';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { timeText } from '../../ui/format/date-time.ts';
import { operativesText } from '../crew-labels.ts';

/** A worker or a machine that one press starts. */
export type Startable = {
  id: number;
  crew: Pick<LabourSessionStart, 'crewKind' | 'gangId' | 'workerId' | 'workerIds' | 'plantHireId'>;
  name: string;
  detail: string;
  /** Why a machine must not be started. */
  warning?: string | undefined;
  /** Whether a worker can work there today, and the first reason why not. */
  verdict?: Verdict;
  worker?: Worker;
  /** Where it is at work already, and since when. */
  atWork: string | undefined;
  /** Of a gang: the members who cannot start, how many named ones can, and how many have no name. */
  barred?: { members: readonly Barred[]; able: number; unnamed: number };
};

/** A member who cannot start with the gang. */
export type Barred = { worker: Worker; reason: string };

/** An open session; the contract is named where it is another one. */
export type OpenSession = Pick<
  LabourSession,
  'gangId' | 'workerIds' | 'plantHireId' | 'startedAt'
> & { contract?: string | undefined };

type Sessions = readonly OpenSession[];

export const startableGangs = (
  gangs: readonly Gang[],
  workers: readonly Worker[],
  sessions: Sessions,
): Startable[] =>
  gangs
    .filter(({ active }) => active)
    .map((gang) => {
      const { id, name, operatives, jobRole, company, workerIds } = gang;
      const everyone = workers.filter((worker) => workerIds.includes(worker.id));
      const members = everyone.filter(({ employmentStatus }) => employmentStatus !== 'left');
      const left = everyone.length - members.length;
      const barred = members.flatMap((worker) => barredBy(worker, sessions));
      const able = members.filter((worker) => !barred.some((one) => one.worker === worker));
      return {
        id,
        crew: {
          crewKind: 'gang',
          gangId: id,
          ...(barred.length > 0 && { workerIds: able.map((worker) => worker.id) }),
        },
        name,
        detail: joined(operativesText(operatives), jobRole, company === name ? null : company),
        atWork: atWork(sessions.find(({ gangId }) => gangId === id)),
        ...(barred.length > 0 && {
          barred: {
            members: barred,
            able: able.length,
            unnamed: Math.max(0, operatives - left - members.length),
          },
        }),
      };
    });

const activeOnly = (workers: readonly Worker[]) =>
  workers.filter(({ employmentStatus }) => employmentStatus === 'active');

function barredBy(worker: Worker, sessions: Sessions): Barred[] {
  const { state, reason } = worker.verdict;
  const elsewhere = atWork(sessions.find(({ workerIds }) => workerIds.includes(worker.id)));
  if (elsewhere) return [{ worker, reason: elsewhere }];
  return state === 'cannot' && reason ? [{ worker, reason }] : [];
}

/** `At work on Quay Street since 07:30` */
const atWork = (session: OpenSession | undefined): string | undefined =>
  session &&
  `At work ${session.contract ? `on ${session.contract} ` : ''}since ${timeText(session.startedAt)}`;

export const startableWorkers = (workers: readonly Worker[], sessions: Sessions): Startable[] =>
  activeOnly(workers).map((worker) => ({
    id: worker.id,
    crew: { crewKind: 'worker', workerId: worker.id },
    name: fullName(worker),
    detail: joined(worker.jobTitle, worker.company),
    verdict: worker.verdict,
    worker,
    atWork: atWork(sessions.find(({ workerIds }) => workerIds.includes(worker.id))),
  }));

export const startableMachines = (
  machines: readonly PlantHire[],
  sessions: Sessions,
): Startable[] =>
  machines.map(({ id, name, supplierName, operatorName, certificate, alerts }) => ({
    id,
    crew: { crewKind: 'plant', plantHireId: id },
    name,
    detail: joined(supplierName, operatorName),
    warning: alerts.some(({ kind }) => kind === 'quarantined')
      ? 'Quarantined'
      : certificate === 'expired'
        ? 'Certificate expired'
        : undefined,
    atWork: atWork(sessions.find(({ plantHireId }) => plantHireId === id)),
  }));

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** Who can start now, then those who need something settled first, then those at work already. */
const readinessOf = ({ atWork: isAtWork, barred, verdict, warning }: Startable): number => {
  if (isAtWork) return 3;
  if (isBarred({ barred, verdict, warning })) return 2;
  return barred ? 1 : 0;
};

/** No one of it can start. */
export const isBarred = ({ barred, verdict, warning }: Partial<Startable>): boolean =>
  barred?.able === 0 || verdict?.state === 'cannot' || !!warning;

export const readyFirst = (all: readonly Startable[]): Startable[] =>
  all.toSorted((one, other) => readinessOf(one) - readinessOf(other));

/** Every typed word is in the name or the line beneath it. */
export const matching = (all: readonly Startable[], typed: string): Startable[] => {
  const words = typed.toLowerCase().split(/\s+/);
  return all.filter(({ name, detail }) =>
    words.every((word) => `${name} ${detail}`.toLowerCase().includes(word)),
  );
};
