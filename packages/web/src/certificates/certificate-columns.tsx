import type { HseCertificate } from '@sitewright/domain/certificates/certificate';
import {
  certificateStates,
  certificateTypes,
  stateLabels,
  typeLabels,
} from '@sitewright/domain/certificates/certificate-values';
import { optionsOf } from '../ui/fields/options.ts';
import type { Column, Filter } from '../ui/table/column.ts';
import { choiceColumn, dateColumn, textColumn } from '../ui/table/columns.tsx';
import { choiceFilter } from '../ui/table/filters.ts';
import { CertificateState } from './certificate-state.tsx';
import { certificateName } from './certificate-text.ts';

const equipment = textColumn<HseCertificate>('equipment', 'Equipment', certificateName, {
  width: 240,
  isName: true,
  cell: (certificate) => <span className="font-medium">{certificateName(certificate)}</span>,
  second: (certificate) =>
    certificate.plantName &&
    certificate.plantName !== certificateName(certificate) &&
    `For ${certificate.plantName}`,
  text: (certificate) => `${certificateName(certificate)} ${certificate.plantName ?? ''}`.trim(),
  exportAs: certificateName,
  secondAs: [{ header: 'Plant', of: ({ plantName }) => plantName }],
});

const day = (id: string, header: string, of: (certificate: HseCertificate) => string | null) =>
  dateColumn(id, header, of, { exportAs: undefined });

const urgency: readonly HseCertificate['state'][] = [
  'failed',
  'expired',
  'revoked',
  'expiring',
  'active',
  'superseded',
];

// Certificates that need attention come first.
const state = choiceColumn('state', 'Status', (certificate: HseCertificate) => certificate.state, {
  labels: stateLabels,
  order: urgency,
  width: 128,
  cell: (certificate) => (
    <span title={certificate.statusReason ?? undefined}>
      <CertificateState state={certificate.state} />
    </span>
  ),
});

const contract = textColumn<HseCertificate>(
  'contract',
  'Contract',
  ({ projectName }) => projectName ?? 'Company',
  { width: 176 },
);

/** The company's register says of each where it is used. */
export const certificateColumns = (isOfCompany: boolean): Column<HseCertificate>[] => [
  equipment,
  choiceColumn('type', 'Type', ({ certificateType }) => certificateType, {
    labels: typeLabels,
    width: 208,
  }),
  textColumn('number', 'Number', ({ certificateNumber }) => certificateNumber, { width: 120 }),
  textColumn('issuedBy', 'Issued by', ({ issuedBy }) => issuedBy, { width: 152 }),
  day('issued', 'Issued', ({ issuedDate }) => issuedDate),
  day('expiry', 'Expiry', ({ expiryDate }) => expiryDate),
  state,
  ...(isOfCompany ? [contract] : []),
  textColumn('reason', 'Reason', ({ statusReason }) => statusReason, { width: 200, isExtra: true }),
  textColumn('notes', 'Notes', ({ notes }) => notes, { width: 200, isExtra: true }),
];

export const certificateFilters: Filter<HseCertificate>[] = [
  choiceFilter('state', 'Status', optionsOf(certificateStates, stateLabels), (row) => row.state),
  choiceFilter(
    'type',
    'Type',
    optionsOf(certificateTypes, typeLabels),
    ({ certificateType }) => certificateType,
  ),
];
