import type { ReactNode } from 'react';
import { counted } from '../../ui/table/labels.ts';
import { labelOf } from '../labels.ts';
import type { ListedTemplate } from './listed-templates.ts';
import { Problems, TemplateLink } from './template-columns.tsx';
import { StateSwitch } from './template-state.tsx';

type Props = { template: ListedTemplate; menu: ReactNode };

export const TemplateCard = ({ template, menu }: Props) => (
  <article data-own-actions="" className="grid gap-2">
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <h2 className="text-base leading-5!">
          <TemplateLink template={template} />
        </h2>
        <p className="text-xs tracking-normal text-text-2">
          {[template.isOwn && labelOf(template.templateType), template.subject]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {menu}
    </div>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StateSwitch template={template} />
      <Problems {...template} />
      <span className="text-text-2">
        {counted(template.timesUsed, template.timesUsed === 1 ? 'letter' : 'letters')}
      </span>
    </p>
  </article>
);
