import { describe, expect, it } from 'vitest';
import { activityLimits, liftingLimit } from './limits.ts';
import {
  gustVerdict,
  limitsReached,
  stricterStatements,
  strongestWind,
  verdictOnSite,
} from './site-wind.ts';
import { fromMph } from './units.ts';
import { aSnapshot, aWeatherRecord } from './weather.fixture.ts';

const at = (hour: number, mph: number) =>
  aSnapshot({ timestamp: `2026-11-12T${hour}:00:00.000Z`, windGust: fromMph(mph) });
const hours = [at(10, 31), at(13, 41), at(15, 34)];
const crane = { reference: 'RAMS-001', activity: 'Lifting', text: 'Crane: 22 mph', stopMph: 22 };

describe('the strongest wind of a day', () => {
  it('is the gustiest hour, whatever the record of the day so far says', () => {
    const record = aWeatherRecord({ windGust: fromMph(31) });
    expect(strongestWind({ hours, record })).toEqual({
      speed: fromMph(41),
      at: '2026-11-12T13:00:00.000Z',
    });
  });

  it('is what was entered by hand, a gust before the mean, without an hour', () => {
    const byHand = aWeatherRecord({ isByHand: true, windGust: null, windSpeed: 8 });
    expect(strongestWind({ hours, record: byHand })).toEqual({ speed: 8, at: null });
    expect(strongestWind({ hours, record: { ...byHand, windGust: 15 } })?.speed).toBe(15);
    expect(strongestWind({ hours: [], record: null })).toBeNull();
  });
});

describe('a wind that a method statement stops work for', () => {
  const readings = aSnapshot({ windSpeed: fromMph(14), windGust: fromMph(31) });

  it('stops the same work, is never OK for other work in wind, and leaves the cold and the rain alone', () => {
    expect(verdictOnSite(liftingLimit, readings, [])).toBe('ok');
    const verdicts = activityLimits.map((limit) => verdictOnSite(limit, readings, [crane]));
    expect(verdicts).toEqual(['caution', 'caution', 'stop', 'ok', 'ok']);
    expect(gustVerdict(fromMph(22), [crane])).toBe('stop');
    expect(gustVerdict(fromMph(21), [crane])).toBe('ok');
    expect(gustVerdict(fromMph(46), [])).toBe('stop');
  });

  it('is named where it decides, and not where the limit for planning is reached anyway', () => {
    const named = (mph: number) =>
      stricterStatements(liftingLimit, aSnapshot({ windGust: fromMph(mph) }), [crane]);
    expect([21, 31, 46].map(named)).toEqual([[], [crane], []]);
    const cold = activityLimits.filter(({ measure }) => measure === 'temperature');
    expect(cold.flatMap((limit) => stricterStatements(limit, readings, [crane]))).toEqual([]);
  });

  it('reaches the limit to the mile', () => {
    const reached = (mph: number) =>
      limitsReached({ windSpeed: null, windGust: fromMph(mph) }, [crane]).length;
    expect([21, 22].map(reached)).toEqual([0, 1]);
  });
});
