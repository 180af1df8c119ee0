import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import { changeContact, deleteContact, insertContact, listContacts } from './contacts.ts';
import {
  attachCertificate,
  changeInsurance,
  deleteInsurance,
  findCertificate,
  insertInsurance,
  listInsurances,
} from './insurances.ts';
import { listLinks, setLinks } from './links.ts';

/** Their contracts, the people to ask and how they are insured. */
export function belongingRoutes(serve: Serve, approvedOrders: string) {
  serve(suppliersApi.projects, ({ tx, actor, params }) =>
    listLinks(tx, params.supplierId, actor, approvedOrders),
  );

  serve(suppliersApi.setProjects, async ({ tx, actor, params, body }) => {
    await setLinks(tx, params.supplierId, body, actor);
    return listLinks(tx, params.supplierId, actor, approvedOrders);
  });

  serve(suppliersApi.contacts, ({ tx, params }) => listContacts(tx, params.supplierId));

  serve(suppliersApi.addContact, ({ tx, actor, params, body }) =>
    insertContact(tx, params.supplierId, body, actor),
  );

  serve(suppliersApi.editContact, ({ tx, actor, params, body }) =>
    changeContact(tx, params.supplierContactId, body, actor),
  );

  serve(suppliersApi.removeContact, ({ tx, params }) =>
    deleteContact(tx, params.supplierContactId),
  );

  insuranceRoutes(serve);
}

function insuranceRoutes(serve: Serve) {
  serve(suppliersApi.insurances, ({ tx, params }) => listInsurances(tx, params.supplierId));

  serve(suppliersApi.addInsurance, ({ tx, actor, params, body }) =>
    insertInsurance(tx, params.supplierId, body, actor),
  );

  serve(suppliersApi.editInsurance, ({ tx, actor, params, body }) =>
    changeInsurance(tx, params.supplierInsuranceId, body, actor),
  );

  serve(suppliersApi.removeInsurance, ({ tx, params }) =>
    deleteInsurance(tx, params.supplierInsuranceId),
  );

  serve(
    suppliersApi.certificate,
    async ({ tx, params }) => new Download(await findCertificate(tx, params.supplierInsuranceId)),
  );

  serve(suppliersApi.setCertificate, ({ tx, actor, params, stored }) =>
    attachCertificate(tx, params.supplierInsuranceId, stored, actor),
  );
}
