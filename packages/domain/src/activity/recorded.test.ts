import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../kernel/endpoint.ts';
import { entityOf } from '../kernel/endpoint.ts';
import { categoryOf, nameOfEntity, severityOf } from './recorded.ts';

const action = (
  method: Endpoint['method'],
  path: string,
  more: Partial<Endpoint> = {},
): Endpoint => ({
  method,
  path: `/api/${path}`,
  summary: 'Do it',
  needs: ['project', 'U'],
  reply: z.unknown(),
  ...more,
});

it.each([
  ['info', action('POST', 'projects', { needs: ['project', 'C'] })],
  ['info', action('PATCH', 'projects/:projectId')],
  ['notice', action('PUT', 'site-issues/:siteIssueId/work', { needs: ['siteIssue', 'U'] })],
  [
    'notice',
    action('DELETE', 'labour-sessions/:labourSessionId/pause', { needs: ['labour', 'U'] }),
  ],
  ['notice', action('POST', 'deliveries', { needs: ['purchaseOrder.receive', 'A'] })],
  ['notice', action('PATCH', 'organization', { needs: ['organization', 'M'] })],
  ['warning', action('DELETE', 'projects/:projectId', { needs: ['project', 'D'] })],
  ['warning', action('POST', 'workers/:workerId/reveal', { isSecret: true })],
  ['warning', action('GET', 'activity-logs/export', { needs: ['activityLog', 'X'] })],
  ['warning', action('PATCH', 'team/:userId', { needs: ['team.manage', 'U'] })],
  ['critical', action('POST', 'workers/:workerId/erasure', { isSecret: true })],
  ['critical', action('POST', 'restores', { needs: ['dataBackup.restore', 'A'] })],
] as const)('is %s', (severity, endpoint) => {
  expect(severityOf(endpoint)).toBe(severity);
});

it.each([
  ['contract', action('PUT', 'plans', { needs: ['project.money', 'U'], concerns: 'costAnalysis' })],
  ['workforce', action('PUT', 'workers/:workerId/health', { needs: ['worker.health.edit', 'U'] })],
  ['security', action('POST', 'workers/:workerId/reveal', { isSecret: true })],
  ['auth', action('POST', 'login', { needs: 'public' })],
  ['general', action('POST', 'error-reports', { needs: 'anyone' })],
  ['po', action('PUT', 'order-links/:token', { needs: 'public', concerns: 'purchaseOrder' })],
] as const)('is about %s', (category, endpoint) => {
  expect(categoryOf(endpoint)).toBe(category);
});

it('is done to what its right is named after, or to one’s own account', () => {
  expect(entityOf(action('PUT', 'x', { needs: ['siteIssue.close', 'A'] }))).toBe('siteIssue');
  expect(entityOf(action('PUT', 'x', { needs: 'self' }))).toBeUndefined();
});

it('calls an import by its file and rows, and a cost report by its month', () => {
  const run = { id: 1, fileName: 'sup.csv', added: 2, changed: 1 };
  expect(nameOfEntity('material', { ...run, state: 'pending' })).toBe('Import of sup.csv');
  expect(nameOfEntity('material', { ...run, state: 'done' })).toBe(
    'Import of sup.csv, 2 added, 1 changed',
  );
  const report = { id: 3, month: '2026-11-01', retentionRate: '3.00' };
  expect(nameOfEntity('costAnalysis', report)).toBe('CVR 11/2026');
});

it('calls a record by its number before its name, and people by their number only', () => {
  expect(nameOfEntity('purchaseOrder', { name: 'Bricks', poNumber: 'PO-0007' })).toBe('PO-0007');
  expect(nameOfEntity('project', { name: 'Quay Street' })).toBe('Quay Street');
  expect(nameOfEntity('worker', { name: 'Ann Ray', workerId: 'W-0012' })).toBe('W-0012');
  expect(nameOfEntity('worker', { name: 'Ann Ray' })).toBeNull();
  expect(nameOfEntity('accessRequest', { name: 'Cy Fox' })).toBeNull();
  expect(nameOfEntity('project', undefined)).toBeNull();
  expect(nameOfEntity('project', { name: 'x'.repeat(500) })).toHaveLength(200);
});
