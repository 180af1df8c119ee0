import { registerCommands } from '../platform/outbox/commands.ts';
import { perform as performOnPhone } from '../platform/outbox/perform.ts';
import { keptCommands } from './kept-commands.ts';
import { answerOffline } from './offline-answers.ts';

registerCommands(keptCommands);

// What this phone can do without the server, as `platform/call.ts` uses it.
export const answer = answerOffline;
export const perform = performOnPhone;
