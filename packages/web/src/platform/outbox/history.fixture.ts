import fc from 'fast-check';
import { expect, onTestFinished, vi } from 'vitest';
import { HistoryPhone } from './history-phone.fixture.ts';

type Step = (phone: HistoryPhone) => unknown;
const always = (weight: number, step: Step) => ({ weight, arbitrary: fc.constant(step) });
const record = fc.nat({ max: 7 });
const field = fc.constantFrom('workSummary', 'weatherImpact');
const network = fc.constantFrom('up', 'down', 'loses requests', 'loses answers', 'fails');

const step = fc.oneof(
  always(4, (phone) => phone.keep()),
  always(3, (phone) => phone.send()),
  always(1, (phone) => phone.kill()),
  always(1, (phone) => phone.sendFromTwoTabs()),
  always(1, (phone) => phone.setSignedIn(false)),
  always(1, (phone) => phone.setSignedIn(true)),
  always(1, (phone) => phone.switchOffForAWeek()),
  {
    weight: 5,
    arbitrary: network.map(
      (is): Step =>
        (phone) =>
          phone.setNetwork(is),
    ),
  },
  {
    weight: 3,
    arbitrary: record.map(
      (at): Step =>
        (phone) =>
          phone.photograph(at),
    ),
  },
  {
    weight: 1,
    arbitrary: record.map(
      (at): Step =>
        (phone) =>
          phone.colleagueDeletes(at),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(record, field).map(
      ([at, name]): Step =>
        (phone) =>
          phone.edit(at, name),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(record, field).map(
      ([at, name]): Step =>
        (phone) =>
          phone.colleagueEdits(at, name),
    ),
  },
);
const history = fc.array(step, { minLength: 4, maxLength: 24 });

/** Plays random histories of a phone: nothing is lost, stored twice, stuck or overwritten unknowingly. */
export async function playHistories(numRuns: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'debug').mockReturnValue();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const play = async (steps: Step[]) => {
    const phone = await HistoryPhone.open();
    for (const take of steps) await take(phone);
    const none = { lost: [], doubled: [], stuck: [], overwritten: [], outOfOrder: [] };
    expect(await phone.faults()).toEqual(none);
  };
  await fc.assert(fc.asyncProperty(history, play), { numRuns });
}
