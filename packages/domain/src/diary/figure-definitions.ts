import type { FigureDefinitions } from '../kernel/figure-definition.ts';
import { entryHours, operativeHours, operativeHoursLost } from './hours-labels.ts';

const diary = 'Diary entries';
const site = 'The live board and labour entries of the diary';

export const diaryFigureDefinitions = {
  missing: {
    name: 'Diaries missing today',
    formula: 'Number of active contracts with no diary entry and no crew started today',
    includes: 'Working days between the start and finish of the contract, from midnight',
    excludes:
      'Days marked as no work, weekends and bank holidays. Once a crew has started, the diary is not missing: the entry is written when the crew stops',
    source: diary,
  },
  people: {
    name: 'People on site',
    formula:
      'Number of people in the crews of the day; of a company’s labour entries, the largest number of people at one time',
    includes:
      'Clocked crews, and labour entries of companies that were not clocked, or that had fewer people on the clock. An entry without times counts at every time; entries without a company count together',
    excludes:
      'People already counted by name, in a crew of the same name at another time, or in an entry of the company at another time; entries that say neither who nor how many',
    source: site,
  },
  operativeHours: {
    name: operativeHours.label,
    formula: operativeHours.meaning,
    includes: 'Crews still at work, up to this minute',
    excludes: 'Pauses of clocked crews, plant, and entries without a number of people',
    source: site,
  },
  operativeHoursLost: {
    name: operativeHoursLost.label,
    formula: operativeHoursLost.meaning,
    includes: 'Paid and unpaid waiting',
    excludes: 'Breaks, lunch, plant, and hours entered in the diary only',
    source: 'The live board',
  },
  plantOnHire: {
    name: 'Plant on hire',
    formula: 'Number of machines on hire on the day',
    includes: 'Machines collected that day',
    excludes: 'Machines requested, and machines transferred that day',
    source: 'Plant hires',
  },
  issuesOpened: {
    name: 'Issues opened',
    formula: 'Number of site issues dated that day',
    includes: 'Issues closed since',
    excludes: 'Issues of other days',
    source: 'Site issues',
  },
  entries: {
    name: 'Entries',
    formula: 'Number of diary entries in the period that match the filters',
    includes: 'Every type of entry',
    excludes: 'Deleted entries and comments',
    source: diary,
  },
  entryHours: {
    name: entryHours.label,
    formula: entryHours.meaning,
    includes: 'Entries in the period that match the filters',
    excludes: 'Entries without times',
    source: diary,
  },
  companies: {
    name: 'Companies',
    formula: 'Number of different companies named in the entries',
    includes: 'Entries in the period that match the filters',
    excludes: 'Entries without a company',
    source: diary,
  },
  days: {
    name: 'Days',
    formula: 'Number of days with at least one entry',
    includes: 'Entries in the period that match the filters; one day on two contracts counts once',
    excludes: 'Days without an entry',
    source: diary,
  },
} as const satisfies FigureDefinitions;
