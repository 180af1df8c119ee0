import { can, roles } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { labourApi } from '@sitewright/domain/labour/api';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

let now = new Date('2026-11-12T08:00:00Z');
const api = await testApi({ now: () => now });
const us = await api.organization();
const { id: projectId } = await us.project();
const manager = await us.member({ role: 'Site Manager' });
const crew = { crewKind: 'company', company: 'Harkness', operatives: 4 } as const;
const { id } = await manager.call(labourApi.start, {
  body: { projectId, ...crew, hourlyRate: '20.00' },
});
await manager.call(labourApi.pause, {
  params: { labourSessionId: id },
  body: { reason: 'weather' },
});
const today = londonDay(now);
now = new Date('2026-11-12T09:30:00Z');

it.each(roles)('the cost of waiting is money, and visible to a %s or not', async (role) => {
  const reader = await us.member({ role });
  const response = await reader.send(labourApi.standing, {
    params: { projectId },
    query: { from: today, to: today },
  });
  if (!can(reader.actor, 'labour', 'R')) return expect(response.statusCode).toBe(403);
  // Four people for an hour and a half at £20.
  const cost = can(reader.actor, 'costAnalysis', 'R') ? '120.00' : null;
  expect(response.json()).toEqual({
    reasons: [{ reason: 'weather', hours: '6.0', paidHours: '6.0', cost }],
  });
});
