import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import { carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import { categoryIn } from '../search-params.ts';
import { useCarbonAddress, useChangeAddress } from '../use-search-params.ts';

const choices = [undefined, ...carbonCategories] as const;

/** Which entries are listed. */
export function CategoryTabs() {
  const chosen = categoryIn(useCarbonAddress());
  const change = useChangeAddress();
  return (
    <fieldset className="scroll-hint flex max-w-full min-w-0 justify-self-start overflow-x-auto rounded-[8px] border border-line-2 p-0.5 [--edge:var(--sunken)] [scrollbar-width:none] print:hidden">
      <legend className="sr-only">Category</legend>
      {choices.map((category) => (
        <button
          key={category ?? 'all'}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => change({ category })}
          className="inline-flex h-7 flex-none items-center justify-center rounded-control px-2.5 max-md:min-w-11 text-button font-medium whitespace-nowrap text-text-2 -outline-offset-2! hover:text-text aria-pressed:bg-selected aria-pressed:font-semibold aria-pressed:text-text aria-pressed:shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(22_23_28/6%)] site:h-11"
        >
          {category ? categoryLabels[category] : 'All'}
        </button>
      ))}
    </fieldset>
  );
}
