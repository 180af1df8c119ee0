import { residualOf, riskOf } from '@sitewright/domain/risk/score';
import type { ReactNode } from 'react';
import { Band } from '../band.tsx';
import { Due } from './category-columns.tsx';
import type { Numbered } from './matrix.ts';

type Props = { category: Numbered; menu: ReactNode; today: string };

export const CategoryCard = ({ category, menu, today }: Props) => {
  const residual = residualOf(category);
  return (
    <article className="grid gap-2">
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 flex-1 text-base leading-5! [overflow-wrap:anywhere] site:text-lg site:leading-6!">
          {category.id}. {category.category}
        </h3>
        <div className="-mt-1 -mr-2 max-md:-mt-2.5 max-md:-mr-2.5">{menu}</div>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Band risk={riskOf(category)} />
        {residual !== null && (
          <>
            then <Band risk={residual} />
          </>
        )}
      </p>
      {category.action && <p className="text-sm">{category.action}</p>}
      {(category.owner || category.dueDate) && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-text-2">
          {category.owner} <Due category={category} today={today} />
        </p>
      )}
    </article>
  );
};
