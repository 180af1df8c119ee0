import { describe, expect, it } from 'vitest';
import { type ControlFacts, type Dependence, lapsesOf, windLimitsOf } from './live-controls.ts';
import { aHazard, aRams, aRamsContent } from './risk.fixture.ts';

const certificate = { name: 'Lifting equipment TC1', status: 'active', expiryDate: '2026-11-16' };
const facts = (over: Partial<ControlFacts> = {}): ControlFacts => ({
  certificates: new Map([[5, certificate as never]]),
  cards: new Set(['cpcs']),
  wind: { speed: 9, at: null },
  today: '2026-11-16',
  ...over,
});
const of = (dependsOn: Dependence, status: 'issued' | 'draft' | 'superseded' = 'issued') =>
  aRams({
    status,
    content: aRamsContent({
      hazards: [aHazard({ controls: [{ type: 'engineer', text: 'Crane', dependsOn }] })],
    }),
  });
const paper = { kind: 'certificate', certificateId: 5 } as const;
const card = { kind: 'card', card: 'CPCS' } as const;
const wind = { kind: 'wind', mostMph: 20 } as const;
const certified = (over: object) =>
  facts({ certificates: new Map([[5, { ...certificate, ...over } as never]]) });

describe('a control', () => {
  it.each([paper, card, wind])(
    'is in place while $kind holds, to the day and the mile',
    (needs) => {
      expect(lapsesOf(of(needs), facts())).toEqual([]);
    },
  );

  it.each([
    [
      'the day after its certificate',
      paper,
      facts({ today: '2026-11-17' }),
      'Lifting equipment TC1 expired on 16/11/2026',
    ],
    [
      'with one that failed',
      paper,
      certified({ status: 'failed' }),
      'Lifting equipment TC1 failed',
    ],
    [
      'with one that was revoked',
      paper,
      certified({ status: 'revoked' }),
      'Lifting equipment TC1 was revoked',
    ],
    [
      'with one that is gone',
      paper,
      facts({ certificates: new Map() }),
      'The certificate is no longer on file',
    ],
    [
      'without the card',
      card,
      facts({ cards: new Set(['ipaf']) }),
      'No one who has signed holds a valid CPCS',
    ],
    [
      'in a stronger wind',
      wind,
      facts({ wind: { speed: 9.4, at: '2026-11-16T13:00:00.000Z' } }),
      'Strongest gust today 21 mph at 13:00, over the 20 mph limit',
    ],
  ])('is not in place %s, and says why', (_, needs, now, why) => {
    expect(lapsesOf(of(needs), now)).toEqual([{ control: 'Crane', why }]);
  });

  it('counts as in place if the wind is unknown, or without a dependency', () => {
    expect(lapsesOf(of(wind), facts({ wind: null }))).toEqual([]);
    expect(lapsesOf(aRams({ status: 'issued' }), facts())).toEqual([]);
  });

  it('needs its paper while it is written, cards and wind once people work by it, nothing when over', () => {
    const bad = facts({ today: '2026-11-17', cards: new Set(), wind: { speed: 30, at: null } });
    const kinds = [paper, card, wind] as const;
    const lapsed = (status: 'draft' | 'superseded') =>
      kinds.map((needs) => lapsesOf(of(needs, status), bad).length);
    expect(lapsed('draft')).toEqual([1, 0, 0]);
    expect(lapsed('superseded')).toEqual([0, 0, 0]);
  });
});

it('sets limits of wind in its controls and in its lines about the weather', () => {
  const rams = of(wind);
  const weatherLimits = ['No tables flown above 9 m/s (20 mph)', 'No lifts in lightning'];
  const limits = windLimitsOf({ ...rams, content: { ...rams.content, weatherLimits } });
  expect(limits).toMatchObject([
    { text: 'Crane', stopMph: 21 },
    { reference: rams.reference, text: weatherLimits[0], stopMph: 20 },
  ]);
});
