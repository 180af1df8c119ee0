import { type CaptchaMode, captchaSets } from '@sitewright/domain/session/captcha';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Canvas, stubCanvas } from './captcha.fixture.ts';
import { Captcha, type CaptchaHandle } from './captcha.tsx';
import { spelledOut } from './speak-code.ts';

let canvas: Canvas;
beforeEach(() => {
  canvas = stubCanvas();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Props = { mode?: CaptchaMode; length?: number; regenerateOnFailure?: boolean };

function show({ length = 6, ...props }: Props = {}) {
  const ref = createRef<CaptchaHandle>();
  render(<Captcha ref={ref} length={length} {...props} />);
  const check = (typed: string) => {
    let isRight: boolean | undefined;
    act(() => {
      isRight = ref.current?.check(typed);
    });
    return isRight;
  };
  return { check };
}

it('draws 25 by 30 px for each character, italic, black on white, 20 px apart', () => {
  vi.stubGlobal('devicePixelRatio', 2);
  show();
  const image = screen.getByRole<HTMLCanvasElement>('img', { name: 'Security code image' });
  expect([image.style.width, image.style.height]).toEqual(['150px', '30px']);
  expect([image.width, image.height]).toEqual([300, 60]);
  expect(canvas.context.scale).toHaveBeenCalledWith(2, 2);
  expect(canvas.context.font).toBe('italic 20px sans-serif');
  expect(canvas.context.fillStyle).toBe('#000000');
  expect(canvas.drawn.map(({ x }) => x)).toEqual([20, 40, 60, 80, 100, 120]);
  expect(canvas.drawn.every(({ y }) => y >= 12 && y <= 15)).toBe(true);
});

it.each(Object.entries(captchaSets).map(([mode, set]) => [mode as CaptchaMode, set]))(
  'draws from the set of the mode %s',
  (mode, set) => {
    show({ mode, length: 200 });
    expect(canvas.drawn).toHaveLength(200);
    expect([...canvas.code()].every((character) => set.includes(character))).toBe(true);
  },
);

it('makes a new code at each press of Reload Captcha', async () => {
  show();
  const seen = new Set([canvas.code()]);
  for (const _ of [1, 2]) {
    await userEvent.click(screen.getByText('Reload Captcha'));
    seen.add(canvas.code());
  }
  expect(seen.size).toBe(3);
});

it('accepts the code to the letter and leaves it unchanged', () => {
  const { check } = show({ mode: 'upper', length: 12 });
  const code = canvas.code();
  expect(check(code)).toBe(true);
  expect(canvas.code()).toBe(code);
});

it('refuses another case and then makes a new code', () => {
  const { check } = show({ mode: 'upper', length: 12 });
  const code = canvas.code();
  expect(check(code.toLowerCase())).toBe(false);
  expect(canvas.code()).not.toBe(code);
  expect(canvas.code()).toHaveLength(12);
});

it('keeps the code after a failure for a caller who wants that', () => {
  const { check } = show({ regenerateOnFailure: false });
  const code = canvas.code();
  expect(check('')).toBe(false);
  expect(canvas.code()).toBe(code);
});

it('reads the code out, with capitals and pauses', async () => {
  const speak = vi.fn();
  vi.stubGlobal('speechSynthesis', { speak, cancel: () => {} });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Hear the code' }));
  expect(speak.mock.calls[0]?.[0].text).toBe(spelledOut(canvas.code()));
  expect(spelledOut('K7m@')).toBe('capital K. 7. small m. at sign.');
});
