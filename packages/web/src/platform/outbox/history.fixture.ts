import fc from 'fast-check';
import { expect, onTestFinished, vi } from 'vitest';
import { HistoryPhone } from './history-phone.fixture.ts';

/** An action of the phone with what was chosen at random: so that a history that fails can be read. */
type Step = readonly [keyof HistoryPhone, ...unknown[]];
const always = (weight: number, action: keyof HistoryPhone) => ({
  weight,
  arbitrary: fc.constant<Step>([action]),
});
const withRandom = (
  weight: number,
  action: keyof HistoryPhone,
  ...values: fc.Arbitrary<unknown>[]
) => ({ weight, arbitrary: fc.tuple(...values).map((chosen): Step => [action, ...chosen]) });
const record = fc.nat({ max: 7 });
const field = fc.constantFrom('workSummary', 'weatherImpact');
const network = fc.constantFrom('up', 'down', 'loses requests', 'loses answers', 'fails');

const step = fc.oneof(
  always(4, 'keep'),
  always(3, 'send'),
  always(1, 'kill'),
  always(1, 'sendFromTwoTabs'),
  always(1, 'endSession'),
  always(1, 'switchOffForAWeek'),
  always(2, 'decide'),
  withRandom(5, 'setNetwork', network),
  withRandom(2, 'signIn', fc.boolean()),
  withRandom(1, 'changeClock', fc.constantFrom(-3, 3)),
  withRandom(3, 'photograph', record),
  withRandom(1, 'deleteAny', record),
  withRandom(1, 'restore', record),
  withRandom(1, 'colleagueDeletes', record),
  withRandom(1, 'colleagueSignsOff', record),
  withRandom(3, 'edit', record, field),
  withRandom(1, 'colleagueEdits', record, field),
);
const history = fc.array(step, { minLength: 4, maxLength: 28 });

const none = { lost: [], doubled: [], stuck: [], overwritten: [], outOfOrder: [], ofOthers: [] };

/** Plays random histories of a phone: nothing is lost, stored twice, stuck or overwritten unknowingly. */
export async function playHistories(numRuns: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.spyOn(console, 'debug').mockReturnValue();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const play = async (steps: Step[]) => {
    const phone = await HistoryPhone.open();
    for (const [action, ...chosen] of steps)
      await (phone[action] as (...chosen: unknown[]) => unknown).apply(phone, chosen);
    expect(await phone.faults()).toEqual(none);
  };
  await fc.assert(fc.asyncProperty(history, play), { numRuns });
}
