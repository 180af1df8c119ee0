import type { ReactNode } from 'react';
import { counted } from '../../ui/table/labels.ts';
import { RecordCard } from '../../ui/table/record-card.tsx';
import { labelOf } from '../labels.ts';
import type { ListedTemplate } from './listed-templates.ts';
import { Problems, TemplateLink } from './template-columns.tsx';
import { StateSwitch } from './template-state.tsx';

type Props = { template: ListedTemplate; menu: ReactNode };

export const TemplateCard = ({ template, menu }: Props) => (
  <RecordCard
    title={<TemplateLink template={template} />}
    note={[template.isOwn && labelOf(template.templateType), template.subject]
      .filter(Boolean)
      .join(' · ')}
    menu={menu}
  >
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StateSwitch template={template} />
      <Problems {...template} />
      <span className="text-text-2">
        {counted(template.timesUsed, template.timesUsed === 1 ? 'email' : 'emails')}
      </span>
    </p>
  </RecordCard>
);
