import { afterEach, expect, it, vi } from 'vitest';
import { fitted, shrinkPhoto } from './shrink-photo.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const taken = { lastModified: Date.parse('2026-11-12T13:20:00Z') };
const aPhoto = (bytes: number, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'IMG_2041.jpg', { type, ...taken });

/** A browser that draws a picture of this size, and writes these types in so many bytes. */
function drawing(size: { width: number; height: number }, written: Record<string, number>) {
  const bitmap = vi.fn(async () => ({ ...size, close: () => {} }));
  vi.stubGlobal('createImageBitmap', bitmap);
  const canvases: HTMLCanvasElement[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    tell,
    type = 'image/png',
  ) {
    canvases.push(this);
    const kind = type in written ? type : 'image/png';
    tell(new Blob([new Uint8Array(written[kind] ?? 0)], { type: kind }));
  });
  return { bitmap, canvases };
}

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
])('fits %j into 1600', (size, expected) => {
  expect(fitted(size, 1600)).toEqual(expected);
});

it('makes a large photo small, upright, and keeps its name and when it was taken', async () => {
  const { bitmap, canvases } = drawing({ width: 4000, height: 3000 }, { 'image/webp': 300 });
  const original = aPhoto(5000);
  const small = await shrinkPhoto(original);
  expect([small.size, small.type, small.name]).toEqual([300, 'image/webp', 'IMG_2041.webp']);
  expect(small.lastModified).toBe(taken.lastModified);
  expect([canvases[0]?.width, canvases[0]?.height]).toEqual([1600, 1200]);
  expect(bitmap).toHaveBeenCalledWith(original, { imageOrientation: 'from-image' });
});

it('writes JPEG where the browser cannot write WebP', async () => {
  drawing({ width: 4000, height: 3000 }, { 'image/png': 4000, 'image/jpeg': 500 });
  const small = await shrinkPhoto(aPhoto(5000));
  expect([small.type, small.size, small.name]).toEqual(['image/jpeg', 500, 'IMG_2041.jpeg']);
});

it('keeps the original where that is smaller', async () => {
  drawing({ width: 800, height: 600 }, { 'image/webp': 900 });
  const original = aPhoto(600);
  expect(await shrinkPhoto(original)).toBe(original);
});

it('leaves moving pictures, and what cannot be drawn, as they are', async () => {
  const { bitmap } = drawing({ width: 4000, height: 3000 }, { 'image/webp': 1 });
  const moving = aPhoto(5000, 'image/gif');
  expect(await shrinkPhoto(moving)).toBe(moving);
  bitmap.mockRejectedValue(new Error('no picture'));
  const broken = aPhoto(5000);
  expect(await shrinkPhoto(broken)).toBe(broken);
});
