import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { obstacleToWriting } from '@sitewright/domain/email-templates/rules';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { useNavigate } from '@tanstack/react-router';
import { FormPage } from '../../forms/form-page.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useDraftedForm } from '../../forms/use-command-form.ts';
import { useActor } from '../../platform/session.ts';
import { Permitted } from '../../ui/layout/no-access.tsx';
import { beginningOf, TemplateFields } from './fields.ts';
import { TemplateForm } from './template-form.tsx';

export const NewTemplate = ({ type }: { type: TemplateType }) => (
  <Permitted
    obstacle={obstacleToWriting(useActor())}
    title="Your role does not allow editing templates"
  >
    <Begun type={type} />
  </Permitted>
);

function Begun({ type }: { type: TemplateType }) {
  const { form, command, draft, cancel } = useNewTemplate(type);
  return (
    <FormPage where="on this template" draft={draft} command={command}>
      <TemplateForm
        form={form}
        type={type}
        shown={{ templateType: type }}
        saveBar={
          <SaveBar
            submitText="Save"
            command={command}
            isErrorShownElsewhere={form.hasFieldErrors}
            savedAt={draft.savedAt}
            onCancel={cancel}
            note={
              <p className="text-xs text-text-2">
                Saved as inactive. It is used once you activate it.
              </p>
            }
          />
        }
      />
    </FormPage>
  );
}

function useNewTemplate(type: TemplateType) {
  const navigate = useNavigate();
  const adding = useDraftedForm({
    draftName: `template ${type}`,
    fields: TemplateFields,
    start: beginningOf(type),
    endpoint: emailTemplatesApi.add,
    inputOf: (filled) => ({ body: { ...filled, templateType: type, isActive: false } }),
    doneMessage: ({ name }) => `${name} saved`,
    onDone: ({ id }) => {
      const search = { template: String(id) };
      void navigate({ to: '/email-templates', search, ignoreBlocker: true });
    },
  });
  return { ...adding, cancel: () => void navigate({ to: '/email-templates', search: {} }) };
}
