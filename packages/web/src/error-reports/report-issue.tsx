import { issueTypes } from '@sitewright/domain/error-reports/error-report';
import * as say from '@sitewright/domain/kernel/messages';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FieldError } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { ScreenshotField } from './screenshot-field.tsx';
import { type Issue, useReportIssue } from './use-report-issue.ts';

const nothing: Issue = { type: 'other', description: '', steps: '', screenshot: null };

type Props = { onClose: () => void };

/** Reports a problem to those who run the product. */
export const ReportIssue = ({ onClose }: Props) => (
  <Dialog
    title="Report an Issue"
    description="The address of this page and the kind of your browser are sent with it."
    isOpen
    onClose={onClose}
  >
    <IssueForm onClose={onClose} />
  </Dialog>
);

/** What was typed stays until it has arrived. */
function IssueForm({ onClose }: Props) {
  const [issue, setIssue] = useState(nothing);
  const report = useReportIssue({ onDone: onClose });
  const isEmpty = issue.description.trim() === '';
  const field = (name: 'type' | 'description' | 'steps') => ({
    name,
    value: issue[name],
    onChange: (value: string) => setIssue({ ...issue, [name]: value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) report.perform(issue);
  };

  return (
    <form onSubmit={submit} className="grid gap-4">
      <SelectField
        {...field('type')}
        label="Issue type"
        placeholder="Select a type"
        options={issueTypes}
      />
      <TextArea {...field('description')} label="Description" rows={3} />
      <TextArea {...field('steps')} label="Steps to reproduce" isOptional />
      <ScreenshotField
        file={issue.screenshot}
        onChange={(screenshot) => setIssue({ ...issue, screenshot })}
      />
      {report.error && <FieldError text={say.reportFailed} />}
      <Button type="submit" tone="primary" isBig isBlocked={isEmpty} isPending={report.isPending}>
        Submit
      </Button>
    </form>
  );
}
