import {
  type CertificateType,
  typeLabels,
} from '@sitewright/domain/certificates/certificate-values';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { firstReminderDays } from '@sitewright/domain/notifications/notice';
import {
  cardNotices,
  certificateNotices,
  companyInsuranceNotices,
  type EndingCard,
  type EndingInsurance,
  insuranceNotices,
} from '@sitewright/domain/notifications/paper-notices';
import { insuranceLabels } from '@sitewright/domain/suppliers/labels';
import type { InsuranceType } from '@sitewright/domain/suppliers/supplier-type';
import { queryRows } from '../platform/prepared-statements.ts';
import type { FindNotices } from './kind.ts';

const lastDay = (today: string) => daysAfter(today, firstReminderDays);

const endingCertificates = `
  select c.id, c.project_id as "projectId", p.slug as "projectSlug", c.expiry_date as ends,
    c.certificate_type as type, coalesce(c.equipment_name, c.original_file_name) as name
  from hse_certificates c left join projects p on p.id = c.project_id
  where c.status = 'active' and c.expiry_date <= $1`;

type Certificate = {
  id: number;
  projectId: number | null;
  projectSlug: string | null;
  ends: string;
  type: CertificateType;
  name: string;
};

export const findCertificates: FindNotices = async (tx, { people, today }) =>
  (await queryRows<Certificate>(tx, endingCertificates, [lastDay(today)])).flatMap((row) =>
    certificateNotices({ ...row, what: `${typeLabels[row.type]} for ${row.name}` }, people, today),
  );

/** A certificate that expired long ago belongs to someone who has left or works elsewhere. */
const endingCards = `
  select id, cscs_card_expiry as ends, concat_ws(' ', first_name, last_name) as name,
    concat_ws(' ', coalesce(cscs_scheme_id, 'CSCS'), 'card for', first_name, last_name) as what
  from workers
  where active and employment_status = 'active' and cscs_card_expiry between $1 and $2`;

export const findCards: FindNotices = async (tx, { people, today }) =>
  (await queryRows<EndingCard>(tx, endingCards, [daysAfter(today, -90), lastDay(today)])).flatMap(
    (card) => cardNotices(card, people, today),
  );

/** Of each kind, only the latest expiry counts: a renewed one is ignored. */
const endingInsurances = `
  select distinct on (i.supplier_id, i.insurance_type) i.id, i.supplier_id as "supplierId",
    s.name as "supplierName", i.insurance_type as type, i.expiry as ends
  from supplier_insurances i join suppliers s on s.id = i.supplier_id
  where s.status in ('active', 'preferred')
  order by i.supplier_id, i.insurance_type, i.expiry desc`;

type Insurance = Omit<EndingInsurance, 'what'> & { type: InsuranceType };

export const findInsurances: FindNotices = async (tx, { people, today }) =>
  (await queryRows<Insurance>(tx, endingInsurances, []))
    .filter(({ ends }) => ends <= lastDay(today))
    .flatMap((row) => {
      const what = `${row.supplierName}: ${insuranceLabels[row.type]} insurance`;
      return insuranceNotices({ ...row, what }, people, today);
    });

export const findCompanyInsurance: FindNotices = async (tx, { people, today }) => {
  const ours = `select id, insurance_expiry as ends, 'Company insurance' as what
    from company_profiles where insurance_expiry <= $1`;
  const rows = await queryRows<{ id: number; ends: string; what: string }>(tx, ours, [
    lastDay(today),
  ]);
  return rows.flatMap((row) => companyInsuranceNotices(row, people, today));
};
