import { rollCallApi } from '@sitewright/domain/labour/roll-call-api';
import type { CompanyPack } from '@sitewright/domain/site-pack/company-pack';
import type { ContractPack } from '@sitewright/domain/site-pack/contract-pack';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { OnSite } from '@sitewright/domain/workforce/on-site';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { type Asked, offlineAnswer } from '../platform/offline/answer.ts';
import { notKept } from './not-kept.ts';
import { onSiteOf } from './people-on-site.ts';
import { uncheckedAfter } from './unchecked-verdict.ts';

/** With the verdict for a contract, where one is asked for. */
function workersIn(
  { workers }: CompanyPack,
  contract: ContractPack | undefined,
  storedAt: number,
): Worker[] {
  const verdicts = new Map(contract?.verdicts.map((verdict) => [verdict.workerId, verdict]));
  return workers.map((worker) => {
    const here = verdicts.get(worker.id);
    const verdict = here && { ...here, reasons: here.reason === null ? [] : [here.reason] };
    return { ...notKept, ...worker, verdict: uncheckedAfter(verdict ?? worker.verdict, storedAt) };
  });
}

/** In the server's order, so that people stay in place when the signal is lost. */
const byCompany = (a: OnSite, b: OnSite): number =>
  Number(a.company === null) - Number(b.company === null) ||
  (a.company ?? '').localeCompare(b.company ?? '') ||
  a.name.localeCompare(b.name);

/** The filters of the list; those by card need the server. */
function matching(workers: Worker[], { text, number }: Asked): Worker[] {
  const wanted = {
    jobTitle: text('jobTitle')?.toLowerCase(),
    employmentType: text('employmentType'),
    status: text('status'),
    verdict: text('verdict'),
  };
  const projectId = number('projectId');
  return workers.filter(
    (worker) =>
      (!wanted.jobTitle || worker.jobTitle.toLowerCase() === wanted.jobTitle) &&
      (!wanted.employmentType || worker.employmentType === wanted.employmentType) &&
      (!wanted.status || worker.employmentStatus === wanted.status) &&
      (!wanted.verdict || worker.verdict.state === wanted.verdict) &&
      (!projectId ||
        worker.inductedProjectIds.includes(projectId) ||
        worker.atWorkOnId === projectId),
  );
}

export const offlineAnswers = [
  offlineAnswer(workforceApi.list, async (packs, asked) => {
    const company = await packs.company();
    const needsServer = ['q', 'card', 'inducted'].some((name) => asked.text(name));
    if (!company || needsServer) return;
    const contract = await packs.contract(asked.number('judgedFor') ?? asked.number('projectId'));
    return matching(workersIn(company, contract, packs.oldest()), asked);
  }),
  offlineAnswer(workforceApi.summary, async (packs) => {
    const summary = (await packs.company())?.workforce;
    return summary ? { ...summary, fatigueFlags: null } : undefined;
  }),
  // Scores of people are never kept.
  offlineAnswer(workforceApi.overallScores, async (packs) =>
    (await packs.company()) ? [] : undefined,
  ),
  offlineAnswer(workforceApi.rollCall, async (packs, { number }) => {
    const [company, contract] = [await packs.company(), await packs.contract(number('projectId'))];
    if (!company || !contract) return;
    const workers = workersIn(company, contract, packs.oldest());
    return contract.sessions
      .filter(({ finishedAt }) => finishedAt === null)
      .flatMap((session) => onSiteOf(workers, { ...session, hourlyRate: null }))
      .sort(byCompany);
  }),
  offlineAnswer(rollCallApi.rollCallTicks, async (packs, { number, text }) => {
    const contract = await packs.contract(number('projectId'));
    return contract?.rollCallTicks.filter(({ date }) => date === text('date'));
  }),
];
