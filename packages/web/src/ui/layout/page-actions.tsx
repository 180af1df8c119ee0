import { Link, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button-link.tsx';
import { MenuItem } from '../dialogs/menu.tsx';
import { ButtonWithReason, type Obstacle } from '../disabled-reason.tsx';
import { PageMenu } from './page-menu.tsx';

export type PageAction = {
  label: string;
  icon: LucideIcon;
  tone?: 'primary';
  obstacle?: Obstacle | undefined;
  isPending?: boolean;
  only?: 'desk' | 'phone';
  /** At a desk a blocked action has no button; in the menu it shows its reason. */
  hidesWhenBlocked?: boolean;
  /** On a phone it has a button as well, beside the menu. */
  isButtonOnPhone?: boolean;
} & ({ link: LinkProps } | { onPress: () => void });

type Props = {
  /** In the order of the phone's menu; at a desk the primary action comes last. */
  actions: readonly PageAction[];
  /** Before the actions, on a phone too. */
  children?: ReactNode;
};

/** The actions of a page: buttons at a desk, a menu on a phone. */
export function PageActions({ actions, children }: Props) {
  const buttons = actions
    .filter(({ only }) => only !== 'phone')
    .filter(({ hidesWhenBlocked, obstacle }) => !hidesWhenBlocked || !obstacle)
    .toSorted((action, other) => isPrimary(action) - isPrimary(other));
  return (
    <div className="flex items-center justify-end gap-2 max-md:-my-2 max-md:self-start md:flex-wrap print:hidden">
      {children}
      {buttons.map((action) => (
        <span
          key={action.label}
          className={action.isButtonOnPhone ? 'contents' : 'contents max-md:hidden'}
        >
          <PageActionButton {...action} />
        </span>
      ))}
      <PageMenu>
        {actions
          .filter(({ only }) => only !== 'desk')
          .map((action) => (
            <PageActionItem key={action.label} {...action} />
          ))}
      </PageMenu>
    </div>
  );
}

const isPrimary = ({ tone }: PageAction): number => Number(tone === 'primary');

/** One of the actions by itself, for example in an empty list. */
export function PageActionButton(action: PageAction) {
  const { label, icon, tone = 'secondary', obstacle, isPending = false } = action;
  if ('link' in action && !obstacle)
    return (
      <ButtonLink {...action.link} icon={icon} tone={tone}>
        {label}
      </ButtonLink>
    );
  return (
    <ButtonWithReason
      icon={icon}
      tone={tone}
      obstacle={obstacle}
      isPending={isPending}
      {...('onPress' in action && { onClick: action.onPress })}
    >
      {label}
    </ButtonWithReason>
  );
}

function PageActionItem(action: PageAction) {
  const { label, icon, obstacle } = action;
  const target =
    'onPress' in action
      ? { onSelect: action.onPress }
      : !obstacle && { link: <Link {...action.link} /> };
  return (
    <MenuItem icon={icon} obstacle={obstacle} {...target}>
      {label}
    </MenuItem>
  );
}
