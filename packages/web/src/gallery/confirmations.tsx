import { FirstPasswordForm } from '@sitewright/domain/session/credentials';
import { type ComponentProps, useState } from 'react';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { useToast } from '../ui/dialogs/toast.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { Section } from './section.tsx';

type Question = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'description' | 'variant' | 'confirmText' | 'cancelText'
> & { opener: string; word?: string };

const questions: readonly Question[] = [
  {
    opener: 'Destructive',
    variant: 'destructive',
    title: 'Log out and lose 3 entries?',
    description: '3 entries have not been sent. They are only on this phone.',
    confirmText: 'Log out',
    cancelText: 'Stay signed in',
  },
  {
    opener: 'Destructive, default texts',
    variant: 'destructive',
    title: 'Delete Mesh A393?',
    description: 'It cannot be brought back.',
  },
  {
    opener: 'Destructive, with a word to type',
    variant: 'destructive',
    title: 'Delete 412 records?',
    description: 'They go to the recycle bin as one bundle.',
    confirmText: 'Delete records',
    word: 'DELETE',
  },
  {
    opener: 'Warning',
    variant: 'warning',
    title: 'Put Farrier Row unit 4 on hold?',
    description: 'No new entries can be logged. 2 orders stay open.',
    confirmText: 'Put on hold',
  },
  {
    opener: 'Info',
    variant: 'info',
    title: 'Send this order to Pennick?',
    description: 'The PDF goes to orders@pennick.example with 2 attachments.',
  },
];

export const Confirmations = () => (
  <Section title="Confirm dialogs">
    <div className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <Ask key={question.opener} {...question} />
      ))}
      <PasswordPreview />
    </div>
  </Section>
);

function Ask({ opener, word, ...question }: Question) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const toast = useToast();
  const close = (answer: string) => {
    setOpen(false);
    setTyped('');
    toast({ text: `${opener}: ${answer}` });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <ConfirmDialog
        {...question}
        isOpen={isOpen}
        isBlocked={word !== undefined && typed !== word}
        onConfirm={() => close('confirmed')}
        onCancel={() => close('left')}
      >
        {word && (
          <TextField
            label={`Type ${word} to go on`}
            name="word"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        )}
      </ConfirmDialog>
    </>
  );
}

/** The dialog of the forced password change, which here can be left and changes nothing. */
function PasswordPreview() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Forced password change</Button>
      <Dialog
        isOpen={isOpen}
        title="Change your password"
        description="A preview: nothing is sent, and your password stays as it is."
        onClose={close}
      >
        <Preview onDone={close} />
      </Dialog>
    </>
  );
}

function Preview({ onDone }: { onDone: () => void }) {
  const form = useForm(
    FirstPasswordForm,
    { newPassword: '', confirmPassword: '' },
    { onSubmit: onDone },
  );
  return (
    <form {...form.bind} className="grid gap-4">
      <NewPasswordFields field={form.field} />
      <div className="grid gap-2">
        <Button type="submit" tone="primary" isBig>
          Change Password
        </Button>
        <Button onClick={onDone}>Cancel & Logout</Button>
      </div>
    </form>
  );
}
