import * as say from '@sitewright/domain/kernel/messages';
import { RequestForm } from '@sitewright/domain/session/access-request';
import { sessionApi } from '@sitewright/domain/session/api';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldsOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { Confirmation } from '../ui/dialogs/confirmation.tsx';
import { useToast } from '../ui/dialogs/toast.tsx';
import { type Bound, controlStyles, Field } from '../ui/fields/field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { Captcha, type CaptchaHandle } from './captcha.tsx';
import { useFailure } from './failure.ts';
import { Submit } from './submit.tsx';

const empty = { name: '', email: '', company: '', role: '', message: '', captcha: '' };

/** After the thanks the form comes back empty, with a new code. */
export function RequestAccess() {
  const [isSubmitted, setSubmitted] = useState(false);
  const [isBack, setBack] = useState(false);
  if (!isSubmitted)
    return <RequestAccessForm isBack={isBack} onSubmitted={() => setSubmitted(true)} />;
  const comeBack = () => {
    setBack(true);
    setSubmitted(false);
  };
  return (
    <section aria-labelledby="request-submitted" className="grid gap-3">
      <h2 id="request-submitted">Request Submitted</h2>
      <Confirmation text={say.requestReceived} closesAfter={3000} onClose={comeBack} />
    </section>
  );
}

type Props = { isBack: boolean; onSubmitted: () => void };

function RequestAccessForm({ isBack, onSubmitted }: Props) {
  const { form, request, captcha, trap } = useAccessRequest(onSubmitted);
  const begin = useEffectEvent(() => {
    // The confirmation had the focus, unless the user moved it.
    if (isBack && document.activeElement === document.body) form.focus('name');
  });
  useEffect(() => begin(), []);

  return (
    <form {...form.bind} className="grid gap-4 md:gap-3">
      <TextField label="Full name" autoComplete="name" {...form.field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <div className="grid gap-4 md:grid-cols-2 md:gap-3">
        <TextField label="Company" autoComplete="organization" {...form.field('company')} />
        <TextField label="Role" autoComplete="organization-title" {...form.field('role')} />
      </div>
      <TextArea label="Message" isOptional {...form.field('message')} />
      <SecurityCode captcha={captcha} {...form.field('captcha')} />
      <label className="sr-only">
        Leave this field blank
        <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <Submit
        label="Request Access"
        pendingLabel="Sending..."
        command={request}
        isErrorShownElsewhere={form.hasFieldErrors}
      />
    </form>
  );
}

function useAccessRequest(onSubmitted: () => void) {
  const captcha = useRef<CaptchaHandle>(null);
  const trap = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const fail = useFailure();
  const request = useCommand(sessionApi.requestAccess, {
    onDone: onSubmitted,
    onRefused: (error) => {
      form.set('captcha', '');
      captcha.current?.reload();
      form.showServerErrors(fieldsOf(error));
      fail(error, 'Error', say.requestFailed);
    },
  });
  const isWrong = (typed: string) => {
    if (captcha.current?.check(typed)) return false;
    toast({ title: 'Invalid Captcha', text: say.captchaWrong, tone: 'danger' });
    form.set('captcha', '');
    return true;
  };
  const form = useForm(RequestForm, empty, {
    onSubmit: ({ captcha: typed, ...body }) => {
      if (isWrong(typed)) return form.showServerErrors({ captcha: say.captchaWrong });
      request.perform({ body: { ...body, website: trap.current?.value || undefined } });
    },
    onInvalid: (fields) => Object.keys(fields).join() === 'captcha' && isWrong(''),
  });
  return { form, request, captcha, trap };
}

type CodeProps = Bound & { captcha: RefObject<CaptchaHandle | null> };

const SecurityCode = ({ captcha, error, onChange, ...input }: CodeProps) => (
  <Field label="Security code" error={error}>
    {(wiring) => (
      <>
        <Captcha ref={captcha} length={6} />
        <input
          {...input}
          {...wiring}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          className={`${controlStyles} mt-1 h-control`}
        />
      </>
    )}
  </Field>
);
