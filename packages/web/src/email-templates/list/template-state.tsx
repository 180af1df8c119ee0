import { obstacleToWriting } from '@sitewright/domain/email-templates/rules';
import { CircleCheck, CircleSlash, Replace } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { useSwitchTemplate } from '../use-switch-template.ts';
import { type ListedTemplate, stateLabels } from './listed-templates.ts';

const looks = {
  used: { tone: 'ok', icon: CircleCheck },
  unused: { tone: 'plain', icon: CircleSlash },
  replaced: { tone: 'plain', icon: Replace },
} as const;

export const StateBadge = ({ state }: Pick<ListedTemplate, 'state'>) => (
  <Badge {...looks[state]}>{stateLabels[state]}</Badge>
);

/** Whether the template is in use, with a switch. */
export function StateSwitch({ template }: { template: ListedTemplate }) {
  const obstacle = obstacleToWriting(useActor());
  const isActive = template.state === 'used';
  const { turn } = useSwitchTemplate({ id: template.id, isActive });
  if (!template.isOwn || obstacle) return <StateBadge state={template.state} />;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isActive}
      aria-label={`Active, ${template.name}`}
      onClick={turn}
      className="inline-flex min-h-6 items-center rounded-full hover:brightness-95 max-md:min-h-11"
    >
      <StateBadge state={template.state} />
    </button>
  );
}
