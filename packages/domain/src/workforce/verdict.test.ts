import { describe, expect, it } from 'vitest';
import {
  type Facts,
  fixFor,
  isRightToWorkDue,
  noFacts,
  obstacleToWorking,
  type VerdictWorker,
  verdictOf,
} from './verdict.ts';

const today = '2026-11-15';
const here = 7;

/** A worker without any obstacle. */
const inOrder: VerdictWorker = {
  employmentStatus: 'active',
  startDate: '2024-03-04',
  endDate: null,
  rightToWorkCheckedOn: '2024-03-01',
  rightToWorkExpiresOn: null,
  cscsCardNumber: '01234567',
  cscsCardType: 'Skilled Worker',
  cscsCardExpiry: '2028-05-31',
  cardState: 'verified',
  cardCheckedOn: '2026-06-01',
};
const induction = { projectId: here, hasPassed: true, inductedOn: '2026-01-12', expiresOn: null };
const inducted: Facts = { ...noFacts, inductions: [induction] };

const verdictFor = (over: Partial<VerdictWorker>, facts: Partial<Facts> = {}, projectId?: number) =>
  verdictOf({ ...inOrder, ...over }, { ...inducted, ...facts }, today, projectId);

type Case = [
  what: string,
  state: 'can' | 'warned' | 'cannot',
  reason: string | null,
  worker: Partial<VerdictWorker>,
  facts?: Partial<Facts>,
];

const employment: Case[] = [
  ['everything is in order', 'can', null, {}],
  ['suspended', 'cannot', 'Suspended', { employmentStatus: 'suspended' }],
  ['on leave', 'cannot', 'On leave', { employmentStatus: 'on_leave' }],
  ['left, nobody knows when', 'cannot', 'Has left', { employmentStatus: 'left' }],
  [
    'left on a day',
    'cannot',
    'Left on 01/11/2026',
    { employmentStatus: 'left', endDate: '2026-11-01' },
  ],
  ['past the last day', 'cannot', 'Left on 14/11/2026', { endDate: '2026-11-14' }],
  ['on the last day', 'warned', 'Leaves on 15/11/2026', { endDate: today }],
  ['leaving within a month', 'warned', 'Leaves on 15/12/2026', { endDate: '2026-12-15' }],
  ['leaving later than that', 'can', null, { endDate: '2026-12-16' }],
  ['starting tomorrow', 'cannot', 'Starts on 16/11/2026', { startDate: '2026-11-16' }],
  ['starting today', 'can', null, { startDate: today }],
  ['started nobody knows when', 'can', null, { startDate: null }],
];

const rightToWork: Case[] = [
  ['never checked', 'cannot', 'No right to work check', { rightToWorkCheckedOn: null }],
  [
    'to be checked tomorrow',
    'cannot',
    'No right to work check',
    { rightToWorkCheckedOn: '2026-11-16' },
  ],
  ['checked today', 'can', null, { rightToWorkCheckedOn: today }],
  [
    'right to work ended yesterday',
    'cannot',
    'Right to work expired on 14/11/2026',
    { rightToWorkExpiresOn: '2026-11-14' },
  ],
  [
    'right to work ends today',
    'warned',
    'Right to work expires on 15/11/2026',
    { rightToWorkExpiresOn: today },
  ],
  [
    'right to work ends in thirty days',
    'warned',
    'Right to work expires on 15/12/2026',
    { rightToWorkExpiresOn: '2026-12-15' },
  ],
  ['right to work ends in thirty-one', 'can', null, { rightToWorkExpiresOn: '2026-12-16' }],
];

const noCard = { cscsCardNumber: null, cscsCardExpiry: null, cardState: 'unverified' } as const;
const accreditation = 'All Industry Accreditation cards expired on 31/12/2024';

