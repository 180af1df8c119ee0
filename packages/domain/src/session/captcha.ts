const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = upper.toLowerCase();
const digits = '0123456789';

export const captchaSets = {
  default: upper + lower + digits,
  upper: upper + digits,
  lower: lower + digits,
  numbers: digits,
  special_char: '!@#$%^&*()-_=+',
} as const;

export type CaptchaMode = keyof typeof captchaSets;

/** `random` gives numbers from 0 up to, not including, 1. */
export function makeCaptcha(mode: CaptchaMode, length: number, random: () => number): string {
  const set = captchaSets[mode];
  return Array.from({ length }, () => set[Math.floor(random() * set.length)]).join('');
}
