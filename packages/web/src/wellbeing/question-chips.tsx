import {
  choices,
  type Question,
  questionLabels,
} from '@sitewright/domain/wellbeing/wellbeing-values';
import { Annoyed, Frown, Laugh, type LucideIcon, Meh, Smile } from 'lucide-react';
import { cn } from '../ui/cn.ts';

const faces: readonly LucideIcon[] = [Frown, Annoyed, Meh, Smile, Laugh];

type Props = {
  question: Question;
  value: number | undefined;
  onChange: (value: number) => void;
};

/** One tap each, with all answers in sight. */
export const QuestionChips = ({ question, value, onChange }: Props) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-medium">{questionLabels[question]}</legend>
    <div className="flex flex-wrap gap-2">
      {choices[question].map((choice, i) => {
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
