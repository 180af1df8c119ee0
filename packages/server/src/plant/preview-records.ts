import { found } from '@sitewright/domain/kernel/problem';
import { offHireLetterData, ownOffHireNumber } from '@sitewright/domain/plant/off-hire-letter';
import { desc, eq, sql } from 'drizzle-orm';
import { mostOffered, ofContract, type PreviewRecords } from '../email-templates/public.ts';
import { headOf } from '../organizations/public.ts';
import { projects } from '../projects/table.ts';
import { plantHires } from './table.ts';

export const hirePreviews: PreviewRecords = {
  right: 'plant',
  list: (tx) =>
    tx
      .select({ id: plantHires.id, name: ofContract(sql`${plantHires.name}`) })
      .from(plantHires)
      .innerJoin(projects, eq(projects.id, plantHires.projectId))
      .orderBy(desc(plantHires.id))
      .limit(mostOffered),
  read: async ({ tx, actor, now }, id) => {
    const [row] = await tx
      .select({ hire: plantHires, site: projects })
      .from(plantHires)
      .innerJoin(projects, eq(projects.id, plantHires.projectId))
      .where(eq(plantHires.id, id));
    const { hire, site } = found(row);
    const { company, sender } = await headOf(tx, actor);
    const offHireNumber = hire.offHireNumber ?? ownOffHireNumber(hire);
    const letterhead = { company: company.name, sender: sender.name, at: now };
    return {
      name: hire.name,
      words: offHireLetterData({ hire, offHireNumber, site, ...letterhead }),
    };
  },
};
