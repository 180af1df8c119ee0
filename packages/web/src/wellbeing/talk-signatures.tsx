import { inBritish } from '@sitewright/domain/kernel/calendar';
import type { ToolboxTalk } from '@sitewright/domain/wellbeing/toolbox-talk';
import { useQuery } from '@tanstack/react-query';
import { ShareLink } from '../links/share-link.tsx';
import { wellbeingQueries } from './queries.ts';

type Props = { talk: ToolboxTalk; onClose: () => void };

/** The code by which people sign that they were there, and who has. */
export function TalkSignatures({ talk, onClose }: Props) {
  const { data: signed = [] } = useQuery(wellbeingQueries.talkSignatures(talk.id));
  return (
    <ShareLink
      target={{ purpose: 'toolboxTalk', targetId: talk.id }}
      title={`Sign for ${talk.title}`}
      description={
        signed.length === 0
          ? `People who were there on ${inBritish(talk.date)} scan this code with their own phone and sign. No account needed. No signatures yet.`
          : `Signed by link, names not verified: ${signed.map(({ name }) => name).join(', ')}.`
      }
      codeFor={`sign for ${talk.title}`}
      onClose={onClose}
    />
  );
}
