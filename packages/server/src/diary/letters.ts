import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { sharedEnough, sharedEntryLetterData } from '@sitewright/domain/diary/sharing';
import { found, Refused } from '@sitewright/domain/kernel/problem';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { letterFrom } from '../email-templates/public.ts';
import { findLetterhead } from '../organizations/public.ts';
import { userOrganizations } from '../organizations/table.ts';
import type { Budget } from '../platform/budgets.ts';
import { users } from '../platform/global-tables.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';

type Contract = { name: string; slug: string };
type From = Pick<Services, 'post' | 'publicUrl' | 'budgets'>;

/** A letter to each of those with whom an entry is shared. */
export async function tellReaders(
  tx: Tx,
  entry: DiaryEntry,
  readers: readonly string[],
  { post, publicUrl, budgets }: From,
): Promise<void> {
  if (readers.length === 0) return;
  const outside = lettersOf(entry.organizationId, await countOutside(tx, readers));
  // Within the transaction: an entry that is refused has not spent anything.
  await budgets.spend((work) => work(tx), outside).catch(refuseAtField);
  const [contract] = await tx
    .select({ name: projects.name, slug: projects.slug })
    .from(projects)
    .where(eq(projects.id, entry.projectId));
  const letter = await sharedLetter(tx, entry, found(contract), publicUrl);
  for (const to of readers) await post(tx, { to, ...letter });
}

const day = 24 * 60 * 60;

/** They go out in our name, to people who did not ask for them. */
const lettersOf = (organizationId: number, atOnce: number): Budget => ({
  name: 'shared entries of',
  of: String(organizationId),
  most: 200,
  seconds: day,
  atOnce,
});

/** How many of them are none of our own. */
async function countOutside(tx: Tx, readers: readonly string[]): Promise<number> {
  const addresses = readers.map((address) => address.toLowerCase());
  const members = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userOrganizations, eq(userOrganizations.userId, users.id))
    .where(and(userOrganizations.isActive, inArray(sql`lower(${users.email})`, addresses)));
  return readers.length - members.length;
}

/** So that whoever wrote the entry keeps it, and takes out the addresses alone. */
function refuseAtField(error: unknown): never {
  if (!(error instanceof Refused)) throw error;
  const fields = { sharedWith: sharedEnough.message };
  throw new Refused(sharedEnough, { ...error.details, fields });
}

async function sharedLetter(tx: Tx, entry: DiaryEntry, contract: Contract, publicUrl: string) {
  const { company } = await findLetterhead(tx);
  const words = sharedEntryLetterData(entry, contract, publicUrl);
  return letterFrom(tx, 'diary_shared', { company: { name: company }, ...words });
}
