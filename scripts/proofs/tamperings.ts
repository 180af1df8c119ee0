import { byTests } from './by-tests.ts';
import type { Proof } from './proof.ts';

const cases = 200;

/** Ten times as many random tamperings. */
export const tamperings: Proof = {
  name: 'tamperings',
  claim: `${cases} random tamperings with the activity log (edit, delete, insert, reorder, cut): all found`,
  seconds: 300,
  run: byTests({
    paths: ['packages/server/src/activity/tampering'],
    extra: { TAMPER_CASES: String(cases) },
    word: 'Tampering',
  }),
};
