import * as z from 'zod';
import { TakenAt } from '../files/file.ts';
import { del, get, post, put } from '../kernel/endpoint.ts';
import { PageQuery } from '../kernel/page.ts';
import { photoUpload } from '../kernel/upload.ts';
import { JournalMessage, NewJournalMessage } from './journal-message.ts';

export const journalApi = {
  list: get('/api/projects/:projectId/journal-messages', ['comment', 'R'], {
    summary: 'Read the journal of a contract',
    reads: ['file'],
    query: PageQuery,
    reply: z.array(JournalMessage),
  }),
  write: post('/api/projects/:projectId/journal-messages', ['comment', 'C'], {
    summary: 'Write in the journal of a contract',
    offline: true,
    body: NewJournalMessage,
    reply: JournalMessage,
  }),
  addImage: put('/api/journal-messages/:journalMessageId/image', ['comment', 'C'], {
    summary: 'Set the picture of a journal message',
    offline: true,
    query: TakenAt,
    upload: photoUpload,
    reply: JournalMessage,
  }),
  remove: del('/api/journal-messages/:journalMessageId', ['comment', 'D'], {
    summary: 'Delete a journal message to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
};
