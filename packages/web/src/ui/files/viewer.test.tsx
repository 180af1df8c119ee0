import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSwipe } from '../dialogs/use-swipe.ts';
import { PagerRow } from '../pager-row.tsx';
import { Viewer } from './viewer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const names = ['Crane', 'Slab', 'Gate'];

/** Three photos, opened from a button of the page. */
function Page({ photos = names }) {
  const [at, setAt] = useState<number>();
  const turn = (by: number) => setAt((now = 0) => (now + by + photos.length) % photos.length);
  const swipe = useSwipe(turn);
  return (
    <>
      <button type="button" onClick={() => setAt(0)}>
        Open
      </button>
      {at !== undefined && (
        <Viewer
          title={photos[at] ?? ''}
          download={{ url: `/photos/${at}`, filename: `${at}.webp` }}
          actions={<button type="button">Delete</button>}
          onTurn={turn}
          onClose={() => setAt(undefined)}
        >
          <img alt="On site" {...swipe} />
          <input aria-label="Comment" />
          <PagerRow what="photo" count={photos.length} note="today" at={at} onTurn={turn} />
        </Viewer>
      )}
    </>
  );
}

async function open(photos = names) {
  render(<Page photos={photos} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}
const title = () => screen.getByRole('heading').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('has the focus itself, so that arrow keys work at once', async () => {
  await open();
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Crane' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(title()).toBe('Slab');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(title()).toBe('Gate');
});

it('ignores arrow keys while the user types', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Comment'), 'Why{ArrowLeft}');
  expect(title()).toBe('Crane');
});

it('says which of how many it is, and is turned by buttons', async () => {
  await open();
  screen.getByText('1 of 3 · today');
  await press('Photo before');
  screen.getByText('3 of 3 · today');
  await press('Next photo');
  expect(title()).toBe('Crane');
});

it('has no neighbours if there is one item only', async () => {
  await open(['Crane']);
  screen.getByText('1 of 1 · today');
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
});

it('offers a download and further actions', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Download' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    '/photos/0',
    '0.webp',
  ]);
  screen.getByRole('button', { name: 'Delete' });
});

it.each([
  ['the cross', () => press('Close')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closes at %s, and leads back to who opened it', async (_, close) => {
  await open();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  const opener = screen.getByRole('button', { name: 'Open' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

/** Puts down the given number of fingers and moves the first. */
function swipe(x: number, y: number, fingers = 1) {
  const photo = screen.getByRole('img', { name: 'On site' });
  const touches = Array.from({ length: fingers }, () => ({ clientX: 200, clientY: 200 }));
  fireEvent.touchStart(photo, { touches, changedTouches: touches });
  fireEvent.touchEnd(photo, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
}

it.each([
  ['to the next by a finger to the left', -60, 10, 'Slab'],
  ['to the one before by a finger to the right', 60, 10, 'Gate'],
  ['nowhere by a slip', -40, 0, 'Crane'],
  ['nowhere by a finger that scrolls', -60, 90, 'Crane'],
])('turns %s', async (_, x, y, shown) => {
  await open();
  swipe(x, y);
  expect(title()).toBe(shown);
});

it('does not turn while the user zooms or pans', async () => {
  await open();
  swipe(-60, 0, 2);
  vi.stubGlobal('visualViewport', { scale: 2 });
  swipe(-60, 0);
  expect(title()).toBe('Crane');
});
