import type { Erasure } from './sealed.ts';

/** Records that the law or the contract requires to be kept after an erasure. */
export const retainedAfterErasure: Erasure['kept'] = [
  {
    what: 'Rates and hours',
    ground: 'Records of pay are kept for six years after the tax year.',
  },
  {
    what: 'That the right to work was checked, and when',
    ground: 'It is kept for two years after they left.',
  },
  {
    what: 'Inductions, card checks and briefings, without names, numbers and signatures',
    ground: 'Records of health and safety stay with the contract for six years.',
  },
  {
    what: 'Diary entries, labour records and issues as they were written',
    ground: 'They are evidence of what happened on the contract.',
  },
  {
    what: 'The log of who did what, with the names and the reasons as they were written then',
    ground: 'It is evidence of how their data was handled, and nobody may change it.',
  },
];
