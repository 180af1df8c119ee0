import { describe, expect, it } from 'vitest';
import { afterAttempt, editWebhook, obstacleToAdding, retryDelivery } from './rules.ts';
import type { Webhook, WebhookDelivery } from './webhook.ts';
import { WebhookDraft } from './webhook.ts';

const aDelivery = (over: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 1,
  event: { entity: 'project', id: 7, action: 'PATCH' },
  status: 'waiting',
  tries: 0,
  answer: null,
  problem: null,
  createdAt: '2026-11-16T08:00:00.000Z',
  triedAt: null,
  ...over,
});
const now = '2026-11-16T08:01:00.000Z';

describe('a try', () => {
  it('is the last when it was taken', () => {
    const done = afterAttempt(aDelivery(), { answer: 204, problem: null }, now);
    expect(done).toMatchObject({ status: 'delivered', tries: 1, answer: 204, problem: null });
  });

  it('is followed by another seven, and then by none', () => {
    const down = { answer: null, problem: 'No response.' };
    expect(afterAttempt(aDelivery({ tries: 6 }), down, now).status).toBe('waiting');
    expect(afterAttempt(aDelivery({ tries: 7 }), down, now).status).toBe('failed');
  });

  it.each([301, 404, 500])('was not taken when %s came back', (answer) => {
    expect(afterAttempt(aDelivery(), { answer, problem: null }, now)).toMatchObject({
      status: 'waiting',
      problem: `The endpoint returned ${answer}.`,
    });
  });
});

it('is tried again only when it is over', () => {
  expect(retryDelivery(aDelivery({ status: 'failed', tries: 8 }))).toMatchObject({
    status: 'waiting',
    tries: 0,
  });
  expect(() => retryDelivery(aDelivery())).toThrow();
});

it('needs an organisation that lets programs in, and there is an end to it', () => {
  expect(obstacleToAdding({ hasApiAccess: false }, 0)?.status).toBe(403);
  expect(obstacleToAdding({ hasApiAccess: true }, 19)).toBeUndefined();
  expect(obstacleToAdding({ hasApiAccess: true }, 20)?.status).toBe(409);
});

it('keeps what an edit does not name', () => {
  const webhook: Webhook = {
    id: 1,
    name: 'Payroll',
    url: 'https://payroll.example/hook',
    entities: ['labour'],
    isActive: true,
    createdAt: now,
    version: 2,
  };
  expect(editWebhook(webhook, { isActive: false })).toEqual({ ...webhook, isActive: false });
  expect(() => editWebhook(webhook, { version: 1 })).toThrow();
});

it.each([
  'javascript:alert(1)',
  'https://user:secret@example.com',
  'example.com',
  'ftp://x.example',
])('does not take %s for an address', (url) => {
  const draft = { name: 'Payroll', url, entities: ['labour'] };
  expect(WebhookDraft.safeParse(draft).success).toBe(false);
});
