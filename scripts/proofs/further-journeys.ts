import { byJourneys } from './by-journeys.ts';
import type { Proof } from './proof.ts';

/** The journeys that `npm test` leaves out, because their screens and routes have their own tests. */
export const furtherJourneys: Proof = {
  name: 'further-journeys',
  claim:
    'In a browser, on the built product: a backup and its restore, the footprint of a contract, a contract in two windows, a briefing signed by a link, invitations, the company profile, the bell, letters, a forced password, settings, deleting several records, scoring, a method statement from its approval to its second signature, templates, the activity log, reporting an issue, the recycle bin, a lifting certificate, the roll call and the help lines without signal, conflicts of what a phone wrote without signal',
  seconds: 1200,
  run: byJourneys('--grep', '@prove', '--grep-invert', '@prove-outage'),
};
