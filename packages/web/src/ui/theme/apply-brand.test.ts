import { afterEach, expect, it } from 'vitest';
import { applyBrand } from './apply-brand.ts';

const { style } = document.documentElement;
const kept = () => localStorage.getItem('sitewright.brand');

afterEach(() => applyBrand(null));

it('applies the colours, and stores them for the next first paint', () => {
  applyBrand({ '--company-brand': '#ff6600' });
  expect(style.getPropertyValue('--company-brand')).toBe('#ff6600');
  expect(kept()).toBe('{"--company-brand":"#ff6600"}');
});

it('removes the colours of another company', () => {
  applyBrand({ '--company-brand': '#ff6600', '--company-on-brand': '#ffffff' });
  applyBrand({ '--company-brand': '#e4002b' });
  expect(style.getPropertyValue('--company-on-brand')).toBe('');
  applyBrand(null);
  expect(style.getPropertyValue('--company-brand')).toBe('');
  expect(kept()).toBeNull();
});
