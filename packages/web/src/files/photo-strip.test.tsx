import type { Photo } from '@sitewright/domain/files/photo';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setSignalLost } from '../platform/use-online.ts';
import { PhotoStrip } from './photo-strip.tsx';

afterEach(() => {
  cleanup();
  act(() => setSignalLost(false));
});

const photo: Photo = {
  ...{ id: 7, url: '/api/files/7/content', filename: 'slab.webp', size: 1000 },
  ...{ type: 'image/webp', uploadedAt: '2026-11-12T14:00:00.000Z' },
};
const image = () => document.querySelector('img');

it('says that a photo needs signal instead of a broken image, and loads it once there is some', () => {
  setSignalLost(true);
  render(<PhotoStrip photos={[photo]} subject="Slab B" />);
  fireEvent.error(image() as HTMLImageElement);
  screen.getByText('Photo: needs signal');
  expect(image()).toBeNull();
  act(() => setSignalLost(false));
  expect(screen.queryByText(/^Photo:/)).toBeNull();
  expect(image()?.getAttribute('src')).toBe('/api/files/7/thumbnail');
  fireEvent.error(image() as HTMLImageElement);
  screen.getByText('Photo: not loaded');
});
