import type { Reply } from '@sitewright/domain/kernel/endpoint';
import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { AppCode } from '@sitewright/domain/session/two-factor-code';
import { Plug } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { usePasswordAgain } from '../../actions/use-password-again.tsx';
import { InlineForm } from '../../forms/inline-form.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { detailOf } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { CopyText } from '../../ui/copy-text.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = {
  /** Why it is being set up, where the company requires it. */
  reason?: string;
  /** How to leave before it is on. */
  cancel: { label: string; isPending?: boolean; onPress: () => void };
  /** Without it the dialog blocks the app. */
  onClose?: () => void;
  onDone: () => void;
};

type Begun = Reply<typeof twoFactorApi.setUpTwoFactor>;
type TurnedOn = Reply<typeof twoFactorApi.turnOnTwoFactor>;

const what =
  'With two-factor sign-in you enter a code from an app on your phone as well as your password. You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.';

/** Three short steps: who you are, the app, the recovery codes. */
export function SetUpTwoFactor({ reason, cancel, onClose, onDone }: Props) {
  const [begun, setBegun] = useState<Begun>();
  const [turnedOn, setTurnedOn] = useState<TurnedOn>();
  if (turnedOn)
    return (
      <Dialog
        isOpen
        title="Save your recovery codes"
        description="Two-factor sign-in is on. If you lose your phone, sign in with one of these codes. Each works once, and you will not be able to see them again."
      >
        {/* A server of the version before names none: the codes must be shown all the same. */}
        <TokensLeft names={turnedOn.apiTokens ?? []} />
        <RecoveryCodes codes={turnedOn.recoveryCodes} onDone={onDone} />
      </Dialog>
    );
  const closing = onClose ? { onClose } : {};
  return begun ? (
    <Dialog
      isOpen
      title="Scan the QR code"
      description="Scan it with your authenticator app, then enter the code it shows."
      {...closing}
    >
      <Scan begun={begun} cancel={<Cancel {...cancel} />} onDone={setTurnedOn} />
    </Dialog>
  ) : (
    <Dialog
      isOpen
      title="Set up two-factor sign-in"
      description={reason ? `${reason} ${what}` : what}
      {...closing}
    >
      <Begin cancel={<Cancel {...cancel} />} onDone={setBegun} />
    </Dialog>
  );
}

const list = new Intl.ListFormat('en-GB');

/** A token asks for no code: a person who turns this on should know which ones there are. */
const TokensLeft = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <Notice
      icon={Plug}
      text={`${names.length === 1 ? 'This API token still works' : 'These API tokens still work'} without a code: ${list.format(names)}. Revoke any you do not need under User Settings, API tokens.`}
    />
  );

const Cancel = ({ label, isPending = false, onPress }: Props['cancel']) => (
  <Button isPending={isPending} onClick={onPress}>
    {label}
  </Button>
);

type StepProps<T> = { cancel: ReactNode; onDone: (reply: T) => void };

function Begin({ cancel, onDone }: StepProps<Begun>) {
  const begin = useCommand(twoFactorApi.setUpTwoFactor, { onDone });
  const again = usePasswordAgain(begin);
  const { isPending, error } = again.command;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!again.isBlocked) again.before(() => begin.perform({}));
      }}
    >
      {again.field}
      {error && !isPending && <Failure text={detailOf(error)} />}
      <div className="flex flex-wrap justify-end gap-2">
        {cancel}
        <Button
          type="submit"
          tone="primary"
          isBlocked={again.isBlocked}
          isPending={isPending}
          pendingLabel="Continuing..."
        >
          Continue
        </Button>
      </div>
    </form>
  );
}

const CodeForm = z.object({ code: AppCode, mailedCode: z.string().trim().max(100) });

function Scan({ begun, cancel, onDone }: StepProps<TurnedOn> & { begun: Begun }) {
  const { form, command } = useCommandForm({
    fields: CodeForm,
    start: { code: '', mailedCode: '' },
    endpoint: twoFactorApi.turnOnTwoFactor,
    inputOf: ({ code, mailedCode }) => ({
      body: { code, ...(begun.isMailedCodeNeeded && { mailedCode }) },
    }),
    before: (send) => again.before(send),
    onDone,
  });
  const again = usePasswordAgain(command);
  return (
    <InlineForm
      form={form}
      command={again.command}
      submitText="Turn on"
      button={{ isBlocked: again.isBlocked, pendingLabel: 'Turning on...' }}
      aside={cancel}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <div className="justify-self-center rounded-control bg-[white] p-1">
        <QrCode text={begun.uri} label="QR code for your authenticator app" />
      </div>
      <p className="text-sm">
        Cannot scan it? Enter this key in the app:{' '}
        <code className="font-mono text-sm [overflow-wrap:anywhere]">{inFours(begun.secret)}</code>
      </p>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <CopyText label="Copy key" doneMessage="Key copied" text={() => begun.secret} />
        <a href={begun.uri} className="link inline-flex min-h-6 items-center max-md:min-h-11">
          Open in authenticator app
        </a>
      </div>
      <TextField
        label="Code from your authenticator app"
        autoComplete="one-time-code"
        inputMode="numeric"
        {...form.field('code')}
      />
      {begun.isMailedCodeNeeded && (
        <TextField
          label="Code from the email"
          help="Your email address is not confirmed yet. We have emailed you a code, which is valid for 10 minutes."
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('mailedCode')}
        />
      )}
      {again.field}
    </InlineForm>
  );
}

/** Easier to read and to type; apps ignore the spaces. */
const inFours = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');
