import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { keptCommand } from '../platform/outbox/commands.ts';

export const keptCommands = [
  keptCommand(errorReportsApi.report, {
    label: 'Problem report',
    textOf: ({ body }) => body.message,
    replyTo: () => ({ id: null }),
  }),
];
