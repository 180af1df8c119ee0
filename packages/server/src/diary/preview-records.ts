import { sharedEntryLetterData } from '@sitewright/domain/diary/sharing';
import { found } from '@sitewright/domain/kernel/problem';
import { desc, eq, sql } from 'drizzle-orm';
import { mostOffered, ofContract, type PreviewRecords } from '../email-templates/public.ts';
import { projects } from '../projects/table.ts';
import { diaryEntries } from './table.ts';

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
