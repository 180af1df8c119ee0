import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { IssueType } from '@sitewright/domain/site-issues/issue-values';
import { obstacleToRiddor } from '@sitewright/domain/site-issues/rules';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { useId } from 'react';
import { useActor } from '../../platform/session.ts';
import { useNeedsSignal } from '../../platform/use-needs-signal.ts';
import { momentText } from '../../ui/format/date-time.ts';
import { Opener } from '../../ui/opener.tsx';
import { AskRiddor } from './ask-riddor.tsx';
import { Verdict } from './verdict.tsx';

const ofAccidents: readonly IssueType[] = ['incident', 'near_miss', 'safety'];

/** An accident that may have to be reported to the HSE. */
export const isAccident = ({ issueType, riddor }: SiteIssue): boolean =>
  ofAccidents.includes(issueType) || riddor !== null;

type Props = { issue: SiteIssue; today: string };

/** Whether the law wants to hear of it. The answer is advice: nothing is ever sent from here. */
export function RiddorPart({ issue, today }: Props) {
  const heading = useId();
  const { riddor } = issue;
  const needsSignal = useNeedsSignal(siteIssuesApi.answerRiddor);
  return (
    <section
      aria-labelledby={heading}
      className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-5 max-md:p-4"
    >
      <h2 id={heading} className="text-base">
        RIDDOR
      </h2>
      {riddor ? (
        <>
          <Verdict answers={riddor} today={today} />
          <p className="text-xs text-text-2">
            Answered by {riddor.answeredBy}, {momentText(riddor.answeredAt)}
          </p>
        </>
      ) : (
        <p className="text-sm text-text-2">
          Answer a few questions to see whether this must be reported to the HSE, and by when.
        </p>
      )}
      <Opener
        label={riddor ? 'Change answers' : 'Check if it is reportable'}
        obstacle={obstacleToRiddor(issue, useActor()) ?? needsSignal}
      >
        {(close) => <AskRiddor issue={issue} today={today} onClose={close} />}
      </Opener>
    </section>
  );
}
