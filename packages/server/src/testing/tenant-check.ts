import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, type Input, isCommand } from '@sitewright/domain/kernel/endpoint';
import * as z from 'zod';
import { type Answer, isSuccess, jsonOf, replyTo, visiblePartsOf } from './answer.ts';
import { checksumOf } from './checksum.ts';
import { deletionsLast, type Served } from './endpoints.ts';
import type { Organization } from './organization.ts';
import { idPlacesOf, isUnder, leavesOf, type Place, valueAt, withValueAt } from './places.ts';
import type { ReadyApi } from './ready-worlds.ts';
import { aWorld, type World, worldOf } from './world.ts';

const [one, missing] = [worldOf(1), worldOf(2_147_483_647)];
const records = Object.keys(one) as (keyof World)[];

/**
 * Taken from the session and never from the request; a record's version; a row of an official
 * table; an earlier state that is only compared.
 */
const isNoRecord = (place: Place) =>
  place[1] === 'base' || /^(organizationId|version|\w*[fF]actorId)$/.test(place.at(-1) ?? '');
/** The number on a worker's file and the scheme of their card: names that only end like an id. */
const isWord = ({ path }: Endpoint, place: Place) =>
  path.startsWith('/api/workers') && /^body\.(workerId|cscsSchemeId)$/.test(place.join('.'));
/** A cursor of a list: a number to compare with, not a record to look up. */
const isPosition = (place: Place) => place.at(-1) === 'cursor';
/** A new slug: the request checks whether it is free and names no record. */
const isIdea = (place: Place) => place[0] === 'query' && place.at(-1) === 'slug';
/** Filters of the activity log, which has no entries about foreign records. */
const isSought = (place: Place) => place.join('.') === 'query.entityId';
/** It also grows on reading, because exports are logged. */
const isOfGrowingLog = ({ endpoint: { path } }: Served) =>
  /^\/api\/activity-logs\/(summary|verification)$/.test(path);

/** An optional filter of the query; ids in the path or required ids name a parent. */
const isFilter = ({ method, query }: Endpoint, [part, name = '']: Place): boolean =>
  method === 'GET' &&
  part === 'query' &&
  query instanceof z.ZodObject &&
  z.safeParse(query.shape[name], undefined).success;

/** One id of a request, or one record in all its places, replaced by a foreign one. */
type Exchange = {
  what: string;
  /** No record is looked up: the response is the same for every id. */
  isAnswered: boolean;
  /** Only filters a list: for a record that does not exist the list is empty. */
  isFilter: boolean;
  in: (ours: World, others: World) => Input<Endpoint>;
};

/** Every way in which a request to this endpoint can name a foreign record. */
export function exchangesOf({ endpoint, sample }: Served): Exchange[] {
  const leaves = differing(sample(one), sample(missing));
  const places = leaves.map((place) => ({
    what: place.join('.'),
    isAnswered: isIdea(place) || isSought(place),
    isFilter: isFilter(endpoint, place),
    in: (ours: World, others: World) =>
      withValueAt(sample(ours), place, valueAt(sample(others), place)),
  }));
  const everywhere = records
    .map((record) => (ours: World, others: World) => sample({ ...ours, [record]: others[record] }))
    .map((ask, index) => ({
      what: `${records[index]} everywhere`,
      ...{ isAnswered: false, isFilter: false },
      in: ask,
    }))
    .filter((exchange) => differing(sample(one), exchange.in(one, missing)).length > 1);
  const positions = idPlacesOf(endpoint).filter(isPosition);
  const onwards = positions.map((place) => ({
    what: place.join('.'),
    ...{ isAnswered: true, isFilter: false },
    in: (ours: World, others: World) => withValueAt(sample(ours), place, lastIdOf(others)),
  }));
  return [...places, ...everywhere, ...onwards];
}

/** Above every id that existed before this world. */
const lastIdOf = (world: World): number =>
  Math.max(...Object.values(world).filter((value) => typeof value === 'number'));

const differing = (a: Input<Endpoint>, b: Input<Endpoint>): Place[] =>
  leavesOf(a).filter((place) => !isDeepStrictEqual(valueAt(a, place), valueAt(b, place)));

