import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { templateTypeLabels } from '@sitewright/domain/email-templates/type-labels';
import { type ReactNode, useId } from 'react';
import { cn } from '../../ui/cn.ts';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { controlStyles, Field, FieldHelp } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import type { TemplateSource } from '../queries.ts';
import { CodeField } from './code-field.tsx';
import type { TemplateForm as Form } from './fields.ts';
import { FindingsList } from './findings-list.tsx';
import { usePaused, useTemplateText } from './use-template-text.ts';
import { VariableChips } from './variable-chips.tsx';

type Props = { form: Form; type: TemplateType; shown: TemplateSource; saveBar: ReactNode };
type Writing = ReturnType<typeof useTemplateText>;

/** The template being written, next to its preview. */
export function TemplateForm({ form, type, shown, saveBar }: Props) {
  const writing = useTemplateText(form, type);
  const words = usePaused(writing.words);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-md:gap-3 xl:grid-cols-2">
      <form
        {...form.bind}
        aria-label="Email template"
        className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3"
      >
        <ErrorSummary form={form} />
        <AboutIt form={form} type={type} />
        <Words form={form} type={type} writing={writing} />
        {saveBar}
      </form>
      <div className="grid grid-cols-[minmax(0,1fr)] max-md:order-first">
        <PreviewPanel shown={shown} type={type} words={words} />
      </div>
    </div>
  );
}

const card = 'grid gap-4 rounded-card border border-line bg-surface p-5 max-md:p-4';

function AboutIt({ form, type }: Pick<Props, 'form' | 'type'>) {
  const { label, to, when } = templateTypeLabels[type];
  return (
    <section aria-label="About this template" className={card}>
      <FieldHelp>
        {label}. To: {to}. {when}.
      </FieldHelp>
      <TextField label="Name" required {...form.field('name')} />
      <TextField
        label="Description"
        isOptional
        help="What it is for"
        {...form.field('description')}
      />
    </section>
  );
}

const parts = [
  { value: 'htmlContent', label: 'HTML' },
  { value: 'textContent', label: 'Plain text' },
] as const;

const helps = {
  htmlContent: 'Simple tags only: paragraphs, lists, tables, bold, links',
  textContent: 'For email apps that do not show HTML, and for screen readers',
};

function Words({ form, type, writing }: Pick<Props, 'form' | 'type'> & { writing: Writing }) {
  const { tab, setTab, words, findings, insert, goTo, boxOf } = writing;
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={card}>
      <h2 id={heading}>Wording</h2>
      <SubjectField form={form} writing={writing} />
      <VariableChips type={type} written={Object.values(words).join('\n')} onInsert={insert} />
      <Tabs label="Part of the email" value={tab} options={parts} onChange={setTab}>
        {parts.map(({ value, label }) => (
          <TabPanel key={value} value={value} isShown={tab === value}>
            <div {...{ onFocus: boxOf(value).onFocus }}>
              <CodeField
                label={label}
                help={helps[value]}
                findings={findings.filter(({ part, isWarning }) => part === value && !isWarning)}
                box={boxOf(value).ref}
                {...form.field(value)}
              />
            </div>
          </TabPanel>
        ))}
      </Tabs>
      <FindingsList findings={findings} onPick={goTo} />
    </section>
  );
}

function SubjectField({ form, writing }: { form: Form; writing: Writing }) {
  const { name, value, error, onChange } = form.field('subject');
  const { ref, onFocus } = writing.boxOf('subject');
  return (
    <Field label="Subject" error={error}>
      {(wiring) => (
        <input
          name={name}
          value={value}
          ref={ref}
          onFocus={onFocus}
          {...wiring}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          className={cn(controlStyles, 'h-control font-mono')}
        />
      )}
    </Field>
  );
}
