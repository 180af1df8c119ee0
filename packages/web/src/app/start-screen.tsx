import { Spinner } from '../ui/spinner.tsx';
import { BlankLayout } from './blank-layout.tsx';

/** The window while it is not yet known what to show in it. */
export const StartScreen = () => (
  <BlankLayout>
    <main data-start="">
      <h1 className="sr-only">Sitewright</h1>
      <Spinner label="Loading" />
    </main>
  </BlankLayout>
);
