import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The sender of a request, signed in or not: the address, and the session that is brought or set. */
export type Visitor = {
  address: string;
  userAgent: string | null;
  tokenHash: string | undefined;
  /** A program brings its token in a header of its own, which no other site can make a browser send. */
  hasBearerToken: boolean;
  /** Browsers that show our page send this with every request; a plain script seldom does. */
  isOurPage: boolean;
  /** The cookie that an earlier sign-in left in this browser; see session/known-device.ts. */
  deviceCookie: string | undefined;
  setDeviceCookie: (value: string) => void;
  setSessionCookie: (token: string) => void;
  clearSessionCookie: () => void;
};

const day = 24 * 60 * 60;
const week = 7 * day;
export const deviceDays = 90;

export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** By https the name itself forbids that another host or path plants the cookie. */
const cookieName = (isSecure: boolean, what = 'session') =>
  `${isSecure ? '__Host-' : ''}sitewright_${what}`;

export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): Visitor {
  const isSecure = request.protocol === 'https' || publicUrl.startsWith('https:');
  const name = cookieName(isSecure);
  const bearer = bearerIn(request.headers.authorization);
  const token = bearer ?? readCookie(request.headers.cookie, name);
  const device = cookieName(isSecure, 'device');
  const set = (cookie: string, value: string, age: number) => {
    const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${isSecure ? '; Secure' : ''}`;
    reply.header('set-cookie', `${cookie}=${value}; ${attributes}`);
  };
  return {
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    tokenHash: token && token.length <= 100 ? hashOf(token) : undefined,
    hasBearerToken: bearer !== undefined,
    isOurPage: request.headers['sec-fetch-site'] === 'same-origin',
    deviceCookie: readCookie(request.headers.cookie, device)?.slice(0, 2000),
    setDeviceCookie: (value) => set(device, value, deviceDays * day),
    setSessionCookie: (made) => set(name, made, week),
    clearSessionCookie: () => {
      set(name, '', 0);
      reply.header('clear-site-data', '"cache"');
    },
  };
}

/** A request with one comes from a program, whatever cookies it has. */
export const bearerIn = (header: string | undefined): string | undefined =>
  /^Bearer +(\S*)$/i.exec(header ?? '')?.[1];

const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The session that is brought, by either name, whatever other cookies come along. */
export const tokenIn = (header: string | undefined): string | undefined =>
  readCookie(header, cookieName(true)) ?? readCookie(header, cookieName(false));
