import { vi } from 'vitest';

type Drawn = { text: string; x: number; y: number };
export type Canvas = {
  drawn: Drawn[];
  context: Record<string, unknown>;
  /** What the picture says now. */
  code: () => string;
};

/** A canvas that remembers what was drawn; the test environment has none that draws. */
export function stubCanvas(): Canvas {
  const drawn: Drawn[] = [];
  const context = {
    scale: vi.fn(),
    fillRect: () => void drawn.splice(0),
    fillText: (text: string, x: number, y: number) => drawn.push({ text, x, y }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  return { drawn, context, code: () => drawn.map(({ text }) => text).join('') };
}
