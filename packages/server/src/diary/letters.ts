import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { sharedEntryLetterData, tooManyShares } from '@sitewright/domain/diary/sharing';
import { found, Refused } from '@sitewright/domain/kernel/problem';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  mostOffered,
  ofContract,
  type PreviewRecords,
  renderLetter,
} from '../email-templates/public.ts';
import { userOrganizations } from '../organizations/table.ts';
import { users } from '../platform/global-tables.ts';
import { day, limitByCompany } from '../platform/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractOf } from '../projects/of-project.ts';
import { projects } from '../projects/table.ts';
import { diaryEntries } from './table.ts';

type From = Pick<Services, 'queueEmail' | 'publicUrl' | 'rateLimits'>;

/** Emails an entry to everyone it is shared with. */
export async function emailReaders(
  tx: Tx,
  entry: DiaryEntry,
  readers: readonly string[],
  { queueEmail, publicUrl, rateLimits }: From,
): Promise<void> {
  if (readers.length === 0) return;
  const outside = lettersOf(entry, await countOutside(tx, readers));
  // Within the transaction: a refused entry must not spend the budget.
  await rateLimits.consume((work) => work(tx), outside).catch(refuseAtField);
  const contract = await contractOf(tx, entry.projectId);
  const data = sharedEntryLetterData(entry, contract, publicUrl);
  const letter = await renderLetter(tx, 'diary_shared', data);
  for (const to of readers) await queueEmail(tx, { to, ...letter });
}

/** The emails go out in our name, to people who did not ask for them. */
const lettersOf = limitByCompany('shared entries of', 200, day);

/** How many of the readers are outside the company. */
async function countOutside(tx: Tx, readers: readonly string[]): Promise<number> {
  const addresses = readers.map((address) => address.toLowerCase());
  const members = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userOrganizations, eq(userOrganizations.userId, users.id))
    .where(and(userOrganizations.isActive, inArray(sql`lower(${users.email})`, addresses)));
  return readers.length - members.length;
}

/** Reported at the field, so that the author keeps the text and only removes addresses. */
function refuseAtField(error: unknown): never {
  if (!(error instanceof Refused)) throw error;
  const fields = { sharedWith: tooManyShares.message };
  throw new Refused(tooManyShares, { ...error.details, fields });
}

export const entryPreviews: PreviewRecords = {
  right: 'diary',
  list: (tx) =>
    tx
      .select({
        id: diaryEntries.id,
        name: ofContract(sql`to_char(${diaryEntries.date}, 'DD/MM/YYYY'), ${diaryEntries.author}`),
      })
      .from(diaryEntries)
      .innerJoin(projects, eq(projects.id, diaryEntries.projectId))
      .orderBy(desc(diaryEntries.id))
      .limit(mostOffered),
  read: async ({ tx, publicUrl }, id) => {
    const [row] = await tx
      .select({ entry: diaryEntries, contract: projects })
      .from(diaryEntries)
      .innerJoin(projects, eq(projects.id, diaryEntries.projectId))
      .where(eq(diaryEntries.id, id));
    const { entry, contract } = found(row);
    return { name: contract.name, words: sharedEntryLetterData(entry, contract, publicUrl) };
  },
};
