import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { issueTypes } from '@sitewright/domain/error-reports/error-report';
import * as say from '@sitewright/domain/kernel/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { version } from '../../package.json';
import { callOrKeep } from '../platform/call-or-keep.ts';
import { currentUrl } from '../platform/fault.ts';
import { newKey } from '../platform/idempotency-key.ts';
import { invalidateAfter } from '../platform/invalidate.ts';
import { isWaiting, savedOnThisPhone } from '../platform/outbox/waiting-replies.ts';
import { uploadFile } from '../platform/upload.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { useToast } from '../ui/dialogs/toast.tsx';
import { FieldError } from '../ui/fields/field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { DropArea } from '../ui/files/drop-area.tsx';
import { pictureLimits } from '../ui/files/picture-limits.ts';
import { useObjectUrl } from '../ui/files/use-object-url.ts';
import { obstacleToAdding } from '../ui/obstacle-to-adding.ts';

const nothing: Issue = { type: 'other', description: '', steps: '', screenshot: null };

type Props = { onClose: () => void };

/** Reports a problem to those who run the product. */
export const ReportIssue = ({ onClose }: Props) => (
  <Dialog
    title="Report an Issue"
    description="The address of this page and your browser type are included."
    isOpen
    onClose={onClose}
  >
    <IssueForm onClose={onClose} />
  </Dialog>
);

/** Input stays until the report has been received. */
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

type ScreenshotProps = { file: File | null; onChange: (file: File | null) => void };

/** One picture of what went wrong: chosen, pasted or dropped; sent with the rest. */
function ScreenshotField({ file, onChange }: ScreenshotProps) {
  const [refusal, setRefusal] = useState<string>();
  const take = ([first]: readonly File[]) => {
    if (!first) return;
    const obstacle = obstacleToAdding(first, 0, pictureLimits);
    setRefusal(obstacle);
    if (!obstacle) onChange(first);
  };
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1 text-sm font-medium">
        Screenshot<span className="font-normal text-text-2"> (optional)</span>
      </legend>
      {file ? (
        <Preview file={file} onRemove={() => onChange(null)} />
      ) : (
        <DropArea accept={pictureLimits.accept} multiple={false} onFiles={take} />
      )}
      <div role="alert">{refusal && <FieldError text={refusal} />}</div>
    </fieldset>
  );
}

function Preview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const url = useObjectUrl(file);
  return (
    <div className="flex items-center gap-3 rounded-card border border-line p-2">
      {url && (
        <img src={url} alt={file.name} className="h-16 max-w-28 rounded-control object-contain" />
      )}
      <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
      <Button aria-label="Remove screenshot" onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}

type Issue = {
  type: string;
  description: string;
  steps: string;
  screenshot: File | null;
};

type Receipt = { id: number | null };

const savedWithoutPicture = `${savedOnThisPhone} The screenshot needs signal and was left out.`;

/** Sends the words, then the picture; should only the picture fail, only the picture is sent again. */
function useReportIssue({ onDone }: { onDone: () => void }) {
  const toast = useToast();
  const client = useQueryClient();
  const receipt = useRef<Receipt>(null);
  const { mutate, isPending, error } = useMutation<Receipt, Error, Issue & { key: string }>({
    mutationFn: async ({ key, ...issue }) => {
      receipt.current ??= await callOrKeep(errorReportsApi.report, { body: reportOf(issue) }, key);
      const { id } = receipt.current;
      if (!issue.screenshot || id === null) return receipt.current;
      const params = { errorReportId: id };
      return uploadFile(errorReportsApi.attachScreenshot, { params }, issue.screenshot);
    },
    onSuccess: (sent, { screenshot }) => {
      if (isWaiting(sent)) toast({ text: screenshot ? savedWithoutPicture : savedOnThisPhone });
      else toast({ title: 'Error report submitted', text: say.reportSent });
      void invalidateAfter(client, errorReportsApi.report, [errorReportsApi.list]);
      onDone();
    },
    onError: () => toast({ text: say.reportFailed, tone: 'danger' }),
  });
  return { perform: (issue: Issue) => mutate({ ...issue, key: newKey() }), isPending, error };
}

const reportOf = ({ type, description, steps }: Issue) => ({
  message: description,
  stack: steps,
  component: document.querySelector('h1')?.textContent ?? '',
  location: currentUrl(),
  timestamp: new Date().toISOString(),
  browserInfo: {
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    screenSize: `${window.screen.width}x${window.screen.height}`,
    language: navigator.language,
  },
  pluginInfo: { name: 'Sitewright', version, type },
});
