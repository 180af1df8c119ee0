/** Red, green and blue of `#rrggbb`, each from 0 to 1 and in proportion to its light. */
export const lightOf = (hex: string): Triple => {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return [r ?? 0, g ?? 0, b ?? 0];
};

export type Triple = [number, number, number];

/** The contrast of two colours from 1 to 21, by WCAG 2. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = lightOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
