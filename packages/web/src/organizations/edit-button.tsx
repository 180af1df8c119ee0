import { Pencil } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonWithReason, type Obstacle } from '../ui/disabled-reason.tsx';
import { Opener } from '../ui/opener.tsx';

type Props = {
  /** What it edits, for users who hear the button without its surroundings. */
  label: string;
  obstacle: Obstacle | undefined;
};

/** At the head of a part of the company. */
export const EditButton = ({ label, obstacle, onPress }: Props & { onPress: () => void }) => (
  <Head>
    <ButtonWithReason icon={Pencil} obstacle={obstacle} aria-label={label} onClick={onPress}>
      Edit
    </ButtonWithReason>
  </Head>
);

type OpenerProps = Props & Pick<ComponentProps<typeof Opener>, 'children'>;

/** The same, with the dialog that it opens. */
export const EditOpener = ({ label, obstacle, children }: OpenerProps) => (
  <Head>
    <Opener icon={Pencil} label="Edit" obstacle={obstacle} aria-label={label}>
      {children}
    </Opener>
  </Head>
);

const Head = ({ children }: { children: ReactNode }) => (
  <div className="ml-auto flex flex-wrap items-center justify-end gap-3 text-right">{children}</div>
);
