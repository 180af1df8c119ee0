import { Building2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { isRefusedWith } from '../platform/call.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';

type Props<T> = Omit<ComponentProps<typeof Loaded<T>>, 'empty'>;

/** A contract, or what belongs to one; where there is no such contract, the way back to all of them. */
export const LoadedContract = <T,>(props: Props<T>) =>
  !props.query.data && isRefusedWith(props.query.error, 404) ? (
    <NoSuchContract />
  ) : (
    <Loaded {...props} empty={<NoSuchContract />} />
  );

const NoSuchContract = () => (
  <EmptyState
    icon={Building2}
    title="Contract not found"
    text="Its web address may have changed, or it may be in the recycle bin."
  >
    <ButtonLink to="/contracts" tone="primary">
      All contracts
    </ButtonLink>
  </EmptyState>
);
