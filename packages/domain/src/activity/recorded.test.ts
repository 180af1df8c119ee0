import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../kernel/endpoint.ts';
import { categoryOf, entityOf, nameOfEntity, severityOf } from './recorded.ts';

const deed = (
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
  ['info', deed('POST', 'projects', { needs: ['project', 'C'] })],
  ['info', deed('PATCH', 'projects/:projectId')],
  ['notice', deed('PUT', 'site-issues/:siteIssueId/work', { needs: ['siteIssue', 'U'] })],
  ['notice', deed('DELETE', 'labour-sessions/:labourSessionId/pause', { needs: ['labour', 'U'] })],
  ['notice', deed('POST', 'deliveries', { needs: ['purchaseOrder.receive', 'A'] })],
  ['notice', deed('PATCH', 'organization', { needs: ['organization', 'M'] })],
  ['warning', deed('DELETE', 'projects/:projectId', { needs: ['project', 'D'] })],
  ['warning', deed('POST', 'workers/:workerId/reveal', { isSecret: true })],
  ['warning', deed('GET', 'activity-logs/export', { needs: ['activityLog', 'X'] })],
  ['warning', deed('PATCH', 'team/:userId', { needs: ['team.manage', 'U'] })],
  ['critical', deed('POST', 'workers/:workerId/erasure', { isSecret: true })],
  ['critical', deed('POST', 'restores', { needs: ['dataBackup.restore', 'A'] })],
] as const)('is %s', (severity, endpoint) => {
  expect(severityOf(endpoint)).toBe(severity);
});

it.each([
  ['contract', deed('PUT', 'plans', { needs: ['project.money', 'U'], concerns: 'costAnalysis' })],
  ['workforce', deed('PUT', 'workers/:workerId/health', { needs: ['worker.health.edit', 'U'] })],
  ['security', deed('POST', 'workers/:workerId/reveal', { isSecret: true })],
  ['auth', deed('POST', 'login', { needs: 'public' })],
  ['general', deed('POST', 'error-reports', { needs: 'anyone' })],
  ['po', deed('PUT', 'order-links/:token', { needs: 'public', concerns: 'purchaseOrder' })],
] as const)('is about %s', (category, endpoint) => {
  expect(categoryOf(endpoint)).toBe(category);
});

it('is done to what its right is named after, or to one’s own account', () => {
  expect(entityOf(deed('PUT', 'x', { needs: ['siteIssue.close', 'A'] }))).toBe('siteIssue');
  expect(entityOf(deed('PUT', 'x', { needs: 'self' }))).toBeUndefined();
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
