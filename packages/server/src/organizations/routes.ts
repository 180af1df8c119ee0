import { changeCosts } from '@sitewright/domain/costs/settings';
import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import {
  obstacleToBuying,
  obstacleToPlanChanges,
  organizationShownTo,
} from '@sitewright/domain/organizations/rules';
import { buyingOf } from '@sitewright/domain/purchase-orders/approval-rules';
import type { Storage } from '../platform/files/storage.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { companyRoutes } from './company-routes.ts';
import { saveCostSettings } from './cost-settings.ts';
import {
  findOrganization,
  findOrganizationInUse,
  findSettings,
  lockOrganization,
  mayChangePlan,
  saveFeatures,
  savePlan,
  saveSettings,
} from './store.ts';

export function organizationRoutes(serve: Serve, services: Services, storage: Storage) {
  serve(organizationsApi.current, async ({ tx, actor }) => ({
    ...organizationShownTo(actor)(await findOrganization(tx, actor.organizationId)),
    canSendEmail: services.canSendEmail,
  }));

  const { policy } = services;
  const readInUse = (tx: Tx, { organizationId }: Actor) =>
    findOrganizationInUse(tx, organizationId, policy);

  serve(companyApi.read, ({ tx, actor }) => readInUse(tx, actor));

  serve(companyApi.changePlan, async ({ tx, actor, body }) => {
    const { settings = {}, features = {}, ...plan } = body;
    const { requireApproval } = settings;
    await lockOrganization(tx, actor);
    refuseIf(obstacleToPlanChanges(plan, await mayChangePlan(tx, actor.organizationId, policy)));
    refuseIf(obstacleToBuying({ requireApproval }, buyingOf(await findSettings(tx, actor)), actor));
    await savePlan(tx, actor.organizationId, plan);
    await saveSettings(tx, actor.organizationId, settings);
    await saveFeatures(tx, actor.organizationId, features);
    return readInUse(tx, actor);
  });

  serve(companyApi.changeBuying, async ({ tx, actor, body }) => {
    await lockOrganization(tx, actor);
    refuseIf(obstacleToBuying(body, buyingOf(await findSettings(tx, actor)), actor));
    await saveSettings(tx, actor.organizationId, body);
    return readInUse(tx, actor);
  });

  serve(companyApi.changeCosts, async ({ tx, actor, body, now }) => {
    const tomorrow = daysAfter(londonDay(now), 1);
    await saveCostSettings(tx, actor, (settings) => changeCosts(settings, body, tomorrow));
    return readInUse(tx, actor);
  });

  companyRoutes(serve, services, storage);
}
