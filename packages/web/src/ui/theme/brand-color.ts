import { contrast } from './contrast.ts';
import { hexOf, type Oklch, oklchOf } from './oklch.ts';

const slate = '#484a59';
const [white, ink] = ['#ffffff', '#16171c'];
/** The panels on which the colour must be readable as text: sunken in light, raised in dark. */
const [lightPanel, darkPanel] = ['#f1f2f6', '#212229'];
const readable = 4.5;
const step = 0.005;

/**
 * A company's own colour made readable wherever the brand shows, as the variables of light.css and
 * choices.css. The theme for bright sun ignores it.
 */
export function brandVariables(color: string): Record<string, string> {
  const own = parse(color);
  return { ...lightVariables(own), ...darkVariables(own) };
}

/** The contrast of the text on it. */
export function brandContrast(color: string): number {
  const { '--company-brand': brand = '', '--company-on-brand': on = '' } = brandVariables(color);
  return contrast(brand, on);
}

function lightVariables(own: string): Record<string, string> {
  const isBright = oklchOf(own).l > 0.8 && contrast(own, ink) >= 7;
  const [solid, on] = isBright ? [own, ink] : [readableOn(white, own), white];
  const tone = oklchOf(solid);
  const hover = hexOf(lit(tone, Math.max(tone.l - 0.055, 0)));
  const soft = hexOf(lit(calmed(oklchOf(own), 0.2, 0.03), 0.955));
  return {
    '--company-brand': solid,
    '--company-on-brand': on,
    '--company-brand-hover': hover,
    '--company-brand-text': readableOn(lightPanel, own),
    '--company-brand-soft': soft,
    '--company-on-brand-soft': readableOn(soft, own),
    '--company-on-frame-2': quieter(on, [solid, hover]),
    '--company-frame-line': hexOf(lit(tone, tone.l + (isBright ? -0.12 : 0.07))),
  };
}

function darkVariables(own: string): Record<string, string> {
  const tone = oklchOf(own);
  const text = calmed(tone, 0.75, 0.12);
  return {
    '--company-dark-brand': hexOf(lit(calmed(tone, 0.6, 0.09), 0.82)),
    '--company-dark-brand-hover': hexOf(lit(calmed(tone, 0.4, 0.08), 0.865)),
    '--company-dark-brand-text': shadeUntil(lit(text, Math.max(tone.l, 0.7)), step, darkPanel),
    '--company-dark-brand-soft': hexOf(lit(calmed(tone, 0.45, 0.05), 0.31)),
    '--company-dark-on-brand-soft': hexOf(lit(calmed(tone, 0.65, 0.1), 0.8)),
    '--company-dark-frame': hexOf(lit(calmed(tone, 0.5, 0.04), 0.254)),
  };
}

const parse = (color: string): string => {
  const [, digits = ''] = /^#((?:[\da-f]{3}){1,2})$/i.exec(color.trim()) ?? [];
  const hex = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return hex ? `#${hex.toLowerCase()}` : slate;
};

const lit = (tone: Oklch, l: number): Oklch => ({ ...tone, l });

/** The same hue with a share of its chroma, at most `most`. */
const calmed = (tone: Oklch, share: number, most: number): Oklch => ({
  ...tone,
  c: Math.min(tone.c * share, most),
});

/** The colour itself, or the lightest darker shade that is readable. */
const readableOn = (panel: string, own: string): string =>
  contrast(own, panel) >= readable ? own : shadeUntil(calmed(oklchOf(own), 1, 0.16), -step, panel);

/** Darkens or lightens in small steps until the contrast is sufficient. */
function shadeUntil(tone: Oklch, by: number, against: string): string {
  let { l } = tone;
  while (l > 0 && l < 1 && contrast(hexOf(lit(tone, l)), against) < readable) l += by;
  return hexOf(lit(tone, l));
}

/** The quietest shade beside the main text that is readable on all shades of the frame. */
function quieter(main: string, shades: string[]): string {
  const tone = { ...oklchOf(main), c: 0 };
  const quiet = tone.l > 0.5 ? 0.865 : 0.35;
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = hexOf(lit(tone, quiet + (tone.l - quiet) * share));
    if (shades.every((shade) => contrast(mixed, shade) >= readable)) return mixed;
  }
  return main;
}
