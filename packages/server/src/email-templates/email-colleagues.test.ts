import { expect, it } from 'vitest';
import { queueEmailWith } from '../platform/jobs/mail.ts';
import { rateLimitsOf } from '../platform/rate-limits.ts';
import { asOrganization, type Tx } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { secrets } from '../testing/mail-server.ts';
import { lettersWithin } from './limits.ts';
import { emailColleagues } from './public.ts';

const api = await testApi();
const services = {
  queueEmail: queueEmailWith(secrets),
  rateLimits: rateLimitsOf('strict', secrets),
};

/** A company that has sent `already` emails today. */
async function aCompanyThatWrote(already: number) {
  const us = await api.organization();
  const { actor } = await us.member();
  const inside = <T>(work: (tx: Tx) => Promise<T>) => asOrganization(api.pools.app, us.id, work);
  await services.rateLimits.consume(inside, lettersWithin(actor, already));
  return async (many: number) => {
    const before = (await api.letters()).length;
    const reader = { to: 'ann@quay.example', data: {} };
    const readers = Array.from({ length: many }, () => reader);
    await inside((tx) => emailColleagues(tx, services, 'po_approved', readers, actor));
    return (await api.letters()).length - before;
  };
}

it('sends a thousand emails a day within a company at most; other companies have their own limit', async () => {
  const emailMore = await aCompanyThatWrote(997);
  expect([await emailMore(3), await emailMore(1)]).toEqual([3, 0]);
  const another = await aCompanyThatWrote(1);
  expect(await another(1)).toBe(1);
});
