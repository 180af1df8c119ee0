import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { webhooksApi } from '@sitewright/domain/webhooks/api';
import { expect, it } from 'vitest';
import { logFaultsIn } from '../platform/fault.ts';
import { httpServer } from '../platform/http/http.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { testApi } from '../testing/api.ts';
import { secrets } from '../testing/organization.ts';
import { webhookTask } from './deliver.ts';

it('counts a try that failed, in its row and among the figures, and logs it without a stack', async () => {
  const { pools, connections, organization } = await testApi({
    settings: { WEBHOOKS: 'anywhere' },
  });
  const refusing = createServer((_, response) => response.writeHead(500).end());
  await once(refusing.listen(0, '127.0.0.1'), 'listening');
  const us = await organization();
  await us.letProgramsIn();
  const director = await us.member({ role: 'Director' });
  const { id: webhookId } = await director.call(webhooksApi.add, {
    body: {
      name: 'Payroll',
      url: `http://127.0.0.1:${(refusing.address() as AddressInfo).port}/hook`,
      entities: ['siteIssue'],
    },
  });
  const projectId = (await us.project()).id;
  await director.call(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId }) });

  const logTo = new PassThrough();
  const { log } = httpServer({ logLevel: 'info', isHttps: false, logTo });
  const outcomes: string[] = [];
  const webhook = webhookTask('anywhere', secrets, (outcome) => outcomes.push(outcome));
  const jobs = await startJobs({
    owner: connections.owner,
    pool: pools.app,
    tasks: { webhook, sweep: async () => {} },
    onError: logFaultsIn(log),
  });
  await expect.poll(() => logTo.readableLength, { timeout: 15_000 }).toBeGreaterThan(0);
  await jobs.stop();
  refusing.close();

  expect(outcomes).toEqual(['failed']);
  expect(
    await director.call(webhooksApi.deliveries, { params: { webhookId }, query: {} }),
  ).toMatchObject([{ status: 'waiting', tries: 1, answer: 500 }]);
  const [line = '', ...rest] = String(logTo.read()).trim().split('\n');
  expect(rest).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    msg: 'A webhook delivery failed.',
  });
  expect(line).not.toContain('stack');
});
