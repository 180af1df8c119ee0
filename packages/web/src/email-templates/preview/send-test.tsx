import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import type { PreviewRequest } from '@sitewright/domain/email-templates/preview';
import { Send } from 'lucide-react';
import { useAction } from '../../actions/use-action.ts';
import { Button } from '../../ui/button.tsx';
import type { TemplateSource } from '../queries.ts';

type Props = { shown: TemplateSource; ask: PreviewRequest; label?: string };

/** Sends the current text of the email to the user who presses the button. */
export function SendTest({ shown, ask, label = 'Send test to me' }: Props) {
  const send = useSendTest(shown);
  return (
    <Button
      icon={Send}
      isPending={send.isPending}
      pendingLabel="Sending..."
      onClick={() => send.perform(ask)}
    >
      {label}
    </Button>
  );
}

function useSendTest(shown: TemplateSource) {
  const options = {
    doneMessage: ({ to }: { to: string }) => `Test sent to ${to}`,
    refusedTitle: 'Not sent',
  };
  const own = useAction(emailTemplatesApi.test, options);
  const standard = useAction(emailTemplatesApi.testStandard, options);
  return {
    isPending: own.isPending || standard.isPending,
    perform: (body: PreviewRequest) =>
      'id' in shown
        ? own.perform({ params: { emailTemplateId: shown.id }, body })
        : standard.perform({ params: shown, body }),
  };
}
