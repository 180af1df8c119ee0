import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';

/** Lets letters go out with a template, or no longer. */
export function useSwitchTemplate({ id, isActive }: { id: number; isActive: boolean }) {
  const toast = useToast();
  const { perform, isPending } = useCommand(
    isActive ? emailTemplatesApi.deactivate : emailTemplatesApi.activate,
    {
      onDone: ({ name, isActive: isUsed }) =>
        toast({
          text: isUsed ? `Letters go out with ${name} from now on` : `${name} is used no longer`,
        }),
      onRefused: (error) => toast({ title: 'Not changed', text: detailOf(error), tone: 'danger' }),
    },
  );
  return { isPending, turn: () => perform({ params: { emailTemplateId: id } }) };
}
