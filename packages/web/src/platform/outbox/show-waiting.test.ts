import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { aSiteIssue } from '@sitewright/domain/site-issues/site-issue.fixture';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { query } from '../query.ts';
import type { OutboxItem } from './item.ts';
import { showsWaiting, showWaiting } from './show-waiting.ts';
import { changeSnapshot } from './snapshot.ts';

it('goes on showing what was sent, where the server then answers just what was shown', async () => {
  let stored = aSiteIssue({ id: 3, status: 'in_progress' });
  const client = new QueryClient();
  const read = { ...query(siteIssuesApi.read, { params: { siteIssueId: 3 } }), staleTime: 0 };
  const fetchIssue = () => client.fetchQuery({ ...read, queryFn: () => ({ ...stored }) });
  const withReply = showsWaiting(
    siteIssuesApi.read,
    (issue, { sent }) => (sent.at(-1)?.reply as SiteIssue | undefined) ?? issue,
  );
  await fetchIssue();
  const stop = showWaiting(client, [withReply]);
  stored = { ...stored, status: 'closed' };
  changeSnapshot({ sent: [{ item: {} as OutboxItem, reply: { ...stored } }] });
  await fetchIssue();
  changeSnapshot({ sent: [] });
  expect(client.getQueryData(read.queryKey)?.status).toBe('closed');
  stop();
});