const cards: Case[] = [
  ['no card at all', 'warned', 'No card on file', noCard],
  [
    'card expired yesterday',
    'cannot',
    'Card expired on 14/11/2026',
    { cscsCardExpiry: '2026-11-14' },
  ],
  ['card expires today', 'warned', 'Card expires on 15/11/2026', { cscsCardExpiry: today }],
  [
    'card expires in thirty days',
    'warned',
    'Card expires on 15/12/2026',
    { cscsCardExpiry: '2026-12-15' },
  ],
  ['card expires in thirty-one', 'can', null, { cscsCardExpiry: '2026-12-16' }],
  ['card without an expiry', 'can', null, { cscsCardExpiry: null }],
  ['card failed', 'cannot', 'Card failed the check', { cardState: 'failed' }],
  ['card of another', 'cannot', 'Card belongs to someone else', { cardState: 'mismatch' }],
  [
    'card not looked at',
    'warned',
    'Card not checked yet',
    { cardState: 'unverified', cardCheckedOn: null },
  ],
  ['checked a year ago', 'can', null, { cardCheckedOn: '2025-11-15' }],
  [
    'checked longer ago',
    'warned',
    'Card last checked on 14/11/2025',
    { cardCheckedOn: '2025-11-14' },
  ],
  [
    'Industry Accreditation, whatever is printed on it',
    'cannot',
    accreditation,
    { cscsCardType: 'Industry Accreditation (gold)', cscsCardExpiry: '2029-01-01' },
  ],
  [
    'Industry Accreditation in small letters',
    'cannot',
    accreditation,
    { cscsCardType: 'industry accreditation' },
  ],
  [
    'Industry Accreditation with spaces to spare',
    'cannot',
    accreditation,
    { cscsCardType: 'Industry \u00a0 Accreditation', cscsCardExpiry: '2029-01-01' },
  ],
];

const expiring = (expiresOn: string | null, competence = 'IPAF') => [{ competence, expiresOn }];

const competences: Case[] = [
  ['required and held', 'can', null, {}, { required: ['IPAF'], competences: expiring(null) }],
  ['required and missing', 'cannot', 'IPAF is missing', {}, { required: ['IPAF'] }],
  [
    'required, held in other letters',
    'can',
    null,
    {},
    { required: ['ipaf'], competences: expiring(null) },
  ],
  [
    'required and expired',
    'cannot',
    'IPAF expired on 14/11/2026',
    {},
    { required: ['IPAF'], competences: expiring('2026-11-14') },
  ],
  [
    'not required and expired',
    'warned',
    'IPAF expired on 14/11/2026',
    {},
    { competences: expiring('2026-11-14') },
  ],
  ['expires today', 'warned', 'IPAF expires on 15/11/2026', {}, { competences: expiring(today) }],
  ['expires late enough', 'can', null, {}, { competences: expiring('2026-12-16') }],
];

const inductions: Case[] = [
  ['inducted nowhere', 'cannot', 'Not inducted on this contract', {}, { inductions: [] }],
  [
    'inducted elsewhere',
    'cannot',
    'Not inducted on this contract',
    {},
    { inductions: [{ ...induction, projectId: 8 }] },
  ],
  [
    'questions not passed',
    'cannot',
    'Induction failed on 12/01/2026',
    {},
    { inductions: [{ ...induction, hasPassed: false }] },
  ],
  ['inducted today', 'can', null, {}, { inductions: [{ ...induction, inductedOn: today }] }],
  [
    'to be inducted tomorrow',
    'cannot',
    'Not inducted on this contract',
    {},
    { inductions: [{ ...induction, inductedOn: '2026-11-16' }] },
  ],
  [
    'induction expired',
    'cannot',
    'Induction expired on 14/11/2026',
    {},
    { inductions: [{ ...induction, expiresOn: '2026-11-14' }] },
  ],
  [
    'induction expires soon',
    'warned',
    'Induction expires on 20/11/2026',
    {},
    { inductions: [{ ...induction, expiresOn: '2026-11-20' }] },
  ],
  [
    'inducted anew after it expired',
    'can',
    null,
    {},
    { inductions: [{ ...induction, expiresOn: '2026-11-14' }, induction] },
  ],
  [
    'a method statement not signed',
    'warned',
    'RAMS-004 not signed yet',
    {},
    { unsigned: [{ projectId: here, contract: 'Quay Street', reference: 'RAMS-004' }] },
  ],
  [
    'one of another contract not signed',
    'can',
    null,
    {},
    { unsigned: [{ projectId: 8, contract: 'Mill Lane', reference: 'RAMS-004' }] },
  ],
];

