import type { Actor } from '@sitewright/domain/kernel/access';
import { offHireLetterData, ownOffHireNumber } from '@sitewright/domain/plant/off-hire-letter';
import type { OffHireNotice, PlantHire } from '@sitewright/domain/plant/plant-hire';
import { desc, eq, sql } from 'drizzle-orm';
import {
  mostOffered,
  ofContract,
  type PreviewRecords,
  renderLetterTo,
} from '../email-templates/public.ts';
import { letterSender } from '../organizations/public.ts';
import { companyProfiles } from '../organizations/table.ts';
import { findUserName } from '../platform/audit.ts';
import type { Mail } from '../platform/jobs/mail.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractOf } from '../projects/of-project.ts';
import { projects } from '../projects/table.ts';
import { findHireOnNotice } from './store.ts';
import { plantHires } from './table.ts';

/** The off-hire notice to the supplier; none if they were notified another way. */
export async function lettersFor(
  tx: Tx,
  hire: PlantHire,
  actor: Actor,
  { withoutMail }: OffHireNotice,
  at: Date,
): Promise<Mail[]> {
  const { supplierEmail: to, offHireNumber } = hire;
  if (withoutMail || !to || !offHireNumber) return [];
  const [profile] = await tx.select({ name: companyProfiles.companyName }).from(companyProfiles);
  const words = offHireLetterData({
    hire,
    offHireNumber,
    site: await contractOf(tx, hire.projectId),
    company: profile?.name ?? '',
    sender: await findUserName(tx, actor),
    at,
  });
  return [await renderLetterTo(tx, to, 'offhire_notice', words)];
}

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
    const hire = await findHireOnNotice(tx, id, now);
    const site = await contractOf(tx, hire.projectId);
    const { company, sender } = await letterSender(tx, actor);
    const offHireNumber = hire.offHireNumber ?? ownOffHireNumber(hire);
    const letterhead = { company: company.name, sender: sender.name, at: now };
    return {
      name: hire.name,
      words: offHireLetterData({ hire, offHireNumber, site, ...letterhead }),
    };
  },
};
