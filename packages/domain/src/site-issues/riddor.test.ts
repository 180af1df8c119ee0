import { expect, it } from 'vitest';
import { riddorChecklist, riddorDaysLeft, riddorDeadline, riddorVerdict } from './riddor.ts';
import { riddorAnswers } from './site-issue.fixture.ts';

type Over = Parameters<typeof riddorAnswers>[0];

/** Happened on 2 March 2026: ten days end on the 12th, fifteen on the 17th. */
const cases: [what: string, over: Over, kind: string, deadline: string | null][] = [
  ['a death at work', { harm: 'death' }, 'report', '2026-03-12'],
  ['a death of a passer-by', { harm: 'death', person: 'public' }, 'report', '2026-03-12'],
  ['a death that work did not cause', { harm: 'death', isWorkRelated: false }, 'nothing', null],
  ['a suicide', { harm: 'suicide', daysUnfit: 8 }, 'nothing', null],
  [
    'a suicide of a passer-by, taken to hospital',
    { harm: 'suicide', person: 'public', wentToHospital: true },
    'nothing',
    null,
  ],
  ['a broken arm', { harm: 'fracture' }, 'report', '2026-03-12'],
  ['a broken finger, back the next day', { harm: 'digit_fracture' }, 'nothing', null],
  ['a broken toe, four days off', { harm: 'digit_fracture', daysUnfit: 4 }, 'record', null],
  [
    'a broken thumb, eight days off',
    { harm: 'digit_fracture', daysUnfit: 8 },
    'report',
    '2026-03-17',
  ],
  ['an amputation', { harm: 'amputation' }, 'report', '2026-03-12'],
  ['a loss of sight', { harm: 'sight' }, 'report', '2026-03-12'],
  ['a crush injury', { harm: 'crush' }, 'report', '2026-03-12'],
  ['a large burn', { harm: 'burn' }, 'report', '2026-03-12'],
  ['a scalping', { harm: 'scalping' }, 'report', '2026-03-12'],
  ['a loss of consciousness', { harm: 'unconscious' }, 'report', '2026-03-12'],
  ['heat illness in a duct', { harm: 'enclosed_space' }, 'report', '2026-03-12'],
  ['three days off', { daysUnfit: 3 }, 'nothing', null],
  ['four days off', { daysUnfit: 4 }, 'record', null],
  ['seven days off', { daysUnfit: 7 }, 'record', null],
  ['eight days off', { daysUnfit: 8 }, 'report', '2026-03-17'],
  ['eight days off, hurt at home', { daysUnfit: 8, isWorkRelated: false }, 'nothing', null],
  [
    'a specified injury with eight days off',
    { harm: 'burn', daysUnfit: 8 },
    'report',
    '2026-03-12',
  ],
  ['a worker seen at hospital', { wentToHospital: true }, 'nothing', null],
  ['a passer-by to hospital', { person: 'public', wentToHospital: true }, 'report', '2026-03-12'],
  ['a passer-by with a plaster', { person: 'public' }, 'nothing', null],
  [
    'a passer-by with a broken arm who went home',
    { person: 'public', harm: 'fracture', daysUnfit: 20 },
    'nothing',
    null,
  ],
  [
    'an uninjured passer-by taken to hospital to be safe',
    { person: 'public', harm: 'none', wentToHospital: true },
    'nothing',
    null,
  ],
  [
    'a crane that fell on nobody',
    { person: 'nobody', harm: 'none', isDangerousOccurrence: true },
    'report',
    '2026-03-12',
  ],
  ['a near miss', { person: 'nobody', harm: 'none' }, 'nothing', null],
  // Contradictory answers: the more serious one counts.
  ['a death of nobody', { person: 'nobody', harm: 'death' }, 'report', '2026-03-12'],
  ['a broken arm of nobody', { person: 'nobody', harm: 'fracture' }, 'report', '2026-03-12'],
  ['no injury, and eight days off', { harm: 'none', daysUnfit: 8 }, 'report', '2026-03-17'],
  ['no injury, and four days off', { harm: 'none', daysUnfit: 4 }, 'record', null],
];

it.each(cases)('%s', (_, over, kind, deadline) => {
  const answers = riddorAnswers(over);
  expect(riddorVerdict(answers).kind).toBe(kind);
  expect(riddorDeadline(answers)).toBe(deadline);
});

it.each([
  ['2026-03-02', 10],
  ['2026-03-12', 0],
  ['2026-03-13', -1],
])('on %s a broken arm of 2 March has %i days left', (today, left) => {
  expect(riddorDaysLeft(riddorAnswers({ harm: 'fracture' }), today)).toBe(left);
});

it('the checklist of a grave one begins with the scene and the telephone', () => {
  const grave = riddorChecklist(riddorAnswers({ harm: 'fracture' })).join('\n');
  expect(grave).toMatch(/^Leave the scene/);
  expect(grave).toContain('0345 300 9923');
  const late = riddorChecklist(riddorAnswers({ daysUnfit: 9 })).join('\n');
  expect(late).not.toContain('0345 300 9923');
  expect(late).toContain('hse.gov.uk/riddor');
});

it('what needs no report is still kept', () => {
  expect(riddorChecklist(riddorAnswers())).toEqual([
    'Record it in the accident book and keep the record for three years.',
  ]);
});
