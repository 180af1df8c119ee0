import type { FullProfile } from '@sitewright/domain/organizations/company-profile';
import { completenessOf } from '@sitewright/domain/organizations/company-rules';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** How much of the profile is there, and by name what is not. */
export function Completeness({ profile }: { profile: FullProfile | null }) {
  const { share, missing, worthAdding } = completenessOf(profile);
  return (
    <section
      aria-label="Completeness"
      className="grid gap-2 rounded-card border border-line bg-surface p-5 max-md:p-4"
    >
      <ProgressBar label="Profile complete" value={share} step={`${share} %`} />
      {missing.length > 0 && <p className="text-sm">Still required: {missing.join(', ')}.</p>}
      {worthAdding.length > 0 && (
        <p className="text-sm text-text-2">Worth adding: {worthAdding.join(', ')}.</p>
      )}
    </section>
  );
}
