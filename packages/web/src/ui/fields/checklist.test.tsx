import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Checklist } from './checklist.tsx';

afterEach(cleanup);

it('says of each rule whether it is met, also to screen readers', () => {
  const items = [
    { text: 'be long', isDone: true },
    { text: 'be odd', isDone: false },
  ];
  render(<Checklist title="Password must" items={items} />);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['be long, done', 'be odd, not yet']);
});
