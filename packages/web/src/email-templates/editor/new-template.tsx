import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { obstacleToWriting } from '@sitewright/domain/email-templates/rules';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { useNavigate } from '@tanstack/react-router';
import { FormPage } from '../../forms/form-page.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useFormDraft, useFoundDraft } from '../../forms/use-form-draft.ts';
import { fieldsOf } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { NoAccess } from '../../ui/layout/no-access.tsx';
import { beginningOf, TemplateFields } from './fields.ts';
import { TemplateForm } from './template-form.tsx';

export function NewTemplate({ type }: { type: TemplateType }) {
  const obstacle = obstacleToWriting(useActor());
  return obstacle ? (
    <NoAccess title="Your role does not allow writing templates" text={obstacle.message} />
  ) : (
    <Begun type={type} />
  );
}

function Begun({ type }: { type: TemplateType }) {
  const { form, add, draft, cancel } = useNewTemplate(type);
  return (
    <FormPage where="on this template" draft={draft} command={add}>
      <TemplateForm
        form={form}
        type={type}
        shown={{ templateType: type }}
        saveBar={
          <SaveBar
            submitText="Save"
            command={add}
            isExplained={form.hasFieldErrors}
            savedAt={draft.savedAt}
            onCancel={cancel}
            note={
              <p className="text-xs text-text-2">
                It is kept unused; letters go out with it once you activate it.
              </p>
            }
          />
        }
      />
    </FormPage>
  );
}

function useNewTemplate(type: TemplateType) {
  const toast = useToast();
  const navigate = useNavigate();
  const start = beginningOf(type);
  const add = useCommand(emailTemplatesApi.add, {
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const found = useFoundDraft(`template ${type}`, start);
  const form = useForm(TemplateFields, found.values, {
    onSubmit: (filled) =>
      add.perform({ body: { ...filled, templateType: type, isActive: false } }, ({ id, name }) => {
        toast({ text: `${name} is saved` });
        draft.end();
        const search = { template: String(id) };
        void navigate({ to: '/email-templates', search, ignoreBlocker: true });
      }),
  });
  const draft = useFormDraft(found, form, start);
  const cancel = () => void navigate({ to: '/email-templates', search: {} });
  return { form, add, draft, cancel };
}
