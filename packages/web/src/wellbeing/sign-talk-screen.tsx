import { inBritish } from '@sitewright/domain/kernel/calendar';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { LinkedTalk, TalkSignature } from '@sitewright/domain/wellbeing/talk-signatures';
import { talks } from '@sitewright/domain/wellbeing/talks';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { LinkPage } from '../links/link-page.tsx';
import { query } from '../platform/query.ts';
import { Button } from '../ui/button.tsx';
import { firstNameOf } from '../ui/format/labels.ts';
import { timeText } from '../ui/format/moment.ts';
import { Notice } from '../ui/notice.tsx';
import { SignTalk } from './sign-talk.tsx';
import { TalkText } from './talk-text.tsx';

type Props = { token: string };

/** What a person sees who was at a toolbox talk and scanned its code. */
export const SignTalkScreen = ({ token }: Props) => (
  <LinkPage
    heading="Toolbox talk"
    query={useQuery(query(wellbeingApi.readTalkByLink, { params: { token } }))}
    what="the talk"
    over="It has expired, or was withdrawn. Ask the person who held the talk for a new code."
  >
    {(talk) => <Attended talk={talk} token={token} />}
  </LinkPage>
);

function Attended({ talk, token }: Props & { talk: LinkedTalk }) {
  const [signed, setSigned] = useState<TalkSignature>();
  const text = talks.find(({ topic }) => topic === talk.topic);
  return (
    <>
      <div className="[overflow-wrap:anywhere]">
        <p className="text-sm text-text-2">
          {talk.company} · {talk.projectName}
        </p>
        <h1>{talk.title}</h1>
        <p className="text-sm text-text-2">
          {inBritish(talk.date)} · held by {talk.heldBy}
        </p>
      </div>
      {text && (
        <div className="rounded-card border border-line bg-surface p-4">
          <h2 className="sr-only">What the talk says</h2>
          <TalkText talk={text} />
        </div>
      )}
      {signed ? (
        <Thanks signed={signed} onNext={() => setSigned(undefined)} />
      ) : (
        <SignTalk talk={talk} token={token} onSigned={setSigned} />
      )}
    </>
  );
}

/** A phone may go from hand to hand. */
const Thanks = ({ signed, onNext }: { signed: TalkSignature; onNext: () => void }) => (
  <>
    <Notice
      icon={CircleCheck}
      tone="ok"
      text={`Thank you, ${firstNameOf(signed.name)}. You signed at ${timeText(signed.signedAt)}.`}
    />
    <Button className="justify-self-start" onClick={onNext}>
      Next person
    </Button>
  </>
);
