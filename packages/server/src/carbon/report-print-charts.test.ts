import type { Footprint } from '@sitewright/domain/carbon/footprint';
import { expect, it } from 'vitest';
import { hotspotBlocks } from './report-print-charts.ts';

it('prints six hotspots in one unit, and all other sources in one line', () => {
  const hotspots = [12_940, 900, 800, 700, 600, 500, 400].map((kilograms, place) => ({
    source: `Source ${place}`,
    category: 'materials' as const,
    entries: 1,
    kilograms: `${kilograms}.000000`,
    percent: '1.0',
  }));
  const totals = { total: '17000.000000' } as Footprint['totals'];
  const [, bars, rest] = hotspotBlocks({ hotspots, totals } as Footprint);
  expect(bars).toMatchObject({ kind: 'bars', bars: { length: 6, 1: { value: '0.90 t · 1.0%' } } });
  expect(rest).toMatchObject({ text: 'All other sources: 0.56 t' });
});
