import * as z from 'zod';
import { type Actor, can } from '../kernel/access.ts';
import { Id } from '../kernel/id.ts';
import { conflict, type Problem } from '../kernel/problem.ts';
import type { Worker } from '../workforce/worker.ts';
import type { Gang } from './gang.ts';
import type { CrewKind, LabourSession, LabourSessionStart } from './labour-session.ts';

type CrewWorker = Pick<Worker, 'id' | 'firstName' | 'lastName' | 'jobTitle' | 'company'> &
  Pick<Worker, 'employmentStatus'>;

type Machine = {
  id: number;
  name: string;
  supplierName: string | null;
  status: string;
  rate: string | null;
  ratePer: string;
  operatorName: string | null;
  onHireAt: Date | null;
  collectedAt: Date | null;
  /** Why it must not be used, if a certificate says so. */
  quarantine?: string | undefined;
};

/** The records that a start refers to. */
export type StartReferences = { worker?: CrewWorker; gang?: Gang; machine?: Machine };

export type Crew = Pick<
  LabourSession,
  | 'name'
  | 'company'
  | 'jobRole'
  | 'operatives'
  | 'hourlyRate'
  | 'workerIds'
  | 'gangId'
  | 'plantHireId'
>;

export const fullName = ({ firstName, lastName }: Pick<Worker, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

const notActive = (name: string) =>
  conflict('labour.not_active', `${name} is not active. Choose an active worker.`);
const notOnHire = (name: string) =>
  conflict('labour.not_on_hire', `${name} is not on hire. Put it on hire first.`);

const isQuarantined = (sentence: string) => conflict('labour.quarantined', sentence);

/** Why these cannot start, for any user; the pickers leave them out. */
export function obstacleToStarting(named: StartReferences): Problem | undefined {
  const { worker, machine } = named;
  if (worker && worker.employmentStatus !== 'active') return notActive(fullName(worker));
  const obstacle = obstacleToRecording(named);
  if (obstacle) return obstacle;
  if (machine?.quarantine) return isQuarantined(machine.quarantine);
}

/** The same for work that has already happened: what only makes it wrong is recorded with it. */
export function obstacleToRecording({ gang, machine }: StartReferences): Problem | undefined {
  if (gang && !gang.active) return notActive(gang.name);
  if (machine && machine.status !== 'on_hire') return notOnHire(machine.name);
}

/** `13 t excavator. The certificate expired on 15/11/2026. Do not use this machine.` */
export const quarantineReason = ({ machine }: StartReferences): string | null =>
  machine?.quarantine ? `${machine.name}. ${machine.quarantine}` : null;

const crews: Record<
  CrewKind,
  (start: LabourSessionStart, named: StartReferences) => Partial<Crew>
> = {
  worker: ({ hourlyRate }, { worker }) =>
    worker
      ? {
          name: fullName(worker),
          company: worker.company,
          jobRole: worker.jobTitle,
          hourlyRate,
          workerIds: [worker.id],
        }
      : {},
  gang: ({ workerIds }, { gang }) =>
    gang ? { ...gang, ...startingMembers(gang, workerIds), gangId: gang.id } : {},
  plant: (_, { machine, worker }) => ({
    plantHireId: machine?.id,
    name: machine?.name,
    company: machine?.supplierName,
    jobRole: worker ? fullName(worker) : machine?.operatorName,
    hourlyRate: machine?.ratePer === 'hour' ? machine.rate : null,
    workerIds: worker ? [worker.id] : [],
  }),
  company: ({ company, jobRole, operatives, hourlyRate }) => ({
    name: company,
    company,
    jobRole,
    operatives,
    hourlyRate,
  }),
};

/** Members who do not start are not counted among the operatives. */
function startingMembers({ workerIds, operatives }: Gang, chosen: readonly number[] = workerIds) {
  const starting = workerIds.filter((id) => chosen.includes(id));
  const absent = workerIds.length - starting.length;
  return { workerIds: starting, operatives: Math.max(1, operatives - absent) };
}

/** A person's pay is agreed by users who set pay, a crew's rate by users who see costs. */
const mayAgreeRate = (crewKind: CrewKind, actor: Actor): boolean =>
  crewKind === 'worker' ? can(actor, 'worker.pay', 'U') : can(actor, 'costAnalysis', 'R');

/** The crew as the board shows it. Without an agreed rate a worker costs the rate of the day. */
export function crewOf(start: LabourSessionStart, named: StartReferences, actor: Actor): Crew {
  const hourlyRate = mayAgreeRate(start.crewKind, actor) ? start.hourlyRate : null;
  const crew = crews[start.crewKind]({ ...start, hourlyRate }, named);
  return {
    name: crew.name ?? '',
    company: crew.company ?? null,
    jobRole: crew.jobRole ?? null,
    operatives: crew.operatives ?? 1,
    hourlyRate: crew.hourlyRate ?? null,
    workerIds: crew.workerIds ?? [],
    gangId: crew.gangId ?? null,
    plantHireId: crew.plantHireId ?? null,
  };
}

/** Which crew was already at work, where and since when, and who started it. */
export const CrewAtWork = z.object({
  labourSessionId: Id,
  projectId: Id,
  crew: z.string(),
  contract: z.string(),
  startedAt: z.iso.datetime(),
  /** Null once their account is deleted. */
  startedByName: z.string().nullable(),
});

export type CrewAtWork = z.infer<typeof CrewAtWork>;

/** A person or machine in another session, and its contract. */
type OpenElsewhere = { name: string; contract: string };

const justLeft = conflict(
  'labour.already_at_work',
  'Someone was still at work elsewhere a moment ago. Please try again.',
);

const all = new Intl.ListFormat('en-GB');
const mostNamed = 5;

/** `Already at work: Dan Price on Quay Street and Ivo Novak on Kestrel Wharf.` */
export function alreadyAtWork(open: readonly OpenElsewhere[]): Problem {
  if (open.length === 0) return justLeft;
  const named = open.slice(0, mostNamed).map(({ name, contract }) => `${name} on ${contract}`);
  const rest = open.length - named.length;
  const list = all.format(rest > 0 ? [...named, `${rest} more`] : named);
  return conflict('labour.already_at_work', `Already at work: ${list}.`);
}
