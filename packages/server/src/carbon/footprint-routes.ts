import { createHash } from 'node:crypto';
import { footprintApi } from '@sitewright/domain/carbon/api';
import type { TargetChanges } from '@sitewright/domain/carbon/carbon-settings';
import { Footprint, type FootprintTarget } from '@sitewright/domain/carbon/footprint';
import { targetPerMonth } from '@sitewright/domain/carbon/target-per-month';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { definedOnly } from '@sitewright/domain/kernel/defined-only';
import { found } from '@sitewright/domain/kernel/problem';
import { sql } from 'drizzle-orm';
import { findLetterhead } from '../organizations/public.ts';
import { createdBy, updatedBy } from '../platform/audit.ts';
import type { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import { pdfDownload } from '../platform/pdf/make-pdf.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import {
  companyFootprint,
  findContract,
  listFootprints,
  readFootprint,
  restate,
} from './footprint.ts';
import { carbonReport, type Draft } from './report-print.ts';
import { carbonTargets } from './standards-table.ts';
import { readSupplierCarbon } from './supplier-carbon.ts';

/** Emissions of contracts and of the company. */
export function footprintRoutes(serve: Serve) {
  serve(footprintApi.company, ({ tx, actor, query, now }) =>
    companyFootprint(tx, actor, query, now),
  );

  serve(footprintApi.contracts, ({ tx, actor, query, now }) =>
    listFootprints(tx, actor, query, now),
  );

  serve(footprintApi.read, ({ tx, actor, params, query, now }) =>
    readFootprint(tx, actor, { ...params, ...query }, now),
  );

  serve(footprintApi.supplier, ({ tx, params, now }) =>
    readSupplierCarbon(tx, params.supplierId, londonDay(now)),
  );

  serve(footprintApi.restate, ({ tx, actor, params, query, now }) =>
    restate(tx, actor, params.slug, query, now),
  );

  serve(footprintApi.setTarget, ({ tx, actor, params, body }) =>
    setTarget(tx, params.slug, body, actor),
  );

  reportRoutes(serve);
}

/** Sets a contract's target and floor area; omitted fields stay as they are. */
async function setTarget(
  tx: Tx,
  slug: string,
  changes: TargetChanges,
  actor: Actor,
): Promise<FootprintTarget> {
  const { projectId } = await findContract(tx, actor, slug);
  const [row] = await tx
    .insert(carbonTargets)
    .values({ projectId, ...definedOnly(changes), ...createdBy(actor) })
    .onConflictDoUpdate({
      target: [carbonTargets.organizationId, carbonTargets.projectId],
      set: {
        ...definedOnly(changes),
        ...updatedBy(actor),
        version: sql`${carbonTargets.version} + 1`,
      },
    })
    .returning();
  const { target, area, version } = found(row);
  return { projectId, targetKilograms: target, area, version };
}

function reportRoutes(serve: Serve) {
  serve(footprintApi.pdf, async ({ tx, actor, params, query, now }) => {
    const footprint = await readFootprint(tx, actor, { ...params, ...query }, now);
    const contract = await findContract(tx, actor, params.slug);
    const perMonth = targetPerMonth(contract.target, contract);
    return reportPdf(tx, `carbon-${params.slug}`, { footprint, perMonth }, now);
  });

  serve(footprintApi.companyPdf, async ({ tx, actor, query, now }) =>
    reportPdf(tx, 'carbon', { footprint: await companyFootprint(tx, actor, query, now) }, now),
  );
}

type Figures = { footprint: Footprint; perMonth?: string | undefined };

async function reportPdf(tx: Tx, name: string, figures: Figures, now: Date): Promise<Download> {
  const { footprint } = figures;
  const print = carbonReport({
    ...figures,
    drafts: await draftsOf(tx, footprint),
    letterhead: await findLetterhead(tx),
    now,
    hash: hashOf(footprint),
  });
  return pdfDownload(name, print);
}

/** Of the figures as the API returns them, so that anyone can verify it. */
const hashOf = (footprint: Footprint): string =>
  createHash('sha256')
    .update(JSON.stringify(Footprint.parse(footprint)))
    .digest('hex');

const mostDrafts = 200;

const draftsOf = (tx: Tx, { contract, from, to }: Footprint): Promise<Draft[]> =>
  queryRows(
    tx,
    `select date, source, category, missing -> 0 ->> 'message' as why from carbon_entries
    where status = 'draft' and ($1::int is null or project_id = $1)
      and ($2::date is null or date >= $2) and ($3::date is null or date <= $3)
    order by date desc, id desc limit $4`,
    [contract?.projectId ?? null, from, to, mostDrafts],
  );
