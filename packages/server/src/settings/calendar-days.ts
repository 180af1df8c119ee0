import {
  type CertificateType,
  typeLabels,
} from '@sitewright/domain/certificates/certificate-values';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import type { AllDayEvent } from '@sitewright/domain/settings/ical';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';

/** How much of the past is shown, and how far ahead. */
const [daysBack, daysAhead] = [60, 400];

/** Every member may read these of every contract; of issues, each gets those that concern them. */
const dates = `
  select 'contract-start' as kind, p.id, p.start_date as date, 'Start: ' || p.name as title,
    p.name as about, '/project/' || p.slug as link
  from projects p where p.status not in ('cancelled', 'completed') and p.start_date between $1 and $2
  union all
  select 'contract-finish', p.id, p.finish_date, 'Finish: ' || p.name, p.name, '/project/' || p.slug
  from projects p where p.status not in ('cancelled', 'completed') and p.finish_date between $1 and $2
  union all
  select 'delivery', o.id, o.delivery_date,
    'Delivery: ' || o.supplier_name || coalesce(' ' || o.po_number, ''), p.name,
    '/suppliers/orders/' || o.id
  from purchase_orders o join projects p on p.id = o.contract_id
  where o.status in ('approved', 'sent', 'acknowledged', 'part_received')
    and o.delivery_date between $1 and $2
  union all
  select 'certificate ' || c.certificate_type, c.id, c.expiry_date,
    coalesce(c.equipment_name, c.original_file_name), coalesce(p.name, ''),
    coalesce('/project/' || p.slug || '?tab=files&certificates=true', '/company')
  from hse_certificates c left join projects p on p.id = c.project_id
  where c.status = 'active' and c.expiry_date between $1 and $2
  union all
  select 'off-hire', h.id, h.expected_off_hire, 'Off-hire: ' || h.name, p.name,
    '/project/' || p.slug || '?tab=plant'
  from plant_hires h join projects p on p.id = h.project_id
  where h.status in ('requested', 'on_hire') and h.expected_off_hire between $1 and $2
  union all
  select 'issue', i.id, i.target_date, 'Issue due: ' || left(i.issue_description, 80), p.name,
    '/project/' || p.slug || '/site-issues/view/' || i.id
  from site_issues i join projects p on p.id = i.project_id
  where i.status not in ('closed', 'void') and i.target_date between $1 and $2
    and $3 in (i.assigned_user_id, i.created_by)
  order by date, kind, id limit 2000`;

type Row = { kind: string; id: number; date: string; title: string; about: string; link: string };

export async function findCalendarDays(
  tx: Tx,
  userId: number,
  publicUrl: string,
  now: Date,
): Promise<AllDayEvent[]> {
  const today = londonDay(now);
  const period = [daysAfter(today, -daysBack), daysAfter(today, daysAhead)];
  const rows = await queryRows<Row>(tx, dates, [...period, userId]);
  const host = new URL(publicUrl).hostname;
  return rows.map(({ kind, id, date, title, about, link }) => {
    const [what = '', type] = kind.split(' ');
    return {
      uid: `${what}-${id}@${host}`,
      date,
      title: type ? `${typeLabels[type as CertificateType]} ends: ${title}` : title,
      about,
      link: `${publicUrl}${link}`,
    };
  });
}
