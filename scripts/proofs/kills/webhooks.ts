import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { companyApi } from '../../../packages/domain/src/organizations/company-api.ts';
import { webhooksApi } from '../../../packages/domain/src/webhooks/api.ts';
import type { WebhookEvent } from '../../../packages/domain/src/webhooks/webhook.ts';
import { aDirector } from '../director.ts';
import { grouped } from '../grouped.ts';
import type { ProofResult } from '../proof.ts';
import type { ProvedInstallation } from '../with-installation.ts';

/** The delay of its answers in milliseconds, so that deliveries are open when a server is killed. */
const delay = 300;

type Delivery = { id: number; event: WebhookEvent };

/** A program that receives every change of a site issue. */
export async function receiveWebhooks(installation: ProvedInstallation) {
  const heard: Delivery[] = [];
  const program = createServer(async (request, reply) => {
    heard.push(JSON.parse(await text(request)));
    await pause(delay);
    reply.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(program, 'listening');
  const { port } = program.address() as AddressInfo;
  const director = await aDirector(installation);
  const features = { weatherIntegration: false, apiAccess: true };
  await director(companyApi.changePlan, { body: { features } });
  await director(webhooksApi.add, {
    body: { name: 'Payroll', url: `http://127.0.0.1:${port}/`, entities: ['siteIssue'] },
  });
  return {
    shown: (issues: number[], kills: number) => shownOf(heard, issues, kills),
    close: async () => {
      program.closeAllConnections();
      await new Promise((closed) => program.close(closed));
    },
  };
}

/** A delivery whose server was killed is made again, under the same id. */
function shownOf(heard: Delivery[], issues: number[], kills: number): ProofResult {
  const byIssue = grouped(heard, ({ event }) => event.id ?? 0);
  const idsOf = (issue: number) => (byIssue.get(issue) ?? []).map(({ id }) => id);
  const again = heard.length - new Set(heard.map(({ id }) => id)).size;
  return {
    figures: { 'webhook deliveries': heard.length, 'deliveries made again under their id': again },
    failures: [
      ...issues.filter((one) => idsOf(one).length === 0).map((one) => `No webhook told of ${one}.`),
      ...issues
        .filter((one) => new Set(idsOf(one)).size > 1)
        .map((one) => `Site issue ${one} was delivered under more than one id.`),
      // Each server makes two at once.
      ...(again > 2 * kills ? [`${again} deliveries were made again after ${kills} kills.`] : []),
    ],
  };
}
