import { typeLabels } from '@sitewright/domain/certificates/certificate-values';
import { eq } from 'drizzle-orm';
import { plantHires } from '../plant/table.ts';
import { type Demo, type DemoPart, workingDayFrom } from '../platform/demo-part.ts';
import { newKey } from '../platform/files/storage.ts';
import { makePdf } from '../platform/pdf/make-pdf.ts';
import { projects } from '../projects/table.ts';
import { type DemoCertificate, demoCertificatePapers } from './demo-papers.ts';
import { supersedeCertificate } from './store.ts';
import { hseCertificates } from './table.ts';

type Drawn = DemoCertificate & { bytes: Uint8Array };

/** Certificates in every state; the PDFs are drawn before the transaction begins. */
export async function demoCertificates(now: Date): Promise<DemoPart> {
  const papers: Drawn[] = [];
  for (const paper of demoCertificatePapers)
    papers.push({ ...paper, bytes: await draw(paper, now) });
  return {
    what: 'certificates',
    make: async (demo) => {
      const sites = await demo.tx.select().from(projects);
      const ids = new Map<string, number>();
      for (const paper of papers) {
        const site = sites.find(({ slug }) => slug === paper.site);
        const home = { projectId: site?.id ?? null, organizationId: sites[0]?.organizationId ?? 0 };
        ids.set(paper.number, await file(demo, paper, home, ids.get(paper.renews ?? '')));
      }
    },
  };
}

const draw = ({ equipment, type, number, issuedBy }: DemoCertificate, now: Date) =>
  makePdf({
    letterhead: { company: issuedBy, lines: [], color: '#484A59' },
    title: typeLabels[type],
    subtitle: equipment,
    madeAt: now,
    made: `Certificate ${number}`,
    blocks: [{ kind: 'facts', facts: [['Number', number]] }],
  });

/** A working day, or the first one after it that has been. */
function examinedOn({ dayFromNow, workingDay }: Demo, days: number): string {
  const day = workingDayFrom(dayFromNow(days));
  return day < dayFromNow(0) ? day : workingDay(days);
}

type Home = { projectId: number | null; organizationId: number };

async function file(demo: Demo, paper: Drawn, home: Home, renewsId: number | undefined) {
  const { tx, storage, people, dayFromNow } = demo;
  const { equipment, type, number, issuedBy, issued, expires, machine, bytes } = paper;
  const [hire] = machine
    ? await tx.select().from(plantHires).where(eq(plantHires.name, machine))
    : [];
  const filePath = newKey(home.organizationId, 'pdf');
  await storage.put(filePath, bytes);
  const fileName = `${equipment} ${number}.pdf`;
  const [made] = await tx
    .insert(hseCertificates)
    .values({
      projectId: home.projectId,
      plantHireEntryId: hire?.id ?? null,
      equipmentName: equipment,
      certificateType: type,
      certificateNumber: number,
      issuedBy,
      issuedDate: examinedOn(demo, issued),
      expiryDate: dayFromNow(expires),
      fileName,
      originalFileName: fileName,
      filePath,
      fileSize: bytes.length,
      mimeType: 'application/pdf',
      ...(paper.failed && { status: 'failed' as const, statusReason: paper.failed }),
      renewsId: renewsId ?? null,
      uploadedBy: people['Site Manager'],
      createdBy: people['Site Manager'],
      updatedBy: people['Site Manager'],
    })
    .returning({ id: hseCertificates.id });
  if (renewsId) await supersedeCertificate(tx, renewsId);
  return made?.id ?? 0;
}
