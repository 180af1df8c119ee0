import { refuseIf } from '@sitewright/domain/kernel/problem';
import { plantApi } from '@sitewright/domain/plant/api';
import { plantHireRecord } from '@sitewright/domain/plant/plant-hire.record';
import {
  collectHire,
  draftHire,
  editHire,
  obstacleToRepair,
  offHire,
  receiveHire,
  reportBreakdown,
  shownTo,
  transferHire,
} from '@sitewright/domain/plant/rules';
import { moveCertificates } from '../certificates/public.ts';
import { findTemplateForType } from '../email-templates/public.ts';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { lockContract } from '../projects/of-project.ts';
import { findHireNotice } from '../suppliers/public.ts';
import { lettersFor } from './letters.ts';
import {
  endBreakdown,
  findHire,
  findHireOnNotice,
  insertBreakdown,
  insertHire,
  insertTransferred,
  listHires,
  lockHire,
  refuseIfAtWork,
  saveHire,
} from './store.ts';

export function plantRoutes(serve: Serve, { queueEmail, secrets }: Services) {
  serve(plantApi.list, async ({ tx, actor, query, now }) =>
    (await listHires(tx, query, now)).map(shownTo(actor)),
  );

  serve(plantApi.read, async ({ tx, actor, params, now }) =>
    shownTo(actor)(await findHire(tx, params.plantHireId, now)),
  );

  serve(plantApi.add, async ({ tx, actor, body, now }) => {
    const supplier = await findHireNotice(tx, body.supplierName);
    const draft = draftHire(body, actor, now.toISOString(), supplier);
    return shownTo(actor)(await insertHire(tx, draft, actor, now));
  });

  serve(plantApi.edit, async ({ tx, actor, params, body, now }) => {
    const hire = await lockHire(tx, params.plantHireId, now);
    const edited = editHire(hire, actor, body, now.toISOString());
    return shownTo(actor)(await saveHire(tx, edited, actor, now));
  });

  serve(plantApi.remove, async ({ tx, actor, params, now }) => {
    const hire = await lockHire(tx, params.plantHireId, now);
    await refuseIfAtWork(tx, hire.id);
    await recycle(tx, plantHireRecord, hire, { actor, now, secrets });
  });

  stepRoutes(serve, queueEmail);
  breakdownRoutes(serve);
}

/** From the request to the collection, or to another contract. */
function stepRoutes(serve: Serve, queueEmail: Services['queueEmail']) {
  serve(plantApi.receive, async ({ tx, actor, params, body, now }) => {
    const hire = await lockHire(tx, params.plantHireId, now);
    const received = receiveHire(hire, actor, body, now.toISOString());
    return shownTo(actor)(await saveHire(tx, received, actor, now));
  });

  serve(plantApi.offHireWords, async ({ tx }) => {
    const { subject, textContent } = await findTemplateForType(tx, 'offhire_notice');
    return { subject, textContent };
  });

  serve(plantApi.offHirePreview, async ({ tx, actor, params, now }) => {
    const hire = await findHireOnNotice(tx, params.plantHireId, now);
    const { lastChargedDay, costToCome } = shownTo(actor)(hire);
    return { lastChargedDay, costToCome };
  });

  serve(plantApi.offHire, async ({ tx, actor, params, body, now }) => {
    const hire = await lockHire(tx, params.plantHireId, now);
    const notified = offHire(hire, actor, body, now.toISOString());
    const saved = await saveHire(tx, notified, actor, now);
    for (const letter of await lettersFor(tx, saved, actor, body, now))
      await queueEmail(tx, letter);
    return shownTo(actor)(saved);
  });

  serve(plantApi.collect, async ({ tx, actor, params, body, now }) => {
    const hire = await lockHire(tx, params.plantHireId, now);
    await refuseIfAtWork(tx, hire.id);
    const collected = collectHire(hire, actor, body, now.toISOString());
    return shownTo(actor)(await saveHire(tx, collected, actor, now));
  });

  serve(plantApi.transfer, async ({ tx, actor, params, body, now }) => {
    const hire = await lockHire(tx, params.plantHireId, now);
    await refuseIfAtWork(tx, hire.id);
    // The contract it goes to stays as it is until the machine is there.
    const target = await lockContract(tx, body.projectId, 'share');
    const { left, started } = transferHire(hire, actor, target, now.toISOString());
    await saveHire(tx, left, actor, now);
    const arrived = await insertTransferred(tx, started, actor, now);
    await moveCertificates(tx, hire, arrived);
    return shownTo(actor)(await findHire(tx, arrived.id, now));
  });
}

function breakdownRoutes(serve: Serve) {
  serve(plantApi.reportBreakdown, async ({ tx, actor, params, body, now }) => {
    const hire = await lockHire(tx, params.plantHireId, now);
    const broken = reportBreakdown(hire, actor, body, now.toISOString());
    return shownTo(actor)(await insertBreakdown(tx, hire, broken, actor, now));
  });

  serve(plantApi.recordRepair, async ({ tx, actor, params, now }) => {
    const hire = await lockHire(tx, params.plantHireId, now);
    refuseIf(obstacleToRepair(hire, actor));
    return shownTo(actor)(await endBreakdown(tx, hire, actor, now));
  });
}
