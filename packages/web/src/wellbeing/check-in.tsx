import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import {
  type Answers,
  answerChoices,
  type Question,
  questionLabels,
  questions,
} from '@sitewright/domain/wellbeing/wellbeing-values';
import { Annoyed, CircleCheck, Frown, Laugh, type LucideIcon, Meh, Smile } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { useNeedsSignal } from '../platform/use-needs-signal.ts';
import { ContractChoice } from '../projects/contract-choice.tsx';
import { cn } from '../ui/cn.ts';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { Failure } from '../ui/layout/failure.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { Panel } from '../ui/layout/panel.tsx';

export const CheckIn = ({ hasCheckedIn }: { hasCheckedIn: boolean }) => (
  <Panel title="Weekly check-in">
    <div className="grid content-start gap-4 p-4">
      <p className="text-sm text-text-2">
        Ten seconds, once a week. Your answers are added to a total and stored nowhere else, so no
        one can tell whose they were. Averages appear once there are five answers.
      </p>
      {hasCheckedIn ? (
        <Notice icon={CircleCheck} tone="ok" text="You have checked in this week. Thank you." />
      ) : (
        <Questions />
      )}
    </div>
  </Panel>
);

function Questions() {
  const [answers, setAnswers] = useState<Partial<Answers>>({});
  const [projectId, setProjectId] = useState('');
  const send = useCommand(wellbeingApi.checkIn);
  const needsSignal = useNeedsSignal(wellbeingApi.checkIn);
  const isComplete = (values: Partial<Answers>): values is Answers =>
    questions.every((question) => values[question] !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(answers))
      send.perform({ body: { ...answers, projectId: projectId ? Number(projectId) : null } });
  };
  return (
    <form aria-label="Check in" onSubmit={submit} className="grid gap-4">
      {questions.map((question) => (
        <QuestionChips
          key={question}
          question={question}
          value={answers[question]}
          onChange={(value) => setAnswers({ ...answers, [question]: value })}
        />
      ))}
      <ContractChoice label="Contract" without="None" value={projectId} onChange={setProjectId} />
      {send.error && <Failure text={detailOf(send.error)} />}
      <div className="flex flex-wrap items-center gap-2">
        <ButtonWithReason
          type="submit"
          tone="primary"
          isPending={send.isPending}
          obstacle={
            isComplete(answers) ? needsSignal : { message: 'Answer all five questions first.' }
          }
        >
          Check in
        </ButtonWithReason>
      </div>
    </form>
  );
}

const faces: readonly LucideIcon[] = [Frown, Annoyed, Meh, Smile, Laugh];

type QuestionChipsProps = {
  question: Question;
  value: number | undefined;
  onChange: (value: number) => void;
};

/** One tap each, with all answers visible. */
const QuestionChips = ({ question, value, onChange }: QuestionChipsProps) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-medium">{questionLabels[question]}</legend>
    <div className="flex flex-wrap gap-2">
      {answerChoices[question].map((choice, i) => {
        const Face = question === 'mood' ? faces[i] : undefined;
        return (
          <label
            key={choice.value}
            className={cn(
              'inline-flex h-control-sm cursor-pointer items-center gap-1.5 rounded-full border px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus site:h-11',
              choice.value === value
                ? 'border-brand bg-brand-soft font-semibold text-on-brand-soft'
                : 'border-line bg-surface hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={question}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {Face && <Face aria-hidden="true" className="size-icon" />}
            {choice.label}
          </label>
        );
      })}
    </div>
  </fieldset>
);
