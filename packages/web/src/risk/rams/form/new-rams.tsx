import type { Project } from '@sitewright/domain/projects/project';
import { riskApi } from '@sitewright/domain/risk/api';
import { obstacleToDrafting } from '@sitewright/domain/risk/rams-rules';
import { ramsTemplates } from '@sitewright/domain/risk/templates/library';
import { FormPage } from '../../../forms/form-page.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { useFormDraft, useFoundDraft } from '../../../forms/use-form-draft.ts';
import { fieldsOf } from '../../../platform/call.ts';
import { useActor } from '../../../platform/session.ts';
import { useCommand } from '../../../platform/use-command.ts';
import { NoAccess } from '../../../ui/no-access.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useChangeAddress } from '../../use-search-params.ts';
import { nameOf } from '../labels.tsx';
import { bodyOf, RamsFields, startWith } from './fields.ts';
import { RamsFieldset } from './rams-fields.tsx';

type Props = { project: Project; template: string | undefined; today: string };

const title = 'New method statement';

export function NewRams(props: Props) {
  const obstacle = obstacleToDrafting(useActor());
  return (
    <>
      <h2 className="text-xl">{title}</h2>
      {obstacle ? (
        <NoAccess title="Your role does not write method statements" text={obstacle.message} />
      ) : (
        <Write {...props} />
      )}
    </>
  );
}

function Write({ project, template }: Props) {
  const { form, write, draft, leave } = useNewRams(project, template);
  return (
    <FormPage where="in this statement" draft={draft} command={write}>
      <RamsFieldset
        form={form}
        projectId={project.id}
        label={title}
        saveBar={
          <SaveBar
            label="Save draft"
            command={write}
            isExplained={form.isRefusedByField}
            savedAt={draft.savedAt}
            onCancel={leave}
          />
        }
      />
    </FormPage>
  );
}

function useNewRams({ id: projectId }: Project, template: string | undefined) {
  const toast = useToast();
  const change = useChangeAddress();
  const blank = startWith(ramsTemplates.find(({ id }) => id === template));
  const write = useCommand(riskApi.draftRams, {
    onRefused: (error) => form.refuse(fieldsOf(error)),
    onDone: (rams) => {
      draft.end();
      toast({ text: `${nameOf(rams)} is a draft now` });
      change({ rams: rams.id, doing: undefined, template: undefined }, { ignoreBlocker: true });
    },
  });
  const found = useFoundDraft(`rams-${projectId}-${template ?? 'blank'}`, blank);
  const form = useForm(RamsFields, found.values, {
    onSubmit: (filled) => write.perform({ body: { projectId, ...bodyOf(filled) } }),
  });
  const draft = useFormDraft(found, form, blank);
  const leave = () => change({ doing: undefined, template: undefined });
  return { form, write, draft, leave };
}
