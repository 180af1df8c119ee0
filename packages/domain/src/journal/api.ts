import * as z from 'zod';
import { TakenAt } from '../files/file.ts';
import { del, get, post, put } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { photoUpload } from '../kernel/upload.ts';
import { JournalMessage, JournalMessageDraft } from './journal-message.ts';

const ofProject = z.object({ projectId: IdInPath });
const oneMessage = z.object({ journalMessageId: IdInPath });

export const journalApi = {
  list: get('/api/projects/:projectId/journal-messages', ['comment', 'R'], {
    summary: 'Read the journal of a contract',
    reads: ['file'],
    params: ofProject,
    query: PageQuery,
    reply: z.array(JournalMessage),
  }),
  write: post('/api/projects/:projectId/journal-messages', ['comment', 'C'], {
    summary: 'Write into the journal of a contract',
    params: ofProject,
    body: JournalMessageDraft,
    reply: JournalMessage,
  }),
  addImage: put('/api/journal-messages/:journalMessageId/image', ['comment', 'C'], {
    summary: 'Give a journal message its picture',
    params: oneMessage,
    query: TakenAt,
    upload: photoUpload,
    reply: JournalMessage,
  }),
  remove: del('/api/journal-messages/:journalMessageId', ['comment', 'D'], {
    summary: 'Delete a journal message',
    params: oneMessage,
    reply: z.undefined(),
    status: 204,
  }),
};
