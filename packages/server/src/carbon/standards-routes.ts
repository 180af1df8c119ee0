import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Download } from '../platform/downloads.ts';
import type { Serve } from '../platform/serve.ts';
import { changeSettings, findSettings, undoSettings } from './standards.ts';
import {
  addFactor,
  attachEpd,
  findEpd,
  listOwnFactors,
  replaceFactor,
  retireFactor,
} from './standards-own.ts';
import { previewSwitch } from './standards-preview.ts';
import { searchFactors } from './standards-search.ts';
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

  serve(carbonStandardsApi.preview, ({ tx, actor, body, query, now }) =>
    previewSwitch(tx, actor, body, query, londonDay(now)),
  );
}
