import { expect, it } from 'vitest';
import { budgetsOf } from '../platform/budgets.ts';
import { postWith } from '../platform/mail.ts';
import { asOrganization, type Tx } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { secrets } from '../testing/post-office.ts';
import { lettersWithin } from './limits.ts';
import { emailColleagues } from './public.ts';

const api = await testApi();
const services = { post: postWith(secrets), budgets: budgetsOf('strict', secrets) };

/** A company that has written so many letters today, and writes to so many more. */
async function aCompanyThatWrote(already: number) {
  const us = await api.organization();
  const { actor } = await us.member();
  const inside = <T>(work: (tx: Tx) => Promise<T>) => asOrganization(api.pools.app, us.id, work);
  await services.budgets.spend(inside, lettersWithin(actor, already));
  return async (many: number) => {
    const before = (await api.letters()).length;
    const reader = { to: 'ann@quay.example', data: {} };
    const readers = Array.from({ length: many }, () => reader);
    await inside((tx) => emailColleagues(tx, services, 'po_approved', readers, actor));
    return (await api.letters()).length - before;
  };
}

it('writes a thousand letters a day within a company, and no more; another has its own', async () => {
  const tell = await aCompanyThatWrote(997);
  expect([await tell(3), await tell(1)]).toEqual([3, 0]);
  const another = await aCompanyThatWrote(1);
  expect(await another(1)).toBe(1);
});
