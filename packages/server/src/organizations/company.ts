import type { Actor } from '@sitewright/domain/kernel/access';
import { definedOnly } from '@sitewright/domain/kernel/defined-only';
import { found } from '@sitewright/domain/kernel/problem';
import type {
  BankReveal,
  CompanyProfile,
  CompanyProfileDraft,
  FullProfile,
  RevealedBank,
} from '@sitewright/domain/organizations/company-profile';
import {
  bankFields,
  isMasked,
  maskBankField,
} from '@sitewright/domain/organizations/company-rules';
import { mirrorOf } from '@sitewright/domain/organizations/rules';
import { getTableColumns, sql } from 'drizzle-orm';
import { updatedBy } from '../platform/audit.ts';
import { organizations } from '../platform/global-tables.ts';
import { insertRow, updateRow } from '../platform/rows.ts';
import { sealerOfOrganization } from '../platform/sealed-fields.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { companyProfiles } from './table.ts';

const { organizationId, companyName, logo, brandColor } = companyProfiles;
const logoData = sql<
  string | null
>`case when ${companyProfiles.logoData} is not null then 'uploaded' end`;

/** The picture itself stays where it is: that there is one is enough. */
const columns = { ...getTableColumns(companyProfiles), logoData };

export async function findProfileHead(tx: Tx): Promise<CompanyProfile | undefined> {
  const head = { organizationId, companyName, logo, logoData, brandColor };
  const [row] = await tx.select(head).from(companyProfiles);
  return row;
}

/** The empty profile, until one is stored. */
export async function findProfile(tx: Tx, secrets: Secrets): Promise<FullProfile | undefined> {
  const [row] = await tx.select(columns).from(companyProfiles);
  return row && shown(tx, row, secrets);
}

/** Of two who write it at once, the second sees what the first wrote. */
export const lockProfile = (tx: Tx) =>
  tx.select({ id: companyProfiles.id }).from(companyProfiles).for('update');

type Row = Omit<typeof companyProfiles.$inferSelect, 'logoData'> & { logoData: string | null };

async function shown(tx: Tx, row: Row, secrets: Secrets): Promise<FullProfile> {
  const open = await openerOf(tx, row, secrets);
  const masked = bankFields.map((field) => {
    const value = open(field);
    return [field, value === null ? null : maskBankField(field, value)];
  });
  return { ...row, ...Object.fromEntries(masked), updatedAt: row.updatedAt.toISOString() };
}

const placeOf = (id: number, column: string) => ({ table: 'company_profiles', id, column });

/** The key is fetched only where there is something to open. */
async function openerOf(tx: Tx, row: Row, secrets: Secrets) {
  const isEmpty = bankFields.every((field) => row[field] === null);
  const sealer = isEmpty ? undefined : await sealerOfOrganization(tx, secrets);
  return (field: (typeof bankFields)[number]): string | null => {
    const sealed = row[field];
    return sealed === null || !sealer ? null : sealer.unseal(sealed, placeOf(row.id, field));
  };
}

/** Only the requested fields. */
export async function revealBank(
  tx: Tx,
  { fields }: BankReveal,
  secrets: Secrets,
): Promise<RevealedBank> {
  const [row] = await tx.select(columns).from(companyProfiles);
  const open = await openerOf(tx, found(row), secrets);
  const values = bankFields
    .filter((field) => fields.includes(field))
    .map((field) => [field, open(field)]);
  return { id: found(row).id, ...Object.fromEntries(values) };
}

/** The bank fields that changed: a masked value sent back as shown is not a change. */
export const bankChangesIn = (draft: CompanyProfileDraft) =>
  definedOnly(
    Object.fromEntries(
      bankFields.map((field) => [field, isMasked(draft[field]) ? undefined : draft[field]]),
    ) as Pick<CompanyProfileDraft, (typeof bankFields)[number]>,
  );

/** The organisation goes by the company's name, and repeats where to find the company. */
export async function saveProfile(
  tx: Tx,
  draft: CompanyProfileDraft,
  actor: Actor,
  secrets: Secrets,
): Promise<FullProfile> {
  const { version: _, bankName, bankAccount, bankSortCode, ...fields } = draft;
  const [changed] = await tx
    .update(companyProfiles)
    .set({ ...definedOnly(fields), ...updatedBy(actor) })
    .returning({ id: companyProfiles.id });
  const id = changed?.id ?? (await insertProfile(tx, fields, actor));
  await saveBank(tx, id, bankChangesIn(draft), secrets);
  const profile = found(await findProfile(tx, secrets));
  await updateRow(tx, organizations, actor.organizationId, {
    name: profile.companyName,
    ...mirrorOf(profile),
    updatedAt: sql`now()`,
  });
  return profile;
}

const insertProfile = async (tx: Tx, fields: Fields, actor: Actor): Promise<number> =>
  (await insertRow(tx, companyProfiles, fields, actor)).id;

type Fields = Omit<CompanyProfileDraft, 'version' | (typeof bankFields)[number]>;
type BankChanges = ReturnType<typeof bankChangesIn>;

async function saveBank(tx: Tx, id: number, changes: BankChanges, secrets: Secrets) {
  const named = Object.entries(changes);
  if (named.length === 0) return;
  const sealer = await sealerOfOrganization(tx, secrets);
  const sealed = named.map(([field, value]) => [
    field,
    value === null ? null : sealer.seal(value, placeOf(id, field)),
  ]);
  await updateRow(tx, companyProfiles, id, Object.fromEntries(sealed));
}

type Logo = { bytes: Uint8Array; type: string } | null;

/** Stored with the profile: it is small, and is printed on every document. */
export async function saveLogo(tx: Tx, picture: Logo, actor: Actor): Promise<void> {
  const [row] = await tx
    .update(companyProfiles)
    .set({
      logoData: picture && Buffer.from(picture.bytes).toString('base64'),
      logoType: picture?.type ?? null,
      ...updatedBy(actor),
    })
    .returning({ id: companyProfiles.id });
  found(row);
}

export async function findLogo(tx: Tx): Promise<{ bytes: Buffer; type: string }> {
  const [row] = await tx
    .select({ data: companyProfiles.logoData, type: companyProfiles.logoType })
    .from(companyProfiles);
  return {
    bytes: Buffer.from(found(row?.data ?? undefined), 'base64'),
    type: found(row?.type ?? undefined),
  };
}
