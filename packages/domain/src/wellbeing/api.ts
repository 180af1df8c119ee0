import * as z from 'zod';
import { del, get, post, put } from '../kernel/endpoint.ts';
import { LinkToken } from '../links/link.ts';
import { LinkedTalk, TalkSignature, TalkSignatureDraft } from './talk-signatures.ts';
import { ToolboxTalk, ToolboxTalkDraft, ToolboxTalkQuery } from './toolbox-talk.ts';
import {
  CallBack,
  CallBackDraft,
  CheckIn,
  SummaryQuery,
  Supporter,
  SupporterFacts,
  Wellbeing,
  WellbeingSummary,
} from './wellbeing.ts';

const byLink = z.object({ token: LinkToken });
const alsoShown = ['wellbeing', 'labour', 'organization'] as const;

export const wellbeingApi = {
  read: get('/api/wellbeing', 'self', {
    summary: 'Read the supporters and your own hours',
    reads: alsoShown,
    reply: Wellbeing,
  }),
  checkIn: post('/api/wellbeing/check-ins', ['wellbeing', 'C'], {
    summary: 'Check in',
    body: CheckIn,
    reply: z.undefined(),
    status: 204,
    isPrivate: true,
  }),
  summary: get('/api/wellbeing/summary', ['wellbeing.aggregate', 'R'], {
    summary: 'Read the wellbeing averages, shown from five answers',
    reads: ['labour', 'organization'],
    query: SummaryQuery,
    reply: WellbeingSummary,
  }),
  poster: get('/api/wellbeing/poster', 'self', {
    summary: 'Print the helpline poster',
    reply: z.unknown(),
    sends: 'file',
    isExport: true,
  }),

  setSupporter: put('/api/wellbeing/supporters/:userId', ['organization', 'M'], {
    summary: 'Add a supporter',
    body: SupporterFacts,
    reply: Supporter,
  }),
  removeSupporter: del('/api/wellbeing/supporters/:userId', ['organization', 'M'], {
    summary: 'Remove a supporter',
    reply: z.undefined(),
    status: 204,
  }),

  callBacks: get('/api/wellbeing/call-backs', 'self', {
    summary: 'List the calls you asked for or were asked to make',
    reads: alsoShown,
    reply: z.array(CallBack),
  }),
  askForCall: post('/api/wellbeing/call-backs', 'self', {
    summary: 'Ask for a call-back',
    body: CallBackDraft,
    reply: CallBack,
    status: 201,
    isPrivate: true,
  }),
  contact: put('/api/wellbeing/call-backs/:callBackId/contact', 'self', {
    summary: 'Mark a call-back as made',
    reply: CallBack,
    isPrivate: true,
  }),
  close: put('/api/wellbeing/call-backs/:callBackId/closure', 'self', {
    summary: 'Close a call-back',
    reply: CallBack,
    isPrivate: true,
  }),

  // Talks are recorded on site, like diary entries.
  talks: get('/api/toolbox-talks', ['diary', 'R'], {
    summary: 'List the recorded toolbox talks',
    query: ToolboxTalkQuery,
    reply: z.array(ToolboxTalk),
  }),
  recordTalk: post('/api/toolbox-talks', ['diary', 'C'], {
    summary: 'Record a toolbox talk',
    body: ToolboxTalkDraft,
    reply: ToolboxTalk,
  }),
  talkSignatures: get('/api/toolbox-talks/:toolboxTalkId/signatures', ['diary', 'R'], {
    summary: 'List who signed for a toolbox talk',
    reply: z.array(TalkSignature),
  }),
  readTalkByLink: get('/api/link/:token/talk', 'public', {
    summary: 'Read a toolbox talk by its signing link',
    params: byLink,
    reply: LinkedTalk,
  }),
  signTalkByLink: post('/api/link/:token/talk/signatures', 'public', {
    summary: 'Sign for a toolbox talk',
    params: byLink,
    body: TalkSignatureDraft,
    reply: TalkSignature,
    status: 201,
    maxBytes: 30_000,
  }),
  removeTalk: del('/api/toolbox-talks/:toolboxTalkId', ['diary', 'D'], {
    summary: 'Delete a toolbox talk to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
  removeTalkSignature: del(
    '/api/toolbox-talks/:toolboxTalkId/signatures/:toolboxSignatureId',
    ['diary', 'U'],
    {
      summary: 'Remove a signature from a toolbox talk',
      reply: z.undefined(),
      status: 204,
    },
  ),
};
