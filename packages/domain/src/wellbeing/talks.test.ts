import { expect, it } from 'vitest';
import { topics } from './talk.ts';
import { talks } from './talks.ts';
import { parseNames } from './toolbox-talk.ts';

it('has one talk for each topic', () => {
  expect(talks.map(({ topic }) => topic)).toEqual(topics);
});

/** Read out, people speak about 130 words a minute, and a talk leaves room for answers. */
it.each(talks)('fits into five minutes: $title', ({ opening, points, ask, closing }) => {
  const words = [opening, ...points, ask, closing].join(' ').split(/\s+/).length;
  expect(words).toBeGreaterThan(100);
  expect(words).toBeLessThan(5 * 130);
});

it('takes names one to a line, each once', () => {
  expect(parseNames(' Ben Carter \n\nMarek Nowak\nBen Carter')).toEqual([
    'Ben Carter',
    'Marek Nowak',
  ]);
});
