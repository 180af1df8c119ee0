import fastify from 'fastify';
import { expect, it } from 'vitest';
import { slowRefusals } from './slow-refusals.ts';

const forEver = 3_600_000;
const [attacker, colleague] = ['192.0.2.1', '192.0.2.2'];

function aServer() {
  const app = fastify();
  slowRefusals(app, forEver);
  app.get('/refused', (_, reply) => reply.code(401).send());
  app.get('/served', (_, reply) => reply.send());
  const statusFor = async (remoteAddress: string, url = '/refused') =>
    (await app.inject({ url, remoteAddress })).statusCode;
  return { app, statusFor };
}

it('makes an address wait for its refusals after the hundredth, and no other', async () => {
  const { app, statusFor } = aServer();
  for (let times = 0; times < 100; times++) expect(await statusFor(attacker)).toBe(401);
  let isAnswered = false;
  const next = statusFor(attacker).finally(() => {
    isAnswered = true;
  });
  expect(await statusFor(colleague)).toBe(401);
  expect(await statusFor(attacker, '/served')).toBe(200);
  expect(isAnswered).toBe(false);
  await app.close();
  expect(await next).toBe(401);
});
