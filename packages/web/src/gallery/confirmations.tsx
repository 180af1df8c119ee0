import { type ComponentProps, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { PasswordPreview } from './password-preview.tsx';
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