/** Ids that a schema accepts and that no sample uses. */
export const untriedIdsOf = (served: Served[]): string[] =>
  served.flatMap(({ name, endpoint, sample }) => {
    const tried = differing(sample(one), sample(missing));
    return idPlacesOf(endpoint)
      .filter((place) => !isNoRecord(place) && !isPosition(place) && !isWord(endpoint, place))
      .filter((place) => !tried.some((leaf) => isUnder(leaf, place)))
      .map((place) => `${name}: the sample has no ${place.join('.')} of its world`);
  });

/** Everything that an outsider can see or change; empty when there is nothing. */
export async function leaksOf(api: ReadyApi, served: Served[]): Promise<string[]> {
  await api.reset();
  const checksum = await checksumOf(api);
  const { organization: us, director, world: ours } = api.ours;
  // A new session: one that has not been used for a minute would store its next use.
  const { session } = await us.signIn(director.actor);
  const send = ({ endpoint }: Served, ask: Input<Endpoint>) =>
    replyTo(api.app, endpoint, ask, session);
  const reads = served.filter(({ endpoint }) => !isCommand(endpoint));
  const readAll = () => Promise.all(reads.map((one) => send(one, one.sample(ours))));

  const alone = await readAll();
  // Made after ours, so that for a list with their cursor all of our records come first.
  const them = await api.organization();
  const theirs = await aWorld(them);
  const findings = influence(reads, alone, await readAll());

  const exchanged = served.flatMap((one) =>
    exchangesOf(one).map((exchange) => ({ one, ...exchange })),
  );
  let before = await checksum(them.id);
  for (const exchange of exchanged) {
    const toForeign = await send(exchange.one, exchange.in(ours, theirs));
    const toMissing = await send(exchange.one, exchange.in(ours, missing));
    const after = await checksum(them.id);
    const faults = faultsOf(exchange, toForeign, toMissing, them);
    if (after !== before) faults.push('changed what is theirs');
    findings.push(...faults.map((fault) => `${exchange.one.name}, ${exchange.what}: ${fault}`));
    before = after;
  }
  // The link of a sample does not exist; a real one is valid for its holder in any organisation.
  const tried = [...new Set(exchanged.map((exchange) => exchange.one))].filter(
    ({ endpoint }) => endpoint.needs !== 'public',
  );
  for (const one of deletionsLast(tried)) {
    findings.push(...control(one, await send(one, one.sample(ours))));
  }
  return findings;
}

/** Records of others must not affect what we read. */
const influence = (reads: Served[], alone: Answer[], beside: Answer[]): string[] =>
  reads.flatMap((read, index) => {
    const [before, after] = [alone[index], beside[index]].map((one) => one && visiblePartsOf(one));
    const isSame = isOfGrowingLog(read) || isDeepStrictEqual(before, after);
    return isSame ? [] : [`${read.name}: reads otherwise once there is another organisation`];
  });

function faultsOf(
  exchange: Exchange,
  toForeign: Answer,
  toMissing: Answer,
  them: Organization,
): string[] {
  const [seen, expected] = [visiblePartsOf(toForeign), visiblePartsOf(toMissing)];
  const faults = [];
  if (!isDeepStrictEqual(seen, expected)) {
    faults.push(`a foreign id answers ${shown(toForeign)}, a missing one ${shown(toMissing)}`);
  }
  const isEmptyList = toForeign.status === 200 && toForeign.body === '[]';
  const isHidden = toForeign.status === 404 || (exchange.isFilter && isEmptyList);
  const isFine = exchange.isAnswered ? toForeign.status === 200 : isHidden;
  if (!isFine) faults.push(`a foreign id answers ${shown(toForeign)} instead of 404`);
  if (names(jsonOf(toForeign), them.id)) faults.push(`shows what is theirs: ${shown(toForeign)}`);
  return faults;
}

/** If our own were refused as well, the 404 for a foreign one would prove nothing. */
const control = ({ name }: Served, toOwn: Answer): string[] =>
  isSuccess(toOwn) || toOwn.status === 409 ? [] : [`${name}: our own id answers ${shown(toOwn)}`];

const names = (value: unknown, organizationId: number): boolean =>
  leavesOf(value).some(
    (place) => place.at(-1) === 'organizationId' && valueAt(value, place) === organizationId,
  );

const shown = ({ status, body }: Answer) => `${status} ${body.slice(0, 150)}`;
