import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import type { EmailTemplate } from '@sitewright/domain/email-templates/email-template';
import { obstacleToWriting } from '@sitewright/domain/email-templates/rules';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { EditPage } from '../../forms/edit-page.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { labelOf } from '../labels.ts';
import { StateBadge } from '../list/template-state.tsx';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { TemplateFields, valuesOf } from './fields.ts';
import { FindingsList } from './findings-list.tsx';
import { TemplateActions } from './template-actions.tsx';
import { TemplateForm } from './template-form.tsx';

export const OpenTemplate = ({ id }: { id: string }) => (
  <Loaded
    query={useQuery(query(emailTemplatesApi.read, { params: { emailTemplateId: id } }))}
    what="the template"
    empty="Template not found."
    skeleton={<Skeleton what="the template" shape="lines" />}
  >
    {(template) => <TemplateEditor key={template.id} template={template} />}
  </Loaded>
);

function TemplateEditor({ template }: { template: EmailTemplate }) {
  const isReader = !!obstacleToWriting(useActor());
  return isReader ? <ReadTemplate template={template} /> : <EditTemplate template={template} />;
}

const Heading = ({ template: { name, templateType, isActive } }: { template: EmailTemplate }) => (
  <p className="-mt-3 flex flex-wrap items-center gap-2 text-sm [overflow-wrap:anywhere] text-text-2">
    <span className="font-medium text-text">{name}</span> {labelOf(templateType)}
    <StateBadge state={isActive ? 'used' : 'unused'} />
  </p>
);

const ReadTemplate = ({ template }: { template: EmailTemplate }) => (
  <>
    <Heading template={template} />
    {template.findings.length > 0 && <FindingsList findings={template.findings} />}
    <PreviewPanel shown={{ id: template.id }} type={template.templateType} />
  </>
);

function EditTemplate({ template }: { template: EmailTemplate }) {
  const navigate = useNavigate();
  const editing = useEditForm({
    draftName: 'template',
    record: template,
    fields: TemplateFields,
    valuesOf,
    endpoint: emailTemplatesApi.edit,
    inputOf: (filled, { id, version }) => ({
      params: { emailTemplateId: id },
      body: { ...filled, version },
    }),
    doneMessage: ({ name }) => `${name} saved`,
  });
  return (
    <>
      <Heading template={template} />
      <EditPage noun="template" where="on this template" editing={editing}>
        {(saving) => (
          <>
            <TemplateActions template={template} isDirty={editing.draft.isDirty} />
            <TemplateForm
              form={editing.form}
              type={template.templateType}
              shown={{ id: template.id }}
              saveBar={
                <SaveBar
                  submitText="Save changes"
                  {...saving}
                  onCancel={() => void navigate({ to: '/email-templates', search: {} })}
                />
              }
            />
          </>
        )}
      </EditPage>
    </>
  );
}
