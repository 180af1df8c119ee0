import { iceCitation } from '@sitewright/domain/carbon/attribution';
import { ImportWizard } from '../../../ui/import/import-wizard.tsx';
import { useChangeAddress } from '../search-params.ts';
import { ImportDone } from './import-done.tsx';
import { ReviewFactors } from './review-factors.tsx';
import { useFactorImport } from './use-factor-import.ts';

const guide = {
  title: 'Choose your ICE workbook',
  text: `the material and its factor are needed. It stays a draft until you publish it, and is cited as ${iceCitation}.`,
  template: 'carbon-factors.csv',
};

/** From the organisation's own workbook to a set of factors that waits to be published. */
export function ImportFactors() {
  const wizard = useFactorImport();
  const change = useChangeAddress();
  const close = () => change({ step: undefined, tab: 'sets' });
  return (
    <ImportWizard
      back="Sets"
      wizard={wizard}
      guide={guide}
      onClose={close}
      review={(step) => <ReviewFactors {...step} wizard={wizard} />}
      done={({ outcome }) => <ImportDone set={outcome} onClose={close} />}
    />
  );
}
