import { describe, expect, it } from 'vitest';
import { dayInFuture, endsBeforeStart, refuseCompetence, refuseInduction } from './paper-rules.ts';

const today = '2026-11-15';

describe('an induction', () => {
  it.each([
    ['held today', { inductedOn: today, expiresOn: null }, undefined],
    ['that ends on the same day', { inductedOn: today, expiresOn: today }, undefined],
    ['of tomorrow', { inductedOn: '2026-11-16', expiresOn: null }, dayInFuture],
    ['over before it began', { inductedOn: today, expiresOn: '2026-11-14' }, endsBeforeStart],
  ])('%s is judged by its days', (_, draft, fault) => {
    const refuse = () => refuseInduction(draft, today);
    if (fault) expect(refuse).toThrow(fault.message);
    else expect(refuse).not.toThrow();
  });
});

describe('a competence', () => {
  it.each([
    ['nobody knows since when', { issuedOn: null, expiresOn: '2020-01-01' }, undefined],
    ['of next year', { issuedOn: '2027-01-01', expiresOn: null }, dayInFuture],
    ['over before it began', { issuedOn: '2026-01-02', expiresOn: '2026-01-01' }, endsBeforeStart],
  ])('%s is judged by its days', (_, draft, fault) => {
    const refuse = () => refuseCompetence(draft, today);
    if (fault) expect(refuse).toThrow(fault.message);
    else expect(refuse).not.toThrow();
  });
});
