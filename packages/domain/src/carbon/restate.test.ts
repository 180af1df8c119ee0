import { expect, it } from 'vitest';
import { carbonModules } from './carbon-values.ts';
import { restatedSums, switchedContract } from './restate.ts';

const basis = {
  modules: carbonModules.filter((module) => module !== 'A4'),
  ...{ includesLosses: false, includesWtt: true, statedYear: null },
};

const entry = (direct: string, wtt: string) => ({
  projectId: 7,
  terms: [
    { kind: 'direct', module: 'A5.2', kilograms: direct } as const,
    { kind: 'wtt', module: 'A5.2', kilograms: wtt } as const,
    { kind: 'biogenic', module: 'A5.2', kilograms: '9.000000' } as const,
    // Outside the boundary
    { kind: 'direct', module: 'A4', kilograms: '50.000000' } as const,
  ],
});

it('says what restated entries make of a contract, counted as its total is', () => {
  const sums = [
    { projectId: 7, kind: 'direct', kilograms: '1000.000000', kept: 0 } as const,
    { projectId: 7, kind: 'wtt', kilograms: '100.000000', kept: 0 } as const,
    { projectId: 8, kind: 'direct', kilograms: '500.000000', kept: 0 } as const,
  ];
  const [before, after] = [[entry('200.000000', '20.000000')], [entry('210.500000', '19.000000')]];
  const restated = [...sums, ...restatedSums(before, after, basis)];
  const contract = { projectId: 7, slug: 'kestrel', name: 'Kestrel Wharf' };
  // 1,000 + 100; then 1,000 − 200 + 210.5 and 100 − 20 + 19
  expect(switchedContract(contract, { sums, basis }, { sums: restated, basis })).toEqual({
    ...contract,
    ...{ before: '1100.000000', after: '1109.500000', change: '9.500000', percent: '0.9' },
  });
});
