import { certificateLetterData } from '@sitewright/domain/certificates/letter-data';
import { firstReminder, reminderDue } from '@sitewright/domain/certificates/state';
import { can, type Role } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { and, asc, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import {
  mostOffered,
  ofContract,
  type PreviewRecords,
  renderLetter,
} from '../email-templates/public.ts';
import { listColleagues } from '../organizations/public.ts';
import type { QueueEmail } from '../platform/jobs/mail.ts';
import { organizationIds, runSequentially, throwIfAny } from '../platform/jobs/rounds.ts';
import type { RunInOrganization, Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { wantImmediateEmail } from '../settings/public.ts';
import { hseCertificates } from './table.ts';

type MailContext = { queueEmail: QueueEmail; publicUrl: string };

/** The roles that are responsible for valid certificates. */
const readers: readonly Role[] = ['Site Manager', 'Contracts Manager'];

/** Where none of these roles is filled, users who may renew certificates get the email. */
async function listReaders(tx: Tx) {
  const colleagues = await listColleagues(tx);
  const managers = colleagues.filter(({ role }) => readers.includes(role));
  return managers.length > 0
    ? managers
    : colleagues.filter((colleague) => can(colleague, 'hseCertificate', 'U'));
}

/** For each organisation, once a day. */
export const certificateRoundTask =
  (within: RunInOrganization, office: MailContext) => async () => {
    const all = await within(undefined, organizationIds);
    const failures = await runSequentially(all, (id) =>
      within(id, (tx) => sendReminders(tx, office, new Date())),
    );
    throwIfAny(failures, 'Some certificate reminders could not be sent.');
  };

/** One email to each reader about all certificates that reached the next reminder. */
async function sendReminders(
  tx: Tx,
  { queueEmail, publicUrl }: MailContext,
  now: Date,
): Promise<void> {
  const today = londonDay(now);
  const due = (await endingSoon(tx, today)).flatMap((certificate) => {
    const step = reminderDue(certificate, today);
    return step === undefined ? [] : [{ ...certificate, step }];
  });
  if (due.length === 0) return;
  const certificates = due.map((colleague) => certificateLetterData(colleague, today, publicUrl));
  const letter = await renderLetter(tx, 'certificate_expiring', { certificates });
  const readersDue = await listReaders(tx);
  // Without a reader the reminder waits for the next one.
  if (readersDue.length === 0) return;
  for (const { email } of await wantImmediateEmail(tx, readersDue, 'certificates', now))
    await queueEmail(tx, { to: email, ...letter });
  for (const { id, step } of due)
    await tx.update(hseCertificates).set({ remindedAt: step }).where(eq(hseCertificates.id, id));
}

const endingSoon = (tx: Tx, today: string) =>
  tx
    .select({
      ...getTableColumns(hseCertificates),
      projectName: projects.name,
      projectSlug: projects.slug,
    })
    .from(hseCertificates)
    .leftJoin(projects, eq(projects.id, hseCertificates.projectId))
    .where(
      and(
        eq(hseCertificates.status, 'active'),
        lte(hseCertificates.expiryDate, daysAfter(today, firstReminder)),
      ),
    )
    .orderBy(asc(hseCertificates.expiryDate), asc(hseCertificates.id))
    .for('update', { of: hseCertificates });

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
