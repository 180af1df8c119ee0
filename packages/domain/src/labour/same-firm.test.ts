import { expect, it } from 'vitest';
import { aLabourSession } from './labour-session.fixture.ts';
import {
  mayBeSamePeople,
  sameFirmReason,
  sameFirmWarning,
  wasAtWork,
  withoutSameFirmReason,
} from './same-firm.ts';
import { stopReasonOf } from './stop-reason.ts';

const at = (time: string) => `2026-11-12T${time}:00.000Z`;
const company = (name: string) => ({ crewKind: 'company' as const, name, company: name });
const gang = (name: string, firm: string | null) => ({
  ...{ crewKind: 'gang' as const, name, company: firm },
});
const worker = { crewKind: 'worker' as const, name: 'Dan Price', company: 'Wharfe Cladding' };
const machine = { crewKind: 'plant' as const, name: 'Hoist', company: 'Wharfe Cladding' };

it.each([
  ['the same firm', company('Wharfe Cladding'), true],
  ['the same firm, written otherwise', company(' WHARFE cladding Ltd.'), true],
  ['another firm', company('Ribble Roofing'), false],
  ['a gang of the firm', gang('Cladders', 'Wharfe Cladding'), true],
  ['a gang with the name of the firm', gang('Wharfe Cladding', null), true],
  ['a worker of the firm', worker, false],
  ['a machine of the firm', machine, false],
])('asks about a company crew beside %s: %s', (_, other, isAsked) => {
  expect(mayBeSamePeople(company('Wharfe Cladding'), other)).toBe(isAsked);
  expect(mayBeSamePeople(other, company('Wharfe Cladding'))).toBe(isAsked);
});

it('does not ask about two gangs of a firm', () => {
  const [one, other] = [gang('Fixers', 'Wharfe Cladding'), gang('Cladders', 'Wharfe Cladding')];
  expect(mayBeSamePeople(one, other)).toBe(false);
});

it.each([
  ['began before and is at work', at('07:00'), null, true],
  ['began afterwards and is at work', at('09:00'), null, true],
  ['began on a later day', '2026-11-13T07:00:00.000Z', null, false],
  ['was at work then', at('07:00'), at('12:00'), true],
  ['finished in that minute', at('07:00'), at('08:00'), false],
  ['worked later', at('09:00'), at('12:00'), false],
])('of a crew that %s, at work at 08:00: %s', (_, startedAt, finishedAt, isThere) => {
  expect(wasAtWork({ ...company('Wharfe'), startedAt, finishedAt }, at('08:00'))).toBe(isThere);
});

it('says before the start who is at work, and since when', () => {
  const one = aLabourSession({ company: 'Wharfe Cladding', startedAt: at('20:21'), operatives: 5 });
  const other = { ...one, startedAt: at('20:40'), operatives: 1 };
  expect(sameFirmWarning([])).toBeUndefined();
  expect(sameFirmWarning([one])).toBe(
    'Wharfe Cladding is already at work here since 20:21 (5 people). Start another crew only for other people.',
  );
  expect(sameFirmWarning([one, other])).toContain(
    'since 20:21 (5 people) and since 20:40 (1 person).',
  );
});

const wharfe = { ...company('Wharfe Cladding'), startedAt: at('20:21'), finishedAt: null };
const reason =
  'Wharfe Cladding was already at work here since 20:21 (Joy Okafor). Check that these are other people.';

it('says after a start without signal who was at work, and who started them', () => {
  const byJoy = { ...wharfe, startedByName: 'Joy Okafor' };
  expect(sameFirmReason([])).toBeNull();
  expect(sameFirmReason([byJoy])).toBe(reason);
  const finished = { ...wharfe, finishedAt: at('22:00'), startedByName: null };
  expect(sameFirmReason([finished])).toContain('at work here from 20:21 to 22:00. Check');
});

it('is no reason to stop the crew', () => {
  const mayNotWork = 'Dan Price may not work. Suspended.';
  const times = 'The phone reported a time more than 7 days ago. Check these times.';
  expect(stopReasonOf({ reviewReason: reason })).toBeUndefined();
  expect(stopReasonOf({ reviewReason: `${reason} ${times}` })).toBeUndefined();
  expect(stopReasonOf({ reviewReason: `${reason} ${mayNotWork} ${times}` })).toBe(mayNotWork);
  expect(withoutSameFirmReason(mayNotWork)).toBe(mayNotWork);
});
