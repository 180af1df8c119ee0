import type { Project } from '@sitewright/domain/projects/project';
import { riskApi } from '@sitewright/domain/risk/api';
import { obstacleToDrafting } from '@sitewright/domain/risk/rams-rules';
import { ramsTemplates } from '@sitewright/domain/risk/templates/library';
import { FormPage } from '../../../forms/form-page.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { useDraftedForm } from '../../../forms/use-command-form.ts';
import { useActor } from '../../../platform/session.ts';
import { Permitted } from '../../../ui/layout/no-access.tsx';
import { useChangeRiskSearch } from '../../search-params.ts';
import { ramsName } from '../labels.tsx';
import { bodyOf, RamsFields, startWith } from './fields.ts';
import { RamsFieldset } from './rams-fields.tsx';

type Props = { project: Project; template: string | undefined; today: string };

const title = 'New method statement';

export const NewRams = (props: Props) => (
  <>
    <h2 className="text-xl">{title}</h2>
    <Permitted
      obstacle={obstacleToDrafting(useActor())}
      title="Your role does not allow writing method statements"
    >
      <Write {...props} />
    </Permitted>
  </>
);

function Write({ project, template }: Props) {
  const { form, command, draft, leave } = useNewRams(project, template);
  return (
    <FormPage where="in this statement" draft={draft} command={command}>
      <RamsFieldset
        form={form}
        projectId={project.id}
        label={title}
        saveBar={
          <SaveBar
            submitText="Save draft"
            command={command}
            isErrorShownElsewhere={form.hasFieldErrors}
            savedAt={draft.savedAt}
            onCancel={leave}
          />
        }
      />
    </FormPage>
  );
}

function useNewRams({ id: projectId }: Project, template: string | undefined) {
  const change = useChangeRiskSearch();
  const drafted = useDraftedForm({
    draftName: `rams-${projectId}-${template ?? 'blank'}`,
    fields: RamsFields,
    start: startWith(ramsTemplates.find(({ id }) => id === template)),
    endpoint: riskApi.draftRams,
    inputOf: (filled) => ({ body: { projectId, ...bodyOf(filled) } }),
    doneMessage: (rams) => `${ramsName(rams)} saved as a draft`,
    onDone: ({ id }) =>
      change({ rams: id, doing: undefined, template: undefined }, { ignoreBlocker: true }),
  });
  const leave = () => change({ doing: undefined, template: undefined });
  return { ...drafted, leave };
}
