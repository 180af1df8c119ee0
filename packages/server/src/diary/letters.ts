import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { dayOf } from '@sitewright/domain/diary/rules';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import type { Mail, Post } from '../platform/mail.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

type Contract = { name: string; slug: string };
type From = { post: Post; publicUrl: string };

/** A letter to each of those with whom an entry is shared. */
export async function tellReaders(
  tx: Tx,
  entry: DiaryEntry,
  readers: readonly string[],
  { post, publicUrl }: From,
): Promise<void> {
  if (readers.length === 0) return;
  const [contract] = await tx
    .select({ name: projects.name, slug: projects.slug })
    .from(projects)
    .where(eq(projects.id, entry.projectId));
  for (const to of readers) await post(tx, sharedLetter(to, entry, found(contract), publicUrl));
}

export const sharedLetter = (
  to: string,
  entry: DiaryEntry,
  { name, slug }: Contract,
  publicUrl: string,
): Mail => ({
  to,
  subject: `Site diary: ${name}, ${inWords.format(new Date(entry.date))}`,
  text: `${entry.author} shared an entry of the site diary with you.

Contract: ${name}
Day: ${inWords.format(new Date(entry.date))}

${entry.workSummary}

${publicUrl}/project/${slug}?date=${dayOf(entry)}
`,
});
