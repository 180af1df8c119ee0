import { formatDate } from '@sitewright/domain/kernel/calendar';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { type TalkSignature, unsignedNames } from '@sitewright/domain/wellbeing/talk-signatures';
import type { ToolboxTalk } from '@sitewright/domain/wellbeing/toolbox-talk';
import { useQuery } from '@tanstack/react-query';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { ShareLink } from '../links/share-link.tsx';
import { query } from '../platform/query.ts';
import { momentText } from '../ui/format/date-time.ts';
import { Opener } from '../ui/opener.tsx';
import { usePeople } from './people-ticks.tsx';

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
        {signedText(
          talk.attendees,
          signed.map(({ name }) => name),
        )}
      </h3>
      <ul>
        {signed.map((signature) => (
          <Signed key={signature.id} talkId={talk.id} signature={signature} />
        ))}
      </ul>
      <Missing talk={talk} signed={signed.map(({ name }) => name)} />
    </ShareLink>
  );
}

/** Who worked on the contract on the day of the talk, and is neither on its list nor has signed. */
function Missing({ talk, signed }: { talk: ToolboxTalk; signed: readonly string[] }) {
  const { present } = usePeople(String(talk.projectId), talk.date);
  const names = unsignedNames(
    present.flatMap(({ people }) => people),
    [...talk.attendees, ...signed],
  );
  return (
    names.length > 0 && (
      <>
        <h3 className="mt-4 text-sm font-medium">On site that day but not recorded at this talk</h3>
        <ul className="text-sm [overflow-wrap:anywhere]">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </>
    )
  );
}

/** `2 of 8 signed, and 1 not on the list (names not verified)` */
function signedText(attendees: readonly string[], signed: readonly string[]): string {
  if (signed.length === 0) return 'No signatures yet';
  const listed = attendees.length - unsignedNames(attendees, signed).length;
  const more = signed.length - listed;
  const unlisted = more > 0 ? `, and ${more} not on the list` : '';
  return `${listed} of ${attendees.length} signed${unlisted} (names not verified)`;
}

function Signed({ talkId, signature }: { talkId: number; signature: TalkSignature }) {
  const { id: toolboxSignatureId, name, signedAt } = signature;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-t border-line-2 py-1 text-sm">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {name}, {momentText(signedAt)}
      </span>
      <Opener label="Remove" aria-label={`Remove ${name}’s signature`}>
        {(close) => (
          <CommandDialog
            title={`Remove ${name}’s signature?`}
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
