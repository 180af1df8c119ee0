import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import type { ContractPack, KeptIssue } from '@sitewright/domain/site-pack/contract-pack';
import { type Asked, offlineAnswer, type Packs } from '../platform/offline/answer.ts';
import { waitingOnPhone } from '../platform/outbox/snapshot.ts';
import { matching } from './issues-matching.ts';
import { newIssues } from './waiting-issue.ts';

const asIssue = ({ comments, events, ...issue }: KeptIssue): SiteIssue => ({
  ...issue,
  costImpact: null,
  riddor: null,
});

const issuesIn = ({ issues }: ContractPack): SiteIssue[] => issues.map(asIssue);

async function find(packs: Packs, { number }: Asked): Promise<KeptIssue | undefined> {
  const kept = (await packs.contracts()).flatMap(({ issues }) => issues);
  return kept.find(({ id }) => id === number('siteIssueId'));
}

/** The issue of this id that waits; what else waits for it is added where it is shown. */
function findWaiting({ number }: Asked): SiteIssue | undefined {
  const id = number('siteIssueId');
  return newIssues(waitingOnPhone(), []).find((issue) => issue.id === id);
}

export const offlineAnswers = [
  offlineAnswer(siteIssuesApi.list, async (packs, asked) => {
    const projectId = asked.number('projectId');
    const kept = projectId ? [await packs.contract(projectId)] : await packs.contracts();
    if (kept.length === 0 || kept.includes(undefined)) return;
    return matching(
      kept.flatMap((contract) => (contract ? issuesIn(contract) : [])),
      asked,
    );
  }),
  offlineAnswer(siteIssuesApi.read, async (packs, asked) => {
    const issue = await find(packs, asked);
    return issue ? asIssue(issue) : findWaiting(asked);
  }),
  offlineAnswer(
    siteIssuesApi.comments,
    async (packs, asked) => (await find(packs, asked))?.comments ?? (findWaiting(asked) && []),
  ),
  offlineAnswer(
    siteIssuesApi.events,
    async (packs, asked) => (await find(packs, asked))?.events ?? (findWaiting(asked) && []),
  ),
  // Only the photos that wait are on this phone.
  offlineAnswer(siteIssuesApi.photos, async (packs, asked) =>
    (await find(packs, asked)) || findWaiting(asked) ? [] : undefined,
  ),
  offlineAnswer(siteIssuesApi.assignees, async (packs) => (await packs.company())?.colleagues),
];
