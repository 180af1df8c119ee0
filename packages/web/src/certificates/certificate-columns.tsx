import type { HseCertificate } from '@sitewright/domain/certificates/certificate';
import {
  certificateStates,
  certificateTypes,
  stateLabels,
  typeLabels,
} from '@sitewright/domain/certificates/certificate-values';
import { optionsOf } from '../ui/fields/options.ts';
import { formatDate } from '../ui/fields/parse-date.ts';
import type { Column, Filter } from '../ui/table/column.ts';
import { choiceColumn, textColumn } from '../ui/table/columns.tsx';
import { TwoLines } from '../ui/table/two-lines.tsx';
import { CertificateState } from './certificate-state.tsx';
import { certificateName } from './certificate-text.ts';

type CertificateColumn = Column<HseCertificate>;

const equipment = textColumn<HseCertificate>('equipment', 'Equipment', certificateName, {
  width: 240,
  isName: true,
  cell: (certificate) => (
    <TwoLines
      first={<span className="font-medium">{certificateName(certificate)}</span>}
      second={
        certificate.plantName &&
        certificate.plantName !== certificateName(certificate) &&
        `For ${certificate.plantName}`
      }
    />
  ),
  text: (certificate) => `${certificateName(certificate)} ${certificate.plantName ?? ''}`.trim(),
  exportAs: certificateName,
});

const day = (id: string, header: string, of: (certificate: HseCertificate) => string | null) =>
  textColumn<HseCertificate>(id, header, (certificate) => formatDate(of(certificate) ?? ''), {
    width: 112,
    sortBy: of,
  });

const state: CertificateColumn = {
  id: 'state',
  header: 'State',
  width: 128,
  cell: (certificate) => (
    <span title={certificate.statusReason ?? undefined}>
      <CertificateState state={certificate.state} />
    </span>
  ),
  text: (certificate) => stateLabels[certificate.state],
  // Certificates that need attention come first.
  sortBy: (certificate) => urgency.indexOf(certificate.state),
};

const urgency: readonly HseCertificate['state'][] = [
  'failed',
  'expired',
  'revoked',
  'expiring',
  'active',
  'superseded',
];

const contract = textColumn<HseCertificate>(
  'contract',
  'Contract',
  ({ projectName }) => projectName ?? 'Company',
  { width: 176 },
);

/** The company's register says of each where it is used. */
export const certificateColumns = (isOfCompany: boolean): CertificateColumn[] => [
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
  {
    id: 'state',
    label: 'State',
    options: optionsOf(certificateStates, stateLabels),
    of: ({ state: value }) => value,
  },
  {
    id: 'type',
    label: 'Type',
    options: optionsOf(certificateTypes, typeLabels),
    of: ({ certificateType }) => certificateType,
  },
];
