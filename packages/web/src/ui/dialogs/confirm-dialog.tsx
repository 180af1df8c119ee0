import { Info, Trash2, TriangleAlert } from 'lucide-react';
import { AlertDialog as Radix } from 'radix-ui';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../button.tsx';
import { cn } from '../cn.ts';
import { IconCircle } from '../icon-circle.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type Props = {
  title: string;
  description: ReactNode;
  confirmText?: string;
  cancelText?: string;
  variant?: keyof typeof variants;
  isOpen: boolean;
  isPending?: boolean;
  /** Disables the action while something is missing, such as a reason. */
  isBlocked?: boolean;
  /** With room for a table. */
  isWide?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Further fields, such as a reason or a word to type. */
  children?: ReactNode;
};

/** Asks before an action that cannot be undone; Escape and Cancel leave everything as it is. */
export function ConfirmDialog({ isOpen, ...question }: Props) {
  const { isPending, onCancel } = question;
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => open || isPending || onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 grid animate-appear place-items-center overflow-y-auto bg-scrim p-4">
          <Question {...question} />
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The focus starts on Cancel or in the first field; on the action only if it is harmless. */
function Question({
  title,
  description,
  variant = 'info',
  isWide = false,
  children,
  onConfirm,
  ...action
}: Omit<Props, 'isOpen'>) {
  const box = useRef<HTMLDivElement>(null);
  const { icon, tone, first } = variants[variant];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble to a form around the dialog as well.
    event.stopPropagation();
    if (!action.isPending && !action.isBlocked) onConfirm();
  };
  return (
    <Radix.Content
      ref={box}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        box.current?.querySelector<HTMLElement>(first)?.focus();
      }}
      onCloseAutoFocus={useReturnFocus()}
      className={cn(
        'w-full animate-slide rounded-dialog bg-raised p-5 text-text shadow-overlay [--button-line:var(--control)]',
        isWide ? 'max-w-[720px]' : 'max-w-[420px]',
      )}
    >
      <form
        noValidate
        autoComplete="off"
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <div className="flex gap-3">
          <IconCircle icon={icon} tone={tone} />
          <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
            <Radix.Title className="text-[16px] leading-6 tracking-[-0.011em] site:text-lg">
              {title}
            </Radix.Title>
            <Radix.Description className="text-sm text-text-2">{description}</Radix.Description>
          </div>
        </div>
        {children}
        <Answers variant={variant} {...action} />
      </form>
    </Radix.Content>
  );
}

type AnswersProps = Pick<
  Props,
  'confirmText' | 'cancelText' | 'isPending' | 'isBlocked' | 'onCancel'
> & {
  variant: keyof typeof variants;
};

const Answers = ({
  variant,
  confirmText = 'Confirm',
  cancelText = 'Cancel',
  isPending = false,
  isBlocked = false,
  onCancel,
}: AnswersProps) => (
  <div className="flex flex-wrap justify-end gap-2">
    <Button data-answer="cancel" isBlocked={isPending} onClick={onCancel}>
      {cancelText}
    </Button>
    <Button
      type="submit"
      data-answer="confirm"
      tone="primary"
      className={variants[variant].fill}
      isPending={isPending}
      isBlocked={isBlocked}
    >
      {confirmText}
    </Button>
  </div>
);

const fieldOr = (answer: 'cancel' | 'confirm') =>
  `input, select, textarea, [data-answer=${answer}]` as const;

/** Filled buttons have the brand colour; here the danger colour replaces it. */
const variants = {
  destructive: {
    icon: Trash2,
    tone: 'bad',
    fill: '[--brand:var(--bad)] [--brand-hover:var(--bad)] [--on-brand:var(--on-solid)] hover:brightness-90',
    first: '[data-answer=cancel]',
  },
  warning: {
    icon: TriangleAlert,
    tone: 'warn',
    fill: '[--brand:var(--warn)] [--brand-hover:var(--warn)] [--on-brand:var(--on-solid)] hover:brightness-90',
    first: fieldOr('cancel'),
  },
  info: { icon: Info, tone: 'info', fill: '', first: fieldOr('confirm') },
} as const;
