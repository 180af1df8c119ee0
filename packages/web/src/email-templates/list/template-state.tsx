import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { obstacleToWriting } from '@sitewright/domain/email-templates/rules';
import { CircleCheck, CircleSlash, Replace } from 'lucide-react';
import { detailOf } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { Badge } from '../../ui/badge.tsx';
import { useToast } from '../../ui/toast.tsx';
import { staleByTemplates } from '../queries.ts';
import { type Listed, stateLabels } from './listed.ts';

const looks = {
  used: { tone: 'ok', icon: CircleCheck },
  unused: { tone: 'plain', icon: CircleSlash },
  replaced: { tone: 'plain', icon: Replace },
} as const;

export const StateBadge = ({ state }: Pick<Listed, 'state'>) => (
  <Badge {...looks[state]}>{stateLabels[state]}</Badge>
);

/** Whether letters are written with it; a press turns it. */
export function StateSwitch({ template }: { template: Listed }) {
  const obstacle = obstacleToWriting(useActor());
  const turn = useTurn(template);
  if (!template.isOwn || obstacle) return <StateBadge state={template.state} />;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={template.state === 'used'}
      aria-label={`Active, ${template.name}`}
      onClick={turn}
      className="inline-flex min-h-6 items-center rounded-full hover:brightness-95 max-md:min-h-11"
    >
      <StateBadge state={template.state} />
    </button>
  );
}

function useTurn({ id, name, state }: Listed) {
  const toast = useToast();
  const options = {
    refreshes: staleByTemplates,
    onRefused: (error: Error) =>
      toast({ title: 'Not used', text: detailOf(error), tone: 'danger' }),
  };
  const activate = useCommand(emailTemplatesApi.activate, options);
  const deactivate = useCommand(emailTemplatesApi.deactivate, options);
  const ask = { params: { emailTemplateId: id } };
  return () =>
    state === 'used'
      ? deactivate.perform(ask, () => toast({ text: `${name} is used no longer` }))
      : activate.perform(ask, () => toast({ text: `Letters go out with ${name} from now on` }));
}
