import { costsApi } from '@sitewright/domain/costs/api';
import { can, roles } from '@sitewright/domain/kernel/access';
import { formatDate, londonDay } from '@sitewright/domain/kernel/calendar';
import { projectsApi } from '@sitewright/domain/projects/api';
import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const { id: projectId, slug } = await director.call(projectsApi.create, {
  body: { name: 'Kestrel Wharf', budget: '50000' },
});
const today = londonDay(new Date());
await director.call(costsApi.setPlan, {
  params: { slug, head: 'preliminaries' },
  body: { budget: '20000' },
});
await director.call(costsApi.addEntry, {
  body: {
    projectId,
    head: 'preliminaries',
    date: today,
    description: 'Road closure',
    amount: '1250',
  },
});

type Sent = { rawPayload: Buffer };
const textOf = async ({ rawPayload }: Sent): Promise<string> => {
  const { text } = await extractText(new Uint8Array(rawPayload));
  return text.join(' ').replace(/\s+/g, ' ');
};

it('prints the figures of a contract by head, with the amount that is not allocated', async () => {
  const text = await textOf(await director.send(costsApi.pdf, { params: { slug } }));
  expect(text).toContain('Cost analysis');
  // Budget left: 20,000 − 1,250.
  expect(text).toContain('Preliminaries £20,000.00 £1,250.00 £0.00 £18,750.00 £20,000.00 £0.00');
  expect(text).toContain('Not allocated £30,000.00 £0.00 £0.00 £30,000.00 £30,000.00 £0.00');
  expect(text).toContain('Total £50,000.00 £1,250.00 £0.00 £48,750.00 £50,000.00 £0.00');
});

it('prints a month with its value, cost and margin', async () => {
  const { id: costReportId } = await director.call(costsApi.openReport, {
    body: { projectId, month: today.slice(0, 7) },
  });
  const params = { costReportId };
  await director.call(costsApi.editReport, { params, body: { certified: '4000' } });
  const text = await textOf(await director.send(costsApi.reportPdf, { params }));
  expect(text).toContain('Cost value reconciliation');
  expect(text).toContain('Certified: £4,000.00');
  // 4,000 − 1,250; retention at three per cent of 4,000.
  expect(text).toContain('Margin to date: £2,750.00');
  expect(text).toContain('Retention held: £120.00');
  const day = formatDate(today);
  expect(text).toContain(`to ${day}`);
  expect(text).toContain(
    `Includes budget changes up to ${day}. Contract value, budget and dates as at ${day}.`,
  );
});

it.each(roles)('is available to roles that may export costs, a %s or not', async (role) => {
  const reader = await us.member({ role });
  const { statusCode } = await reader.send(costsApi.pdf, { params: { slug } });
  expect(statusCode).toBe(can(reader.actor, 'costAnalysis', 'X') ? 200 : 403);
});
