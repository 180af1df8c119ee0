import type { Client } from 'pg';
import { fillBooks } from '../../bench/books.ts';
import { signIn } from '../../bench/sign-in.ts';
import { type Filled, fill } from '../../fill.ts';
import { type Browser, openBrowser } from './browser.ts';

/** The amount of data in each organisation. */
export type Size = Parameters<typeof fill>[1] & { costs: number };

export type User = {
  organizationId: number;
  token: string;
  browser: Browser;
  contracts: { id: number; slug: string }[];
  /** Site issues that can be opened and commented. */
  issues: number[];
  /** Files that they have uploaded. */
  files: number[];
  /** The crew that they have started, and its next step. */
  crew?: { id: number; next: 'pause' | 'resume' | 'finish' } | undefined;
  /** A counter, so that no text is written twice. */
  written: number;
};

/** All users of an organisation share one address, that of their office. */
const addressOf = (organizationId: number) =>
  `127.${10 + Math.floor(organizationId / 250)}.${organizationId % 250}.1`;

/** Fills organisations and signs all users in. */
export async function makeUsers(client: Client, url: string, size: Size): Promise<User[]> {
  const people = await fill(client, size);
  const tokens = await signIn(client, people);
  const each = Math.ceil(size.costs / size.contracts);
  if (each > 0)
    for (const token of firstOfEach(people, tokens))
      await fillBooks(client, token, { few: each, many: each, others: each });
  await client.query('vacuum analyze');
  const known = new Map<number, Pick<User, 'contracts' | 'issues'>>();
  for (const { organizationId } of people)
    if (!known.has(organizationId))
      known.set(organizationId, await recordsOf(client, organizationId));
  return people.map(({ organizationId }, i) => ({
    organizationId,
    token: tokens[i] ?? '',
    browser: openBrowser(url, { token: tokens[i] ?? '', address: addressOf(organizationId) }),
    ...(known.get(organizationId) ?? { contracts: [], issues: [] }),
    files: [],
    written: 0,
  }));
}

const firstOfEach = (people: Filled[], tokens: string[]): string[] => {
  const ids = people.map(({ organizationId }) => organizationId);
  return tokens.filter((_, i) => ids.indexOf(ids[i] ?? 0) === i);
};

/** Those of active contracts. */
async function recordsOf(client: Client, organizationId: number) {
  const { rows: contracts } = await client.query<{ id: number; slug: string }>(
    `select id, slug from projects where organization_id = $1 and status = 'active' order by id`,
    [organizationId],
  );
  const { rows: issues } = await client.query<{ id: number }>(
    `select id from site_issues where organization_id = $1 and status = 'open' order by id desc limit 200`,
    [organizationId],
  );
  return { contracts, issues: issues.map(({ id }) => id) };
}
