import type { CertificateQuery, HseCertificate } from '@sitewright/domain/certificates/certificate';
import { stateLabels, typeLabels } from '@sitewright/domain/certificates/certificate-values';
import { formatDate, londonDay } from '@sitewright/domain/kernel/calendar';
import { findLetterhead } from '../organizations/public.ts';
import { printedAt, quietText } from '../platform/pdf/blocks.ts';
import { pdfDownload } from '../platform/pdf/make-pdf.ts';
import type { Block, PrintColumn } from '../platform/pdf/print.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractOf } from '../projects/of-project.ts';
import { listCertificates } from './store.ts';

/** More than anyone reads in print; the screen shows the others. */
const mostCertificates = 1000;

export async function registerPdf(
  tx: Tx,
  { projectId }: Pick<CertificateQuery, 'projectId'>,
  now: Date,
) {
  const of = projectId ? (await contractOf(tx, projectId)).name : 'whole company';
  const letterhead = await findLetterhead(tx);
  const query = { projectId, limit: mostCertificates };
  const { rows, next } = await listCertificates(tx, query, now);
  const print = {
    letterhead,
    title: `HSE certificates: ${of}`,
    subtitle: formatDate(londonDay(now)),
    ...printedAt(now),
    blocks: blocksOf(rows, next !== undefined),
  };
  return pdfDownload(`HSE certificates ${londonDay(now)}`, print, rows.length);
}

const columns: PrintColumn[] = [
  { header: 'Equipment', share: 4 },
  { header: 'Type', share: 4 },
  { header: 'Number', share: 3 },
  { header: 'Issued by', share: 3 },
  { header: 'Issued', share: 2 },
  { header: 'Expiry', share: 2 },
  { header: 'Status', share: 2 },
];

function blocksOf(certificates: readonly HseCertificate[], isCut: boolean): Block[] {
  const count = (state: HseCertificate['state']) =>
    String(certificates.filter((certificate) => certificate.state === state).length);
  return [
    {
      kind: 'facts',
      facts: [
        ['Certificates', String(certificates.length)],
        ['Expired', count('expired')],
        ['Expiring', count('expiring')],
        ['Failed', count('failed')],
      ],
    },
    ...(certificates.length > 0
      ? [{ kind: 'table' as const, columns, rows: certificates.map(rowOf) }]
      : [quietText('No certificates to print.')]),
    ...(isCut ? [quietText(`Only the latest ${certificates.length} are printed.`)] : []),
  ];
}

const day = (date: string | null): string => (date ? formatDate(date) : '');

const rowOf = (certificate: HseCertificate): string[] => [
  certificate.equipmentName ?? certificate.plantName ?? certificate.originalFileName,
  typeLabels[certificate.certificateType],
  certificate.certificateNumber ?? '',
  certificate.issuedBy ?? '',
  day(certificate.issuedDate),
  day(certificate.expiryDate),
  stateLabels[certificate.state],
];
