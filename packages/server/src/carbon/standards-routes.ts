import type {
  CarbonSettingsChanges,
  SwitchPreview,
} from '@sitewright/domain/carbon/carbon-settings';
import type { Factor, FactorQuery } from '@sitewright/domain/carbon/factor';
import { factorSynonyms } from '@sitewright/domain/carbon/factor-synonyms';
import {
  type Basis,
  cutAtToday,
  unrestatedTermCount,
} from '@sitewright/domain/carbon/footprint-rules';
import { toFactor } from '@sitewright/domain/carbon/own-factor';
import { switchedContract } from '@sitewright/domain/carbon/restate';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page, type PageQuery } from '@sitewright/domain/kernel/page';
import { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { previewRestatement, restateEntries } from './edition-restatement.ts';
import { type UsableFactor, usableFactors, withReplacements } from './factors.ts';
import { listContracts } from './footprint.ts';
import { kindSums } from './footprint-sums.ts';
import { searchOfficial } from './reference/search-factors.ts';
import { hasEveryWord, searchWords } from './reference/word-search.ts';
import {
  changeSettings,
  findEdition,
  findSettings,
  findStandard,
  standardWith,
  undoSettings,
} from './standards.ts';
import {
  addFactor,
  attachEpd,
  findEpd,
  listOwnFactors,
  replaceFactor,
  retireFactor,
} from './standards-own.ts';
import { discardSet, importSet, listSets, publishSet } from './standards-sets.ts';

/** Factors, factor sets and the carbon standard. */
export function carbonStandardRoutes(serve: Serve) {
  factorRoutes(serve);
  setRoutes(serve);
  settingsRoutes(serve);
}

function factorRoutes(serve: Serve) {
  serve(carbonStandardsApi.listFactors, ({ tx, query, now }) => searchFactors(tx, query, now));

  serve(carbonStandardsApi.listOwnFactors, ({ tx }) => listOwnFactors(tx));

  serve(carbonStandardsApi.addFactor, ({ tx, actor, body }) => addFactor(tx, body, actor));

  serve(carbonStandardsApi.editFactor, ({ tx, actor, params, body }) =>
    replaceFactor(tx, params.carbonFactorId, body, actor),
  );

  serve(carbonStandardsApi.retireFactor, ({ tx, actor, params }) =>
    retireFactor(tx, params.carbonFactorId, actor),
  );

  serve(carbonStandardsApi.attachEpd, ({ tx, actor, params, stored }) =>
    attachEpd(tx, params.carbonFactorId, stored, actor),
  );

  serve(
    carbonStandardsApi.readEpd,
    async ({ tx, params }) => new Download(await findEpd(tx, params.carbonFactorId)),
  );
}

function setRoutes(serve: Serve) {
  serve(carbonStandardsApi.listSets, ({ tx }) => listSets(tx));

  serve(carbonStandardsApi.importSet, ({ tx, actor, body }) => importSet(tx, body, actor));

  serve(carbonStandardsApi.publishSet, ({ tx, actor, params, body }) =>
    publishSet(tx, params.factorSetId, body.version, actor),
  );

  serve(carbonStandardsApi.discardSet, ({ tx, params }) => discardSet(tx, params.factorSetId));
}

function settingsRoutes(serve: Serve) {
  serve(carbonStandardsApi.readSettings, ({ tx, now }) => findSettings(tx, now));

  serve(carbonStandardsApi.changeSettings, ({ tx, actor, body, now }) =>
    changeSettings(tx, body, actor, now),
  );

  serve(carbonStandardsApi.undoSettings, ({ tx, actor, now }) => undoSettings(tx, actor, now));

  serve(carbonStandardsApi.previewRestatement, ({ tx, actor, now }) =>
    previewRestatement(tx, actor, londonDay(now)),
  );

  serve(carbonStandardsApi.restateEntries, ({ tx, actor, now }) =>
    restateEntries(tx, actor, londonDay(now)),
  );

  serve(carbonStandardsApi.preview, ({ tx, actor, body, query, now }) =>
    previewSwitch(tx, actor, body, query, londonDay(now)),
  );
}

/** The totals of each contract under other settings; nothing is saved. */
async function previewSwitch(
  tx: Tx,
  actor: Actor,
  changes: CarbonSettingsChanges,
  { limit, cursor }: PageQuery,
  today: string,
): Promise<SwitchPreview> {
  const all = await listContracts(tx, actor);
  const rest = all.filter(({ projectId }) => !cursor || projectId < cursor);
  const contracts = rest.slice(0, limit);
  const projectIds = contracts.map(({ projectId }) => projectId);
  const parametersOf = async (basis: Basis) => ({
    basis,
    sums: await kindSums(tx, { projectIds, span: cutAtToday({}, today), basis }),
  });
  const now = await parametersOf(await findStandard(tx));
  const then = await parametersOf(await standardWith(tx, changes));
  return {
    contracts: contracts.map((contract) => switchedContract(contract, now, then)),
    of: all.length,
    next: rest.length > limit ? (contracts.at(-1)?.projectId ?? null) : null,
    keptTerms: unrestatedTermCount(then.sums, then.basis),
  };
}

const ownFactorsFor = `${usableFactors} and (f.replaces is null or f.year = $1)
  order by array_position(array['epd', 'own', 'ice'], f.source), f.name, f.id`;

/** EPDs and own factors first, then ICE, then the year's edition; the cursor is an offset. */
async function searchFactors(
  tx: Tx,
  { q, source, category, year, limit, cursor = 0 }: FactorQuery,
  now: Date,
): Promise<Page<Factor>> {
  const ofYear = year ?? Number(londonDay(now).slice(0, 4));
  const edition = (await findEdition(tx, ofYear)) ?? ofYear;
  const ownRows = await queryRows<UsableFactor>(tx, ownFactorsFor, [edition]);
  const words = searchWords(q ?? '');
  const ours = ownRows
    .filter(({ replaces }) => !replaces)
    .map(toFactor)
    .filter((factor) => !category || factor.category === category)
    .filter(({ name, citation, unit, id }) =>
      hasEveryWord(`${name} ${citation} ${unit} ${id} ${factorSynonyms(name)}`, words),
    );
  const official = searchOfficial({ q, category, year: edition }).map(withReplacements(ownRows));
  const all = [...ours, ...official].filter((factor) => !source || factor.source === source);
  const end = cursor + limit;
  return new Page(all.slice(cursor, end), end < all.length ? end : undefined);
}
