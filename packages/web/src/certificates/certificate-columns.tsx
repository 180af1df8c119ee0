import type { HseCertificate } from '@sitewright/domain/certificates/certificate';
import {
  certificateStates,
  certificateTypes,
  stateLabels,
  typeLabels,
} from '@sitewright/domain/certificates/certificate-values';
import { showDate } from '../ui/parse-date.ts';
import type { Column, Filter } from '../ui/table/column.ts';
import { plainColumn } from '../ui/table/plain-column.tsx';
import { TwoLines } from '../ui/table/two-lines.tsx';
import { CertificateState } from './certificate-state.tsx';
import { nameOf } from './certificate-text.ts';

type CertificateColumn = Column<HseCertificate>;

const plain = plainColumn<HseCertificate>;

const equipment: CertificateColumn = {
  id: 'equipment',
  header: 'Equipment',
  width: 240,
  isName: true,
  cell: (certificate) => (
    <TwoLines
      first={<span className="font-medium">{nameOf(certificate)}</span>}
      second={
        certificate.plantName &&
        certificate.plantName !== nameOf(certificate) &&
        `For ${certificate.plantName}`
      }
    />
  ),
  text: (certificate) => `${nameOf(certificate)} ${certificate.plantName ?? ''}`.trim(),
  sortBy: nameOf,
  exportAs: nameOf,
};

const day = (id: string, header: string, of: (certificate: HseCertificate) => string | null) => ({
  ...plain(id, header, 112, (certificate) => showDate(of(certificate) ?? '')),
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

const contract = plain('contract', 'Contract', 176, ({ projectName }) => projectName ?? 'Company');

/** The company's register says of each where it is used. */
export const certificateColumns = (isOfCompany: boolean): CertificateColumn[] => [
  equipment,
  plain('type', 'Type', 208, ({ certificateType }) => typeLabels[certificateType]),
  plain('number', 'Number', 120, ({ certificateNumber }) => certificateNumber),
  plain('issuedBy', 'Issued by', 152, ({ issuedBy }) => issuedBy),
  day('issued', 'Issued', ({ issuedDate }) => issuedDate),
  day('expiry', 'Expiry', ({ expiryDate }) => expiryDate),
  state,
  ...(isOfCompany ? [contract] : []),
  { ...plain('reason', 'Reason', 200, ({ statusReason }) => statusReason), isExtra: true },
  { ...plain('notes', 'Notes', 200, ({ notes }) => notes), isExtra: true },
];

export const certificateFilters: Filter<HseCertificate>[] = [
  {
    id: 'state',
    label: 'State',
    options: certificateStates.map((value) => ({ value, label: stateLabels[value] })),
    of: ({ state: value }) => value,
  },
  {
    id: 'type',
    label: 'Type',
    options: certificateTypes.map((value) => ({ value, label: typeLabels[value] })),
    of: ({ certificateType }) => certificateType,
  },
];
