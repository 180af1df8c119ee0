import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

/** Lays a copy of a template beside it. */
export function useDuplicate(onMade?: (made: { id: number }) => void) {
  const toast = useToast();
  const { perform, isPending } = useCommand(emailTemplatesApi.copy, {
    onDone: (made) => {
      toast({ text: `${made.name} lies beside it, and is not used yet` });
      onMade?.(made);
    },
    onRefused: (error) => toast({ title: 'Not copied', text: detailOf(error), tone: 'danger' }),
  });
  return { isPending, duplicate: (id: number) => perform({ params: { emailTemplateId: id } }) };
}
