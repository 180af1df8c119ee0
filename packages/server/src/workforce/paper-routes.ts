import { workforceApi } from '@sitewright/domain/workforce/api';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import { expectRow } from '../platform/rows.ts';
import type { Services } from '../platform/services.ts';
import type { RunInOrganization, Tx } from '../platform/tenancy.ts';
import { cardOf, listCardChecks, saveCardCheck } from './card-checks.ts';
import { revealsBy } from './limits.ts';
import {
  changeCompetence,
  deleteCompetence,
  deleteDocument,
  deleteInduction,
  findDocument,
  insertCompetence,
  insertDocument,
  insertInduction,
  listCompetences,
  listDocuments,
  listInductions,
} from './papers.ts';
import { deleteRate, insertRate, listRates } from './rates.ts';
import type { ShowWorker } from './show-worker.ts';
import { smartCheckOf } from './smart-check.ts';
import { findWorker, lockUnerased } from './store.ts';
import { workers } from './table.ts';
import { findRequired, listTraining, saveRequired } from './training.ts';

/** Training, inductions, card, pay and documents of a worker. */
export function paperRoutes(
  serve: Serve,
  services: Services,
  show: ShowWorker,
  within: RunInOrganization,
) {
  trainingRoutes(serve);
  inductionRoutes(serve);
  cardRoutes(serve, services, show, within);
  rateRoutes(serve, services);
  documentRoutes(serve, services);
}

type List<T> = (tx: Tx, workerId: number) => Promise<T>;
type Asked = { tx: Tx; params: { workerId: number } };

/** A list of a worker who exists. */
const ofWorker =
  <T>(list: List<T>) =>
  async ({ tx, params: { workerId } }: Asked): Promise<T> => {
    await expectRow(tx, workers, workerId);
    return list(tx, workerId);
  };

function trainingRoutes(serve: Serve) {
  serve(workforceApi.training, ({ tx, query, now }) => listTraining(tx, query, now));

  serve(workforceApi.requiredCompetences, ({ tx, actor }) => findRequired(tx, actor));

  serve(workforceApi.setRequiredCompetences, ({ tx, actor, body }) =>
    saveRequired(tx, body, actor),
  );

  serve(workforceApi.competences, ofWorker(listCompetences));

  serve(workforceApi.addCompetence, async ({ tx, params, body, ...by }) => {
    const { id } = await lockUnerased(tx, params.workerId);
    return insertCompetence(tx, id, body, by);
  });

  serve(workforceApi.editCompetence, ({ tx, params, body, ...by }) =>
    changeCompetence(tx, params.workerCompetenceId, body, by),
  );

  serve(workforceApi.removeCompetence, ({ tx, params }) =>
    deleteCompetence(tx, params.workerCompetenceId),
  );
}

function inductionRoutes(serve: Serve) {
  serve(workforceApi.inductions, ofWorker(listInductions));

  serve(workforceApi.induct, async ({ tx, params, body, ...by }) => {
    const { id } = await lockUnerased(tx, params.workerId);
    return insertInduction(tx, id, body, by);
  });

  serve(workforceApi.removeInduction, ({ tx, params }) =>
    deleteInduction(tx, params.workerInductionId),
  );
}

function cardRoutes(
  serve: Serve,
  { policy }: Services,
  show: ShowWorker,
  within: RunInOrganization,
) {
  const ask = smartCheckOf(policy);

  serve(workforceApi.cardChecks, ofWorker(listCardChecks));

  serve(
    workforceApi.checkCard,
    // The service is called outside the transaction, which then checks that the card is still the
    // same.
    async ({ actor, params, body }) => {
      if (body.method !== 'service') return;
      const card = await within(actor.organizationId, (tx) => cardIn(tx, params));
      return { card, answer: await ask(card) };
    },
    async ({ params, body, prepared, ...context }) => {
      const { tx } = context;
      const row = await lockUnerased(tx, params.workerId);
      return show(context, await saveCardCheck(tx, row, body, prepared, context));
    },
  );
}

const cardIn = async (tx: Tx, { workerId }: { workerId: number }) =>
  cardOf(await findWorker(tx, workerId));

function rateRoutes(serve: Serve, { secrets }: Services) {
  serve(workforceApi.rates, ofWorker(listRates));

  serve(workforceApi.addRate, async ({ tx, actor, params, body }) => {
    const { id } = await lockUnerased(tx, params.workerId);
    return insertRate(tx, id, body, actor, secrets);
  });

  serve(workforceApi.removeRate, ({ tx, params }) => deleteRate(tx, params.workerRateId));
}

function documentRoutes(serve: Serve, { rateLimits }: Services) {
  serve(workforceApi.documents, ofWorker(listDocuments));

  serve(workforceApi.addDocument, async ({ tx, actor, params, stored }) => {
    const { id } = await lockUnerased(tx, params.workerId);
    return insertDocument(tx, id, stored, actor);
  });

  serve(
    workforceApi.document,
    ({ actor, inOwnTx }) => rateLimits.consume(inOwnTx, revealsBy(actor)),
    async ({ tx, actor, record, params }) => {
      const {
        document: key,
        mimetype: type,
        name,
        workerId,
      } = await findDocument(tx, params.workerDocumentId);
      await refuseUnlessConfirmed(tx, actor);
      const endpoint = { ...workforceApi.document, isSecret: true } as const;
      await record({ actor, endpoint }, { id: workerId });
      return new Download({ key, type, name });
    },
  );

  serve(workforceApi.removeDocument, ({ tx, params }) =>
    deleteDocument(tx, params.workerDocumentId),
  );
}
