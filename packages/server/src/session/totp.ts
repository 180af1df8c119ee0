import { Secret, TOTP } from 'otpauth';

const issuer = 'Sitewright';
const period = 30;
/** Clocks of phones differ: the previous and the next code are accepted too. */
const drift = 1;

/** SHA-1, six digits, thirty seconds: what every authenticator app understands. */
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period });

/** 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address in the QR code for an authenticator app. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The 30 seconds since 1970 that the code belongs to; undefined when it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
