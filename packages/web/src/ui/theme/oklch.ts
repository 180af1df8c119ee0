import { lightOf, type Triple } from './contrast.ts';

/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.4, hue in radians. */
export type Oklch = { l: number; c: number; h: number };

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = lightOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const red = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(red, yellow), h: Math.atan2(yellow, red) };
}

/** The nearest colour of the same lightness and hue that a screen can show. */
export function hexOf({ l, c, h }: Oklch): string {
  let [shown, tooMuch] = [0, c];
  if (isShowable(lightAt({ l, c, h }))) shown = c;
  else
    for (let halving = 0; halving < 20; halving++) {
      const middle = (shown + tooMuch) / 2;
      if (isShowable(lightAt({ l, c: middle, h }))) shown = middle;
      else tooMuch = middle;
    }
  return `#${lightAt({ l, c: shown, h }).map(byteOf).join('')}`;
}

function lightAt({ l, c, h }: Oklch): Triple {
  const [red, yellow] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * red + 0.2158037573 * yellow) ** 3;
  const medium = (l - 0.1055613458 * red - 0.0638541728 * yellow) ** 3;
  const short = (l - 0.0894841775 * red - 1.291485548 * yellow) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShowable = (light: Triple) => light.every((part) => part > -0.0001 && part < 1.0001);

function byteOf(light: number): string {
  const part = Math.min(Math.max(light, 0), 1);
  const encoded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
