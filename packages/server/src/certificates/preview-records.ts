import { certificateLetterData } from '@sitewright/domain/certificates/ending-label';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { desc, eq, sql } from 'drizzle-orm';
import { mostOffered, ofContract, type PreviewRecords } from '../email-templates/public.ts';
import { projects } from '../projects/table.ts';
import { hseCertificates } from './table.ts';

export const certificatePreviews: PreviewRecords = {
  right: 'hseCertificate',
  list: (tx) =>
    tx
      .select({
        id: hseCertificates.id,
        name: ofContract(
          sql`coalesce(${hseCertificates.equipmentName}, ${hseCertificates.originalFileName})`,
        ),
      })
      .from(hseCertificates)
      .leftJoin(projects, eq(projects.id, hseCertificates.projectId))
      .orderBy(desc(hseCertificates.id))
      .limit(mostOffered),
  read: async ({ tx, now, publicUrl }, id) => {
    const [row] = await tx
      .select({ paper: hseCertificates, projectName: projects.name, projectSlug: projects.slug })
      .from(hseCertificates)
      .leftJoin(projects, eq(projects.id, hseCertificates.projectId))
      .where(eq(hseCertificates.id, id));
    const { paper, ...site } = found(row);
    const words = certificateLetterData({ ...paper, ...site }, londonDay(now), publicUrl);
    return { name: String(words.what), words: { certificates: [words] } };
  },
};
