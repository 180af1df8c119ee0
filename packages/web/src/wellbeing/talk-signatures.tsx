import { formatDate } from '@sitewright/domain/kernel/calendar';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { TalkSignature } from '@sitewright/domain/wellbeing/talk-signatures';
import type { ToolboxTalk } from '@sitewright/domain/wellbeing/toolbox-talk';
import { useQuery } from '@tanstack/react-query';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { ShareLink } from '../links/share-link.tsx';
import { query } from '../platform/query.ts';
import { momentText } from '../ui/format/date-time.ts';
import { Opener } from '../ui/opener.tsx';

type Props = { talk: ToolboxTalk; onClose: () => void };

/** The code by which people sign that they were there, and who has. */
export function TalkSignatures({ talk, onClose }: Props) {
  const { data } = useQuery({
    ...query(wellbeingApi.talkSignatures, { params: { toolboxTalkId: talk.id } }),
    staleTime: 0,
  });
  const signed = data ?? [];
  return (
    <ShareLink
      target={{ purpose: 'toolboxTalk', targetId: talk.id }}
      title={`Sign for ${talk.title}`}
      description={`People who were there on ${formatDate(talk.date)} scan this code with their own phone and sign. No account needed.`}
      codeFor={`sign for ${talk.title}`}
      onClose={onClose}
    >
      <h3 className="mt-4 text-sm font-medium">
        {signed.length === 0 ? 'No signatures yet' : 'Signed (names not verified)'}
      </h3>
      <ul>
        {signed.map((signature) => (
          <Signed key={signature.id} talkId={talk.id} signature={signature} />
        ))}
      </ul>
    </ShareLink>
  );
}

function Signed({ talkId, signature }: { talkId: number; signature: TalkSignature }) {
  const { id: toolboxSignatureId, name, signedAt } = signature;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-t border-line-2 py-1 text-sm">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {name}, {momentText(signedAt)}
      </span>
      <Opener label="Remove" aria-label={`Remove the signature of ${name}`}>
        {(close) => (
          <CommandDialog
            title={`Remove the signature of ${name}?`}
            description="They can sign again while the code works."
            confirmText="Remove"
            variant="warning"
            endpoint={wellbeingApi.removeTalkSignature}
            input={{ params: { toolboxTalkId: talkId, toolboxSignatureId } }}
            onClose={close}
          />
        )}
      </Opener>
    </li>
  );
}
