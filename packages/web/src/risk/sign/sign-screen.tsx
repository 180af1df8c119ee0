import { riskApi } from '@sitewright/domain/risk/api';
import type { LinkedRams, LinkSigned } from '@sitewright/domain/risk/linked-rams';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { LinkPage } from '../../links/link-page.tsx';
import { query } from '../../platform/query.ts';
import { Button } from '../../ui/button.tsx';
import { timeText } from '../../ui/format/date-time.ts';
import { firstNameOf } from '../../ui/format/labels.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { useReadToTheEnd } from '../rams/brief/use-read-to-the-end.ts';
import { ramsName } from '../rams/labels.tsx';
import { Lapses } from '../rams/lapses.tsx';
import { RamsText } from '../rams/view/rams-content.tsx';
import { SignByLink } from './sign-by-link.tsx';

type Props = { token: string; language: string | null };

/** The page for a worker who scanned the code of a briefing: read, then sign. */
export const SignScreen = ({ token, language }: Props) => (
  <LinkPage
    heading="Method statement"
    query={useQuery({ ...query(riskApi.readByLink, { params: { token } }), retry: false })}
    what="the method statement"
    over="It has expired, or the method statement was changed or withdrawn. Ask your supervisor for the new code. Do not start work using the old statement."
  >
    {(rams) => <Briefed rams={rams} token={token} language={language} />}
  </LinkPage>
);

type BriefedProps = Props & { rams: LinkedRams };

function Briefed({ rams, token, language }: BriefedProps) {
  const [signed, setSigned] = useState<LinkSigned>();
  return (
    <>
      <Head rams={rams} />
      {signed ? (
        <Thanks rams={rams} signed={signed} onNext={() => setSigned(undefined)} />
      ) : (
        <Read rams={rams} token={token} language={language} onSigned={setSigned} />
      )}
    </>
  );
}

/** A phone may go from hand to hand: each reads for themselves. */
function Read({ rams, ...signing }: BriefedProps & { onSigned: (signed: LinkSigned) => void }) {
  const { end, isRead } = useReadToTheEnd();
  return (
    <>
      {!isRead && <Notice icon={BookOpen} tone="info" text="Read to the end, then sign." />}
      <Lapses lapses={rams.lapses} />
      <div className="rounded-card border border-line bg-surface p-4">
        <h2 className="sr-only">Method statement</h2>
        <RamsText content={rams.content} />
      </div>
      <div ref={end} />
      {isRead && <SignByLink rams={rams} {...signing} />}
    </>
  );
}

const Head = ({ rams }: { rams: LinkedRams }) => (
  <div className="[overflow-wrap:anywhere]">
    <p className="text-sm text-text-2">
      {rams.company} · {rams.projectName}
    </p>
    <h1>{rams.activity}</h1>
    <p className="text-sm text-text-2">
      {[ramsName(rams), rams.location].filter(Boolean).join(' · ')}
    </p>
  </div>
);

type ThanksProps = { rams: LinkedRams; signed: LinkSigned; onNext: () => void };

const Thanks = ({ rams, signed, onNext }: ThanksProps) => (
  <>
    <Notice
      icon={CircleCheck}
      tone="ok"
      text={`Thank you, ${firstNameOf(signed.name)}. You signed ${rams.reference} version ${rams.revision} at ${timeText(signed.signedAt)}. Your supervisor will confirm it.`}
    />
    <Button className="justify-self-start" onClick={onNext}>
      Next person
    </Button>
  </>
);
