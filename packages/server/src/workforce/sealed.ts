import type { Actor } from '@sitewright/domain/kernel/access';
import { refusedAt } from '@sitewright/domain/kernel/problem';
import { maskedHint, maySeeMasked, numberIsTaken } from '@sitewright/domain/workforce/rules';
import type {
  HealthChanges,
  IdentityChanges,
  Reveal,
  Revealed,
} from '@sitewright/domain/workforce/sealed';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { type SealedField, sealedFields } from '@sitewright/domain/workforce/worker-values';
import { and, eq, ne, sql } from 'drizzle-orm';
import { sealerOfOrganization } from '../platform/sealed-fields.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { WorkerRow } from './describe.ts';
import { revealRates } from './rates.ts';
import { workers } from './table.ts';

type Held = WorkerRecord['held'];

const noHints = Object.fromEntries(sealedFields.map((field) => [field, null])) as Held;

const placeOf = (id: number, column: SealedField) => ({ table: 'workers', id, column });

/** Opens the fields one after the other; the key is loaded once, and only if needed. */
async function openerOf(tx: Tx, row: WorkerRow, secrets: Secrets) {
  const isEmpty = sealedFields.every((field) => row[field] === null);
  const sealer = isEmpty ? undefined : await sealerOfOrganization(tx, secrets);
  return (field: SealedField): string | null => {
    const sealed = row[field];
    return sealed === null || !sealer ? null : sealer.unseal(sealed, placeOf(row.id, field));
  };
}

/** The hints that may be shown without a reason. */
export async function maskedFieldsOf(
  tx: Tx,
  row: WorkerRow,
  actor: Actor,
  secrets: Secrets,
): Promise<Held> {
  const open = await openerOf(tx, row, secrets);
  const hints = sealedFields.flatMap((field) => {
    const value = maySeeMasked(field, actor) ? open(field) : null;
    return value === null ? [] : [[field, maskedHint(field, value)]];
  });
  return { ...noHints, ...Object.fromEntries(hints) };
}

/** Fields stored as JSON instead of one line of text. */
const asJson: readonly string[] = ['bankDetails', 'sickDays'];

const written = (field: string, value: unknown): string =>
  asJson.includes(field) ? JSON.stringify(value) : String(value);

const read = (field: string, text: string | null): unknown =>
  text !== null && asJson.includes(field) ? JSON.parse(text) : text;

/** Only the requested fields. */
export async function reveal(
  tx: Tx,
  row: WorkerRow,
  { fields }: Reveal,
  secrets: Secrets,
): Promise<Revealed> {
  const open = await openerOf(tx, row, secrets);
  const requested = sealedFields.filter((field) => fields.includes(field));
  const values = Object.fromEntries(requested.map((field) => [field, read(field, open(field))]));
  const rates = fields.includes('rates') ? { rates: await revealRates(tx, row, secrets) } : {};
  return { id: row.id, ...values, ...rates };
}

type Changes = Omit<IdentityChanges & HealthChanges, 'version'>;

/** The columns to write: absent fields stay unchanged. */
export async function sealChanges(
  tx: Tx,
  { id, organizationId }: Pick<WorkerRow, 'id' | 'organizationId'>,
  changes: Changes,
  secrets: Secrets,
): Promise<Partial<Record<SealedField | 'nationalInsuranceHash', string | null>>> {
  const sealer = await sealerOfOrganization(tx, secrets);
  const named = sealedFields.filter((field) => changes[field] !== undefined);
  const sealed = named.map((field) => {
    const value = changes[field];
    return [
      field,
      value === null ? null : sealer.seal(written(field, value), placeOf(id, field)),
    ] as const;
  });
  const { nationalInsurance } = changes;
  const hash = nationalInsurance && hashOf(organizationId, nationalInsurance, secrets);
  if (hash) await refuseIfTaken(tx, id, hash);
  return {
    ...Object.fromEntries(sealed),
    ...(nationalInsurance !== undefined && { nationalInsuranceHash: hash ?? null }),
  };
}

/** Shows that two values are equal, within one company only. */
const hashOf = (organizationId: number, number: string, secrets: Secrets): string =>
  secrets.keyedHash(`national insurance of ${organizationId}: ${number}`);

async function refuseIfTaken(tx: Tx, id: number, hash: string): Promise<void> {
  if (!(await isNumberFree(tx, hash, id))) throw refusedAt('nationalInsurance', numberIsTaken);
}

/**
 * Locked until the commit: of two writing the same number at once, the second finds the first
 * one's.
 */
export async function isNumberFree(tx: Tx, hash: string, except = 0): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
  const isAnother = and(eq(workers.nationalInsuranceHash, hash), ne(workers.id, except));
  return (await tx.$count(workers, isAnother)) === 0;
}
