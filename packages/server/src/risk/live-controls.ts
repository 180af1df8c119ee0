import {
  type CertificateStatus,
  type CertificateType,
  typeLabels,
} from '@sitewright/domain/certificates/certificate-values';
import { expiryOf } from '@sitewright/domain/certificates/type-library';
import { found } from '@sitewright/domain/kernel/problem';
import {
  type ControlFacts,
  type Dependence,
  lapsesOf,
} from '@sitewright/domain/risk/live-controls';
import type { Rams } from '@sitewright/domain/risk/rams';
import { inArray } from 'drizzle-orm';
import { hseCertificates } from '../certificates/table.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { strongestWinds } from '../weather/public.ts';
import { isCountedSignature } from '../workforce/table.ts';

type Written = Omit<Rams, 'lapses'>;

/** With which controls are not in place today; what no control needs is not looked up. */
export async function withLapses(tx: Tx, all: readonly Written[], today: string): Promise<Rams[]> {
  const needed = all.flatMap(neededBy);
  const certificates = await certificatesOf(tx, needed);
  const cards = needed.some(({ kind }) => kind === 'card') ? await cardsOf(tx, all, today) : [];
  const isWindNeeded = needed.some(({ kind }) => kind === 'wind');
  const sites = isWindNeeded ? all.map(({ projectId }) => projectId) : [];
  const winds = await strongestWinds(tx, sites, today);
  return all.map((rams) => {
    const facts: ControlFacts = {
      certificates,
      cards: new Set(cards.flatMap(({ ramsId, card }) => (ramsId === rams.id ? [card] : []))),
      wind: winds.get(rams.projectId) ?? null,
      today,
    };
    return { ...rams, lapses: lapsesOf(rams, facts) };
  });
}

const neededBy = ({ content }: Pick<Written, 'content'>): Dependence[] =>
  content.hazards.flatMap(({ controls }) => controls.flatMap(({ dependsOn }) => dependsOn ?? []));

const certificateIdsIn = (needed: readonly Dependence[]): number[] =>
  needed.flatMap((dependence) =>
    dependence.kind === 'certificate' ? [dependence.certificateId] : [],
  );

/** The record that a control depends on must exist; one that it already depended on may have been deleted since. */
export async function expectCertificates(
  tx: Tx,
  written: Pick<Written, 'content'>,
  before?: Pick<Written, 'content'>,
): Promise<void> {
  const earlierIds = before ? certificateIdsIn(neededBy(before)) : [];
  const ids = new Set(certificateIdsIn(neededBy(written)).filter((id) => !earlierIds.includes(id)));
  const there = await tx.$count(hseCertificates, inArray(hseCertificates.id, [...ids]));
  found(there === ids.size || undefined);
}

/** A renewal takes the place of what it renews. */
const standing = `
  with recursive named as (
    select id as named_id, id, 0 as step from hse_certificates where id = any($1::int[])
    union
    select n.named_id, c.id, n.step + 1 from named n join hse_certificates c on c.renews_id = n.id
    where n.step < 50)
  select distinct on (n.named_id) n.named_id as "namedId", c.certificate_type as type,
    c.certificate_number as number, c.equipment_name as equipment, c.status,
    c.issued_date as "issuedDate", c.expiry_date as "expiryDate",
    (c.created_at at time zone 'Europe/London')::date as "addedOn"
  from named n join hse_certificates c on c.id = n.id
  order by n.named_id, n.step desc, c.id desc`;

type Standing = {
  namedId: number;
  type: CertificateType;
  number: string | null;
  equipment: string | null;
  status: CertificateStatus;
  issuedDate: string | null;
  expiryDate: string | null;
  addedOn: string;
};

async function certificatesOf(
  tx: Tx,
  needed: readonly Dependence[],
): Promise<ControlFacts['certificates']> {
  const ids = certificateIdsIn(needed);
  if (ids.length === 0) return new Map();
  const rows = await queryRows<Standing>(tx, standing, [ids]);
  return new Map(
    rows.map(({ namedId, type, equipment, number, status, addedOn, ...dates }) => {
      const name = [typeLabels[type], equipment, number].filter(Boolean).join(' ');
      const expiryDate = expiryOf({ certificateType: type, ...dates }, addedOn);
      return [namedId, { name, status, expiryDate }];
    }),
  );
}

/** The cards and tickets of the people who signed: their scheme card, unless it failed its check, and tickets. */
const held = `
  select s.rams_id as "ramsId", lower(held.card) as card
  from rams_signatures s
  join workers w on w.id = s.worker_id
  cross join lateral (
    select w.cscs_card_type as card
    where w.cscs_card_expiry >= $2::date and w.card_state not in ('failed', 'mismatch')
    union all
    select c.competence from worker_competences c
    where c.worker_id = w.id and (c.expires_on is null or c.expires_on >= $2::date)) held
  where s.rams_id = any($1::int[]) and ${isCountedSignature}
    and w.employment_status = 'active' and held.card is not null`;

const cardsOf = (tx: Tx, all: readonly Written[], today: string) =>
  queryRows<{ ramsId: number; card: string }>(tx, held, [all.map(({ id }) => id), today]);
