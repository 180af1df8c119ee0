import { formatPounds } from '@sitewright/domain/kernel/pounds';
import type { FullProfile } from '@sitewright/domain/organizations/company-profile';
import {
  expiryState,
  obstacleToEditingProfile,
} from '@sitewright/domain/organizations/company-rules';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useActor } from '../../platform/session.ts';
import { today } from '../../platform/today.ts';
import { Badge } from '../../ui/badge.tsx';
import { dayText } from '../../ui/format/date-time.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { EditButton } from '../edit-button.tsx';
import type { ProfileField, ProfileSection } from './sections.ts';

type Props = {
  section: ProfileSection;
  profile: FullProfile;
  onEdit: (section: ProfileSection) => void;
};

export const SectionPanel = ({ section, profile, onEdit }: Props) => (
  <Panel title={section.title} aside={<EditSectionButton section={section} onEdit={onEdit} />}>
    <FieldFacts section={section} profile={profile} />
  </Panel>
);

/** The values of a section by label; missing ones are shown as empty. */
export const FieldFacts = ({ section, profile }: Omit<Props, 'onEdit'>) => (
  <dl className="grid gap-x-6 gap-y-3 p-4 text-sm sm:grid-cols-2">
    {section.fields.map((field) => (
      <div key={field.name} className={field.kind === 'area' ? 'sm:col-span-2' : undefined}>
        <dt className="text-text-2">{field.label}</dt>
        <dd className="whitespace-pre-line [overflow-wrap:anywhere]">
          {shownOf(field, profile) || <span className="text-text-2">Not set</span>}
        </dd>
      </div>
    ))}
  </dl>
);

const shown: Partial<Record<ProfileField['kind'], (value: string) => ReactNode>> = {
  date: (value) => <Standing end={value} />,
  money: formatPounds,
};

function shownOf({ name, kind }: ProfileField, profile: FullProfile): ReactNode {
  const value = profile[name];
  if (kind === 'flag') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  return value == null ? '' : (shown[kind]?.(String(value)) ?? String(value));
}

const standings = {
  over: { tone: 'bad', icon: CircleAlert, word: 'Out of date' },
  soon: { tone: 'warn', icon: Clock, word: 'Within 30 days' },
  good: { tone: 'ok', icon: CircleCheck, word: 'In date' },
} as const;

/** Until when something is good, and whether that is soon. */
function Standing({ end }: { end: string }) {
  const { tone, icon, word } = standings[expiryState(end, today())];
  return (
    <span className="flex flex-wrap items-center gap-2">
      <time dateTime={end}>{dayText(end)}</time>
      <Badge tone={tone} icon={icon}>
        {word}
      </Badge>
    </span>
  );
}

export const EditSectionButton = ({ section, onEdit }: Pick<Props, 'section' | 'onEdit'>) => (
  <EditButton
    label={`Edit ${section.title.toLowerCase()}`}
    obstacle={obstacleToEditingProfile(useActor())}
    onPress={() => onEdit(section)}
  />
);
