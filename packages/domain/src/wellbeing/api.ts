import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
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

const oneSupporter = z.object({ userId: IdInPath });
const oneTalk = z.object({ toolboxTalkId: IdInPath });
const byLink = z.object({ token: LinkToken });
const oneCallBack = z.object({ callBackId: IdInPath });

const alsoShown = ['wellbeing', 'labour', 'organization'] as const;

export const wellbeingApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/wellbeing',
    summary: 'Read who listens, and one’s own hours',
    needs: 'self',
    reads: alsoShown,
    reply: Wellbeing,
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/api/wellbeing/check-ins',
    summary: 'Check in',
    needs: ['wellbeing', 'C'],
    body: CheckIn,
    reply: z.undefined(),
    status: 204,
    isPrivate: true,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/wellbeing/summary',
    summary: 'Read how people are, from five answers on',
    needs: ['wellbeing.aggregate', 'R'],
    reads: ['labour', 'organization'],
    query: SummaryQuery,
    reply: WellbeingSummary,
  }),
  poster: endpoint({
    method: 'GET',
    path: '/api/wellbeing/poster',
    summary: 'Print the poster of the help lines',
    needs: 'self',
    reply: z.unknown(),
    sends: 'file',
  }),

  setSupporter: endpoint({
    method: 'PUT',
    path: '/api/wellbeing/supporters/:userId',
    summary: 'Name somebody who listens',
    needs: ['organization', 'M'],
    params: oneSupporter,
    body: SupporterFacts,
    reply: Supporter,
  }),
  removeSupporter: endpoint({
    method: 'DELETE',
    path: '/api/wellbeing/supporters/:userId',
    summary: 'Take somebody off the list of who listens',
    needs: ['organization', 'M'],
    params: oneSupporter,
    reply: z.undefined(),
    status: 204,
  }),

  callBacks: endpoint({
    method: 'GET',
    path: '/api/wellbeing/call-backs',
    summary: 'List the calls that one asked for or is asked for',
    needs: 'self',
    reads: alsoShown,
    reply: z.array(CallBack),
  }),
  askForCall: endpoint({
    method: 'POST',
    path: '/api/wellbeing/call-backs',
    summary: 'Ask for a call back',
    needs: 'self',
    body: CallBackDraft,
    reply: CallBack,
    status: 201,
    isPrivate: true,
  }),
  contact: endpoint({
    method: 'PUT',
    path: '/api/wellbeing/call-backs/:callBackId/contact',
    summary: 'Say that one called',
    needs: 'self',
    params: oneCallBack,
    reply: CallBack,
    isPrivate: true,
  }),
  close: endpoint({
    method: 'PUT',
    path: '/api/wellbeing/call-backs/:callBackId/closure',
    summary: 'Close a call back',
    needs: 'self',
    params: oneCallBack,
    reply: CallBack,
    isPrivate: true,
  }),

  // Talks are recorded on site, like diary entries.
  talks: endpoint({
    method: 'GET',
    path: '/api/toolbox-talks',
    summary: 'List the toolbox talks that were held',
    needs: ['diary', 'R'],
    query: ToolboxTalkQuery,
    reply: z.array(ToolboxTalk),
  }),
  recordTalk: endpoint({
    method: 'POST',
    path: '/api/toolbox-talks',
    summary: 'Record a toolbox talk',
    needs: ['diary', 'C'],
    body: ToolboxTalkDraft,
    reply: ToolboxTalk,
  }),
  talkSignatures: endpoint({
    method: 'GET',
    path: '/api/toolbox-talks/:toolboxTalkId/signatures',
    summary: 'List who signed for a toolbox talk',
    needs: ['diary', 'R'],
    params: oneTalk,
    reply: z.array(TalkSignature),
  }),
  readTalkByLink: endpoint({
    method: 'GET',
    path: '/api/link/:token/talk',
    summary: 'Read the toolbox talk that a person was at',
    needs: 'public',
    params: byLink,
    reply: LinkedTalk,
  }),
  signTalkByLink: endpoint({
    method: 'POST',
    path: '/api/link/:token/talk/signatures',
    summary: 'Sign for a toolbox talk',
    needs: 'public',
    params: byLink,
    body: TalkSignatureDraft,
    reply: TalkSignature,
    status: 201,
    mostBytes: 30_000,
  }),
  removeTalk: endpoint({
    method: 'DELETE',
    path: '/api/toolbox-talks/:toolboxTalkId',
    summary: 'Delete a toolbox talk to the recycle bin',
    needs: ['diary', 'D'],
    params: oneTalk,
    reply: z.undefined(),
    status: 204,
  }),
  removeTalkSignature: endpoint({
    method: 'DELETE',
    path: '/api/toolbox-talks/:toolboxTalkId/signatures/:toolboxSignatureId',
    summary: 'Remove a signature from a toolbox talk',
    needs: ['diary', 'U'],
    params: oneTalk.extend({ toolboxSignatureId: IdInPath }),
    reply: z.undefined(),
    status: 204,
  }),
};
