import * as z from 'zod';
import { Taken } from '../files/file.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { photos } from '../kernel/upload.ts';
import { JournalMessage, JournalMessageDraft } from './journal-message.ts';

const ofProject = z.object({ projectId: IdInPath });
const oneMessage = z.object({ journalMessageId: IdInPath });

export const journalApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/journal-messages',
    summary: 'Read the journal of a contract',
    needs: ['comment', 'R'],
    reads: ['file'],
    params: ofProject,
    query: PageQuery,
    reply: z.array(JournalMessage),
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/projects/:projectId/journal-messages',
    summary: 'Write into the journal of a contract',
    needs: ['comment', 'C'],
    params: ofProject,
    body: JournalMessageDraft,
    reply: JournalMessage,
  }),
  addImage: endpoint({
    method: 'PUT',
    path: '/api/journal-messages/:journalMessageId/image',
    summary: 'Give a journal message its picture',
    needs: ['comment', 'C'],
    params: oneMessage,
    query: Taken,
    upload: photos,
    reply: JournalMessage,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/journal-messages/:journalMessageId',
    summary: 'Delete a journal message',
    needs: ['comment', 'D'],
    params: oneMessage,
    reply: z.undefined(),
    status: 204,
  }),
};
