import type { Erasure } from './sealed.ts';

/** Records that the law or the contract requires to be kept after an erasure. */
export const retainedAfterErasure: Erasure['kept'] = [
  {
    what: 'Rates and hours',
    ground: 'Pay records must be kept for six years after the tax year.',
  },
  {
    what: 'The date of the right to work check',
    ground: 'It must be kept for two years after they leave.',
  },
  {
    what: 'Inductions, card checks and briefings, without names, numbers or signatures',
    ground: 'Health and safety records stay with the contract for six years.',
  },
  {
    what: 'Diary entries, labour records and issues as they were written',
    ground: 'They are evidence of what happened on the contract.',
  },
  {
    what: 'The activity log, with the names and reasons entered at the time',
    ground: 'It is evidence of how their data was handled and cannot be changed.',
  },
];
