import { byJourneys } from './by-journeys.ts';
import type { Proof } from './proof.ts';

/** One journey at a time, so that what they measure is not of two. */
export const outages: Proof = {
  name: 'outages',
  claim:
    'A phone whose signal comes and goes, whose server is killed or is eight days older, or whose clock is changed, loses and doubles nothing; 200 entries and 50 photos need less than a minute of signal',
  seconds: 1200,
  run: byJourneys('--grep', '@prove-outage', '--workers', '1'),
};
