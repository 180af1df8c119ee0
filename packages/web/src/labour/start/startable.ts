import type { Gang } from '@sitewright/domain/labour/gang';
import type { LabourSession, LabourSessionStart } from '@sitewright/domain/labour/labour-session';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import type { Verdict } from '@sitewright/domain/workforce/verdict';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { operativesText } from '../crew-labels.ts';

/** A worker or a machine that one press starts. */
export type Startable = {
  id: number;
  crew: Pick<LabourSessionStart, 'crewKind' | 'gangId' | 'workerId' | 'plantHireId'>;
  name: string;
  detail: string;
  /** The warning before it is started. */
  warning?: string | undefined;
  /** Whether a worker can work there today, and the first reason why not. */
  verdict?: Verdict;
  /** Why it cannot be started on top of what it does already. */
  startedAt: string | undefined;
};

type Sessions = readonly LabourSession[];

export const startableGangs = (gangs: readonly Gang[], sessions: Sessions): Startable[] =>
  gangs
    .filter(({ active }) => active)
    .map(({ id, name, operatives, jobRole, company }) => ({
      id,
      crew: { crewKind: 'gang', gangId: id },
      name,
      detail: joined(operativesText(operatives), jobRole, company === name ? null : company),
      startedAt: sessions.find(({ gangId }) => gangId === id)?.startedAt,
    }));

export const startableWorkers = (workers: readonly Worker[], sessions: Sessions): Startable[] =>
  workers
    .filter(({ employmentStatus }) => employmentStatus === 'active')
    .map(({ id, firstName, lastName, jobTitle, company, verdict }) => ({
      id,
      crew: { crewKind: 'worker', workerId: id },
      name: `${firstName} ${lastName}`,
      detail: joined(jobTitle, company),
      verdict,
      startedAt: sessions.find(({ workerIds }) => workerIds.includes(id))?.startedAt,
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
    startedAt: sessions.find(({ plantHireId }) => plantHireId === id)?.startedAt,
  }));

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** Every typed word is in the name or the line beneath it. */
export const matching = (all: readonly Startable[], typed: string): Startable[] => {
  const words = typed.toLowerCase().split(/\s+/);
  return all.filter(({ name, detail }) =>
    words.every((word) => `${name} ${detail}`.toLowerCase().includes(word)),
  );
};
