import { Spinner } from '../ui/spinner.tsx';
import { LonePage } from './lone-page.tsx';

/** The window while it is not yet known what to show in it. */
export const Starting = () => (
  <LonePage>
    <main>
      <h1 className="sr-only">Sitewright</h1>
      <Spinner label="Loading" />
    </main>
  </LonePage>
);
