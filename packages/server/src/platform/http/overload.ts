import type { AccountActor } from '@sitewright/domain/kernel/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKeyOf } from './address.ts';
import { isApi } from './is-api.ts';
import { type Owner, requestSlots, type SlotLimits } from './request-slots.ts';
import { bearerIn, hashOf, tokenIn } from './visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    counted?: CountedRequest | null;
  }
}

type Member = Pick<AccountActor, 'userId' | 'organizationId'>;

/** A request that holds a place. */
type CountedRequest = {
  /** Its session was looked up: it counts for its user from now on, or for its address. */
  countFor: (member: Member | undefined) => void;
  leave: () => void;
};

/** One organisation leaves a quarter of the places to the others, and one user more. */
const usual: SlotLimits = { all: 200, address: 40, user: 40, organization: 150 };
/** Counted apart, because a slow network holds them long. */
const uploading: SlotLimits = { all: 40, address: 20, user: 4, organization: 30 };
const downloading: SlotLimits = { all: 160, address: 40, user: 40, organization: 120 };

/** Monitoring must get an answer also when we are busy. */
const alwaysServed = ['/api/live', '/api/ready'];

/**
 * Past what can be served in time, an honest no at once is better than a yes too late. Counted when the
 * whole request has arrived, so that half of one holds no place.
 */
export function refuseOverload(app: FastifyInstance, atOnce: number = usual.all) {
  const requests = requestSlots({ ...usual, all: atOnce });
  const uploads = requestSlots(uploading);
  const downloads = requestSlots(downloading);
  const lookedUp = sessionsLookedUp();
  app.decorateRequest('counted', null);
  app.addHook('preValidation', async (request, reply) => {
    const { url = '', config } = request.routeOptions;
    if (!isApi(request) || alwaysServed.includes(url)) return;
    const take = config.isUpload ? uploads : config.isDownload ? downloads : requests;
    const session = sessionIn(request);
    const byAddress = { address: clientKeyOf(request.ip) };
    const { moveTo, leave } = take(lookedUp.ownerOf(session) ?? byAddress);
    request.counted = {
      countFor: (member) => {
        lookedUp.remember(session, member);
        moveTo(member ? ownerOf(member) : byAddress);
      },
      leave,
    };
    reply.raw.once('close', leave);
  });
}

const ownerOf = ({ userId, organizationId }: Member): Owner => ({ userId, organizationId });

/** The claimed session, hashed: the real token need not stay in memory. */
function sessionIn({ headers }: FastifyRequest): string | undefined {
  const token = bearerIn(headers.authorization) ?? tokenIn(headers.cookie);
  return token === undefined ? undefined : hashOf(token);
}

const mostRemembered = 10_000;

/**
 * Whose a session was when it was last looked up. For counting only: it saves colleagues behind one
 * address from sharing that address's places for as long as the database takes to look them up.
 */
function sessionsLookedUp() {
  const owners = new Map<string, Owner>();
  return {
    ownerOf: (session: string | undefined) =>
      session === undefined ? undefined : owners.get(session),
    remember: (session: string | undefined, member: Member | undefined) => {
      if (!session) return;
      owners.delete(session);
      if (!member) return;
      owners.set(session, ownerOf(member));
      const [oldest] = owners.keys();
      if (owners.size > mostRemembered && oldest !== undefined) owners.delete(oldest);
    },
  };
}
