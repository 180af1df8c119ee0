import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { emailTemplateRecord } from '@sitewright/domain/email-templates/email-template.record';
import {
  copyTemplate,
  editTemplate,
  newTemplate,
  obstacleToTryingAgain,
  replaceTemplateText,
  standardFor,
} from '@sitewright/domain/email-templates/rules';
import { Page } from '@sitewright/domain/kernel/page';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Services } from '../platform/services.ts';
import { listLetters, lockLetter, saveQueued } from './letters.ts';
import { previewRoutes } from './preview-routes.ts';
import type { RecordsByType } from './records.ts';
import {
  findTemplate,
  insertTemplate,
  listTemplates,
  lockTemplate,
  namesOfTemplates,
  saveTemplate,
} from './store.ts';
import { findVersion, listVersions } from './versions.ts';

export function emailTemplateRoutes(
  serve: Serve,
  services: Services,
  recordsByType: RecordsByType,
) {
  serve(emailTemplatesApi.list, ({ tx, query }) => listTemplates(tx, query));

  serve(emailTemplatesApi.read, ({ tx, params }) => findTemplate(tx, params.emailTemplateId));

  serve(emailTemplatesApi.add, ({ tx, actor, body }) =>
    insertTemplate(tx, newTemplate(body), actor),
  );

  serve(emailTemplatesApi.copy, async ({ tx, actor, params }) => {
    const template = await findTemplate(tx, params.emailTemplateId);
    const copy = copyTemplate(template, await namesOfTemplates(tx));
    return insertTemplate(tx, newTemplate(copy), actor);
  });

  serve(emailTemplatesApi.remove, async ({ tx, actor, params, now }) => {
    const template = await lockTemplate(tx, params.emailTemplateId);
    await recycle(tx, emailTemplateRecord, template, { actor, now, ...services });
  });

  changeRoutes(serve);
  previewRoutes(serve, services, recordsByType);
  letterRoutes(serve);
}

function changeRoutes(serve: Serve) {
  serve(emailTemplatesApi.edit, async ({ tx, actor, params, body }) => {
    const template = await lockTemplate(tx, params.emailTemplateId);
    return saveTemplate(tx, editTemplate(template, body), actor);
  });

  serve(emailTemplatesApi.activate, async ({ tx, actor, params }) => {
    const template = await lockTemplate(tx, params.emailTemplateId);
    return saveTemplate(tx, editTemplate(template, { isActive: true }), actor);
  });

  serve(emailTemplatesApi.deactivate, async ({ tx, actor, params }) => {
    const template = await lockTemplate(tx, params.emailTemplateId);
    return saveTemplate(tx, editTemplate(template, { isActive: false }), actor);
  });

  serve(emailTemplatesApi.versions, async ({ tx, params }) => {
    const { id } = await findTemplate(tx, params.emailTemplateId);
    return new Page(await listVersions(tx, id));
  });

  serve(emailTemplatesApi.restore, async ({ tx, actor, params, body: { number, version } }) => {
    const template = await lockTemplate(tx, params.emailTemplateId);
    const words = await findVersion(tx, template.id, number);
    return saveTemplate(tx, replaceTemplateText(template, words, version), actor);
  });

  serve(emailTemplatesApi.standardise, async ({ tx, actor, params, body }) => {
    const template = await lockTemplate(tx, params.emailTemplateId);
    const reworded = replaceTemplateText(template, standardFor(template), body.version);
    return saveTemplate(tx, reworded, actor);
  });
}

/** The log of emails, and retrying failed ones. */
function letterRoutes(serve: Serve) {
  serve(emailTemplatesApi.letters, ({ tx, query }) => listLetters(tx, query));

  serve(emailTemplatesApi.tryAgain, async ({ tx, params }) => {
    const letter = await lockLetter(tx, params.sentLetterId);
    refuseIf(obstacleToTryingAgain(letter));
    await enqueue(tx, 'mailAgain', { letterId: letter.id });
    return saveQueued(tx, letter);
  });
}