describe('whether a worker can work on a contract today', () => {
  it.each([...employment, ...rightToWork, ...cards, ...competences, ...inductions])(
    '%s: %s, %s',
    (_, state, reason, worker, facts) => {
      expect(verdictFor(worker, facts, here)).toMatchObject({ state, reason });
    },
  );

  it('has all its reasons, obstacles before warnings', () => {
    const verdict = verdictFor(
      { employmentStatus: 'suspended', rightToWorkExpiresOn: '2026-11-20', cardState: 'failed' },
      { inductions: [] },
      here,
    );
    expect(verdict.reasons).toEqual([
      'Suspended',
      'Card failed the check',
      'Not inducted on this contract',
      'Right to work expires on 20/11/2026',
    ]);
  });

  it('asks for an induction anywhere, where no contract is named', () => {
    expect(verdictFor({}, { inductions: [{ ...induction, projectId: 8 }] }).state).toBe('can');
    expect(verdictFor({}, { inductions: [] }).reason).toBe('Not inducted on any contract');
  });
});

it('names the contract of a method statement not signed, where no contract is named', () => {
  const unsigned = [{ projectId: 8, contract: 'Mill Lane', reference: 'RAMS-004' }];
  expect(verdictFor({}, { unsigned }).reasons).toEqual(['RAMS-004 not signed yet on Mill Lane']);
});

describe('the words of a refusal', () => {
  const cannot = (name: string, reason: string) => ({
    name,
    verdict: { state: 'cannot' as const, reason, reasons: [reason] },
  });
  const verdict = verdictFor({}, {}, here);

  it('name who cannot work, and why', () => {
    const crew = [
      { name: 'Ivo Novak', verdict },
      cannot('Dan Price', 'Card expired on 14/11/2026'),
      cannot('Lee Barker', 'IPAF is missing'),
    ];
    expect(obstacleToWorking(crew)?.message).toBe(
      'Dan Price cannot work today: card expired on 14/11/2026. Lee Barker cannot work today: IPAF is missing.',
    );
  });

  it('name five at most', () => {
    const many = Array.from({ length: 7 }, (_, i) => ({
      name: `Hand ${i}`,
      verdict: { state: 'cannot' as const, reason: 'Suspended', reasons: [] },
    }));
    expect(obstacleToWorking(many)?.message).toMatch(
      /Hand 4 cannot .* 2 more cannot work today\.$/,
    );
  });

  it('are none where everybody can', () => {
    expect(obstacleToWorking([{ name: 'Ivo Novak', verdict }])).toBeUndefined();
  });
});

it('knows which reasons are settled on the spot', () => {
  const [uninducted] = verdictFor({}, noFacts, here).reasons;
  const [failed] = verdictFor({ cardState: 'failed' }).reasons;
  const [expired] = verdictFor({ cscsCardExpiry: '2026-01-01' }).reasons;
  expect([uninducted, failed, expired].map((reason) => fixFor(reason ?? ''))).toEqual([
    'induct',
    'card',
    undefined,
  ]);
});

it.each([
  [{ rightToWorkCheckedOn: null }, true],
  [{ rightToWorkExpiresOn: '2026-12-15' }, true],
  [{ rightToWorkExpiresOn: '2026-12-16' }, false],
  [{}, false],
])('finds a right to work that is due: %j', (over, isDue) => {
  expect(isRightToWorkDue({ ...inOrder, ...over }, today)).toBe(isDue);
});
