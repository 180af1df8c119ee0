import { Spinner } from '../ui/spinner.tsx';
import { LonePage } from './lone-page.tsx';

/** The window while it is not yet known what to show in it. */
export const Starting = () => (
  <LonePage>
    <main>
      <Spinner label="Loading" />
    </main>
  </LonePage>
);
