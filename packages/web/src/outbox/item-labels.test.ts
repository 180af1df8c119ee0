import { labourApi } from '@sitewright/domain/labour/api';
import { expect, it } from 'vitest';
import { noContracts, titleOf } from './item-labels.ts';
import { anItem } from './outcomes/outbox-item.fixture.ts';

it('names the day by the server’s clock where the phone’s is fast', () => {
  const madeAt = Date.parse('2026-11-17T01:30:00Z');
  const item = anItem(labourApi.resume, { madeAt, clockOffset: -3 * 3_600_000 });
  expect(titleOf(item, [item], noContracts)).toMatch(/, 16\/11$/);
});
