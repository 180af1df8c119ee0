import type { EmploymentStatus } from '@sitewright/domain/workforce/worker-values';

export type DemoCrew = {
  company: string;
  jobTitle: string;
  rate: string;
  /** The contract on which they are inducted; the company's own workers are inducted on all. */
  site?: string;
  card: { scheme: string; type: string };
  competences: string[];
  /** All of them have been here for so many days. */
  since?: number;
  names: string;
};

const skilled = { scheme: 'CSCS', type: 'Skilled Worker' };

/** The workers: the gangs, a few of the company's own, and some from an agency. */
export const demoCrews: DemoCrew[] = [
  {
    company: 'Harkness Formwork',
    jobTitle: 'Carpenter',
    rate: '24.50',
    site: 'kestrel-wharf-block-c',
    card: skilled,
    competences: ['Manual handling', 'Working at height'],
    names:
      'Dan Price, Ivo Novak, Callum Reid, Marek Zielinski, Owen Hughes, Tariq Aziz, Lee Barker, Stefan Ilic, Wayne Dobson',
  },
  {
    company: 'Dunmore Civils',
    jobTitle: 'Groundworker',
    rate: '21.00',
    site: 'kestrel-wharf-block-c',
    card: { scheme: 'CPCS', type: 'Competent Operator' },
    competences: ['CPCS', 'Asbestos awareness'],
    names: 'Pat Dunmore, Sean Kelly, Aled Morgan, Vasile Popa, Chris Lowe, Jamal Carter',
  },
  {
    company: 'Aire Concrete',
    jobTitle: 'Concrete finisher',
    rate: '23.00',
    site: 'hollin-lane-primary',
    card: skilled,
    competences: ['Manual handling'],
    names: 'Goran Petrov, Nathan Shaw, Eddie Walsh, Kofi Mensah, Liam Cobb, Andrzej Mazur',
  },
  {
    company: 'Pennine Scaffolding',
    jobTitle: 'Scaffolder',
    rate: '25.75',
    site: 'hollin-lane-primary',
    card: { scheme: 'CISRS', type: 'Scaffolder' },
    competences: ['Working at height', 'IPAF'],
    names: 'Ryan Holt, Scott Bailey, Adam Firth, Luca Ferri',
  },
  {
    company: 'Whitaker Decorators',
    jobTitle: 'Painter',
    rate: '19.50',
    site: 'quarry-bank-sheltered-homes',
    card: skilled,
    competences: ['Manual handling', 'Working at height'],
    names: 'June Whitaker, Aidan Boyle, Carly Stead, Piotr Wrona',
  },
  {
    company: 'Northgate Construction',
    jobTitle: 'Site operative',
    rate: '17.40',
    card: { scheme: 'CSCS', type: 'Labourer' },
    competences: ['Manual handling', 'Asbestos awareness'],
    since: 420,
    names:
      'Grace Adeyemi, Neil Stubbs, Farah Khan, Tom Whiteley, Dean Hargreaves, Paula Nowak, Colin Mabey, Imogen Tate, Rashid Malik, Steve Rudd, Ewan Baird, Lucy Pratt, Viktor Danko',
  },
  {
    company: 'Nidd Valley Labour',
    jobTitle: 'Labourer',
    rate: '15.20',
    site: 'kestrel-wharf-block-c',
    card: { scheme: 'CSCS', type: 'Labourer' },
    competences: [],
    names: 'Bilal Hussain, Jo Farrow, Mia Lindqvist, Kev Oates',
  },
];

/** Papers that differ from the standard set; days are relative to today. */
export type PaperOverrides = {
  cardEnds?: number;
  /** A day of its own, whatever today is. */
  cardExpiry?: string;
  cardType?: string;
  isUnchecked?: true;
  checkedAgo?: number;
  rightEnds?: number;
  hasNoRight?: true;
  isNotInducted?: true;
  status?: EmploymentStatus;
  reason?: string;
  leftAgo?: number;
  competences?: { competence: string; endsIn: number }[];
};

/** All members of a gang can start today; the other workers show the reasons for a refusal. */
export const paperOverrides: Record<string, PaperOverrides> = {
  'Ivo Novak': { cardEnds: 12 },
  'Marek Zielinski': { rightEnds: 21 },
  'Owen Hughes': { isUnchecked: true },
  'Lee Barker': { competences: [{ competence: 'First aid at work', endsIn: 18 }] },
  'Pat Dunmore': { competences: [{ competence: 'SSSTS', endsIn: 400 }] },
  'Aled Morgan': { checkedAgo: 380 },
  'Vasile Popa': { cardEnds: 55, rightEnds: 240 },
  'Nathan Shaw': { isUnchecked: true },
  'Eddie Walsh': { cardEnds: 80 },
  'Adam Firth': { competences: [{ competence: 'PASMA', endsIn: -9 }] },
  'Grace Adeyemi': {
    competences: [
      { competence: 'First aid at work', endsIn: 610 },
      { competence: 'Face-fit test', endsIn: 230 },
    ],
  },
  'Neil Stubbs': { cardEnds: -1 },
  'Farah Khan': { isNotInducted: true },
  'Tom Whiteley': { status: 'on_leave', reason: 'Back on Monday week' },
  // All of these cards expired on that day.
  'Bilal Hussain': {
    cardType: 'Industry Accreditation',
    cardExpiry: '2024-12-31',
    isUnchecked: true,
  },
  'Jo Farrow': { status: 'suspended', reason: 'Rode on the forks of a telehandler' },
  'Mia Lindqvist': { hasNoRight: true },
  'Kev Oates': { status: 'left', leftAgo: 20 },
};
