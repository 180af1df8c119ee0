import { footprintApi } from '@sitewright/domain/carbon/api';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import type { Serve } from '../platform/serve.ts';
import { companyFootprint, listFootprints, readFootprint, restate } from './footprint.ts';
import { setTarget } from './footprint-target.ts';
import { reportRoutes } from './report-print-routes.ts';
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
