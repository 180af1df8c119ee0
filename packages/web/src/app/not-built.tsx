import { Link } from '@tanstack/react-router';
import { Screen } from '../ui/screen.tsx';

/** An address of the product whose screen is still to come, and says so. */
export const NotBuilt = ({ title }: { title: string }) => (
  <Screen title={title}>
    <div className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-6">
      <p className="font-semibold">Not built yet</p>
      <p className="text-text-2">This page is part of the product and will come.</p>
      <Link to="/contracts" className="link inline-flex min-h-6 items-center site:min-h-11">
        Go to Contracts
      </Link>
    </div>
  </Screen>
);
