import { certificateLetterData } from '@sitewright/domain/certificates/ending-label';
import { sharedEntryLetterData } from '@sitewright/domain/diary/sharing';
import type { Data } from '@sitewright/domain/email-templates/language';
import type { PreviewRecord } from '@sitewright/domain/email-templates/preview';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { type Actor, can, type Resource } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found, notFound, refuseIf } from '@sitewright/domain/kernel/problem';
import { offHireLetterData, ownOffHireNumber } from '@sitewright/domain/plant/off-hire-letter';
import { wordsOf } from '@sitewright/domain/purchase-orders/letter-text';
import { numberOf } from '@sitewright/domain/purchase-orders/order-labels';
import { shownTo } from '@sitewright/domain/purchase-orders/shown-to';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { hseCertificates } from '../certificates/table.ts';
import { diaryEntries } from '../diary/table.ts';
import { headOf } from '../organizations/public.ts';
import { plantHires } from '../plant/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { findOrder } from '../purchase-orders/public.ts';
import { purchaseOrders } from '../purchase-orders/table.ts';

type RenderContext = { tx: Tx; actor: Actor; now: Date; publicUrl: string };
type Words = { name: string; words: Data };

/** The records that emails of a type can be about, and the data of one. */
type Records = {
  right: Resource;
  list: (tx: Tx) => Promise<PreviewRecord[]>;
  read: (context: RenderContext, id: number) => Promise<Words>;
};

const mostOffered = 50;

/** Records that the caller may not read are neither listed nor found by id. */
const guarded = (records: Records): Records => ({
  ...records,
  read: async (context, id) => {
    refuseIf(can(context.actor, records.right, 'R') ? undefined : notFound);
    return records.read(context, id);
  },
});

const ofContract = (name: SQL) => sql<string>`concat_ws(', ', ${name}, ${projects.name})`;

const orders = guarded({
  right: 'purchaseOrder',
  list: (tx) =>
    tx
      .select({
        id: purchaseOrders.id,
        name: ofContract(
          sql`coalesce(${purchaseOrders.poNumber}, 'Draft'), ${purchaseOrders.supplierName}`,
        ),
      })
      .from(purchaseOrders)
      .innerJoin(projects, eq(projects.id, purchaseOrders.contractId))
      .orderBy(desc(purchaseOrders.id))
      .limit(mostOffered),
  read: async ({ tx, actor, publicUrl }, id) => {
    const order = shownTo(actor)(await findOrder(tx, id));
    const reason = order.statusReason ?? 'As agreed by telephone';
    const more = { link: `${publicUrl}/suppliers/orders/${id}`, reason };
    return { name: `${numberOf(order)}, ${order.supplierName}`, words: wordsOf(order, more) };
  },
});

const hires = guarded({
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
});

const certificates = guarded({
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
});

const entries = guarded({
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
});

const byType: Partial<Record<TemplateType, Records>> = {
  po_issued: orders,
  po_cancelled: orders,
  po_approval_request: orders,
  po_approved: orders,
  po_rejected: orders,
  offhire_notice: hires,
  certificate_expiring: certificates,
  diary_shared: entries,
};

/** Undefined for emails without a record, such as those with a code. */
export const recordsOf = (type: TemplateType): Records | undefined => byType[type];

export async function listRecords(
  tx: Tx,
  type: TemplateType,
  actor: Actor,
): Promise<PreviewRecord[]> {
  const records = recordsOf(type);
  return records && can(actor, records.right, 'R') ? records.list(tx) : [];
}
