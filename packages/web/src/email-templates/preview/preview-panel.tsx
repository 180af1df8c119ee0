import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import type { Preview, PreviewRequest } from '@sitewright/domain/email-templates/preview';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessage } from '../../platform/call.ts';
import { query } from '../../platform/query.ts';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx';
import { previewQuery, type TemplateSource } from '../queries.ts';
import { LetterFrame, type PreviewMode } from './letter-frame.tsx';
import { SendTest } from './send-test.tsx';

type Props = {
  shown: TemplateSource;
  type: TemplateType;
  /** The unsaved text, if it differs from what is saved. */
  words?: Pick<PreviewRequest, 'subject' | 'htmlContent' | 'textContent'>;
};

const looks: readonly { value: PreviewMode; label: string }[] = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'dark', label: 'Dark' },
  { value: 'plain', label: 'Plain' },
];

/** The email as it would arrive, with one of the company's records or sample data. */
export function PreviewPanel({ shown, type, words = {} }: Props) {
  const [recordId, setRecord] = useState('');
  const [look, setLook] = useState<PreviewMode>('desktop');
  const ask = { ...words, ...(recordId && { recordId: Number(recordId) }) };
  const { data, error } = useQuery(previewQuery(shown, ask));
  return (
    <Panel title="Preview" aside={<SendTest shown={shown} ask={ask} />} className="self-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
        <RecordField type={type} value={recordId} onChange={setRecord} />
        <Tabs label="Preview mode" value={look} options={looks} onChange={setLook}>
          {looks.map(({ value }) => (
            <TabPanel key={value} value={value} isShown={value === look}>
              {data && <Seen preview={data} look={value} />}
            </TabPanel>
          ))}
        </Tabs>
        {error && <Failure text={userMessage(error)} />}
        {!data && !error && <Skeleton what="the preview" shape="lines" />}
      </div>
    </Panel>
  );
}

function Seen({ preview, look }: { preview: Preview; look: PreviewMode }) {
  if (!preview.text)
    return (
      <p className="rounded-control bg-sunken p-4 text-sm text-text-2">
        Fix the problems to see the preview.
      </p>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-sm [overflow-wrap:anywhere]">
        <span className="text-text-2">Subject: </span>
        <b className="font-semibold">{preview.subject}</b>
      </p>
      {look === 'plain' || !preview.html ? (
        <pre className="rounded-control border border-line bg-sunken p-3 font-mono text-[13px] leading-5 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {preview.text}
        </pre>
      ) : (
        <LetterFrame html={preview.html} look={look} title={`Email, ${look}`} />
      )}
    </div>
  );
}

type RecordProps = { type: TemplateType; value: string; onChange: (value: string) => void };

/** Only emails about a record offer a choice of records. */
function RecordField({ type, value, onChange }: RecordProps) {
  const { data } = useQuery(query(emailTemplatesApi.records, { query: { templateType: type } }));
  if (!data?.length) return <p className="text-xs text-text-2">Shown with sample data.</p>;
  return (
    <ComboboxField
      label="Preview with"
      placeholder="Sample data"
      help="Choose a record to preview the email with"
      isOptional
      name="recordId"
      options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
