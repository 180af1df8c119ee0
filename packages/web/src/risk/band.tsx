import { bandLabels, type RiskBand } from '@sitewright/domain/risk/risk-values';
import { bandOf } from '@sitewright/domain/risk/score';
import { cn } from '../ui/cn.ts';

/** Four backgrounds from calm to solid red; each shows the word and the figure. */
export const bandStyles: Record<RiskBand, string> = {
  low: 'bg-ok-soft text-on-ok-soft',
  medium: 'bg-warn-soft text-on-warn-soft',
  high: 'bg-bad-soft text-on-bad-soft',
  critical: 'bg-bad text-on-solid',
};

/** '12 Medium' */
export const riskText = (risk: number): string => `${risk} ${bandLabels[bandOf(risk)]}`;

/** A whole risk, or the score of a contract to the hundredth: '9.50 Medium'. */
export const Band = ({ risk }: { risk: number | string }) => {
  const band = bandOf(Number(risk));
  return (
    <span className={cn(pill, bandStyles[band])}>
      {risk} {bandLabels[band]}
    </span>
  );
};

const pill =
  'inline-flex h-[22px] items-center justify-self-start rounded-full px-2 text-xs font-medium tracking-normal whitespace-nowrap tabular-nums site:h-[26px] site:px-2.5';
