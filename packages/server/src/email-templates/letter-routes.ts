import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { obstacleToTryingAgain } from '@sitewright/domain/email-templates/rules';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { enqueue } from '../platform/jobs.ts';
import type { Serve } from '../platform/serve.ts';
import { listLetters, lockLetter, saveQueued } from './letters.ts';

/** The log of emails, and retrying failed ones. */
export function letterRoutes(serve: Serve) {
  serve(emailTemplatesApi.letters, ({ tx, query }) => listLetters(tx, query));

  serve(emailTemplatesApi.tryAgain, async ({ tx, params }) => {
    const letter = await lockLetter(tx, params.sentLetterId);
    refuseIf(obstacleToTryingAgain(letter));
    await enqueue(tx, 'mailAgain', { letterId: letter.id });
    return saveQueued(tx, letter);
  });
}
