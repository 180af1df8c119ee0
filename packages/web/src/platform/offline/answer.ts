import type { Endpoint, Reply } from '@sitewright/domain/kernel/endpoint';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import type { CompanyPack } from '@sitewright/domain/site-pack/company-pack';
import type { ContractPack } from '@sitewright/domain/site-pack/contract-pack';
import { type Kept, keptContractIds, readPack } from './packs.ts';

/** The stored data on this phone; each part is undefined if it is not stored. */
export type Packs = {
  user: () => Promise<SessionUser | undefined>;
  company: () => Promise<CompanyPack | undefined>;
  contract: (projectId: number | undefined) => Promise<ContractPack | undefined>;
  contracts: () => Promise<ContractPack[]>;
  /** When the oldest of what was asked for so far had been stored. */
  oldest: () => number;
};

/** The parameters of the path and of the query, by name. */
export type Asked = {
  text: (name: string) => string | undefined;
  number: (name: string) => number | undefined;
};

// `give` is a method, so that each answer may give the reply of its own endpoint.
type OfflineAnswer = { endpoint: Endpoint; give(packs: Packs, asked: Asked): unknown };

/** Answers an endpoint from what is kept, with the reply of its contract; undefined where nothing is known. */
export const offlineAnswer = <E extends Endpoint>(
  endpoint: E,
  give: (packs: Packs, asked: Asked) => Promise<Reply<E> | undefined>,
): OfflineAnswer => ({ endpoint, give });

type KeptReply = { reply: unknown; storedAt: number };

/** As on the server, `/api/orders/summary` is not the order called summary. */
export async function answerFrom(
  answers: readonly OfflineAnswer[],
  url: string,
): Promise<KeptReply | undefined> {
  const { pathname } = new URL(url, location.origin);
  const fitting = answers.filter(({ endpoint }) => patternOf(endpoint).test(pathname));
  const found = fitting.find(({ endpoint }) => endpoint.path === pathname) ?? fitting[0];
  if (!found) return;
  const packs = packsInUse();
  const reply = await found.give(packs, askedIn(url, patternOf(found.endpoint)));
  return reply === undefined ? undefined : { reply, storedAt: packs.oldest() };
}

export const patternOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

/** The parameters of an address, by the names of its endpoint. */
export function askedIn(url: string, pattern: RegExp): Asked {
  const { pathname, searchParams: query } = new URL(url, location.origin);
  const params = pattern.exec(pathname)?.groups ?? {};
  const text = (name: string) => params[name] ?? query.get(name) ?? undefined;
  return {
    text,
    number: (name) => {
      const value = text(name);
      return value === undefined ? undefined : Number(value);
    },
  };
}

/** The packs, and the time of the oldest that was asked for. */
function packsInUse() {
  const times: number[] = [];
  const use = <P>(kept: Kept<P> | undefined): P | undefined => {
    if (kept) times.push(kept.storedAt);
    return kept?.content;
  };
  const contract: Packs['contract'] = async (projectId) =>
    projectId === undefined ? undefined : use(await readPack(`contract-${projectId}`));
  const oldest = () => Math.min(...times);
  const packs: Packs = {
    oldest,
    user: async () => use(await readPack('user')),
    company: async () => use(await readPack('company')),
    contract,
    contracts: async () => {
      const kept = await Promise.all((await keptContractIds()).map(contract));
      return kept.filter((pack) => pack !== undefined);
    },
  };
  return packs;
}
