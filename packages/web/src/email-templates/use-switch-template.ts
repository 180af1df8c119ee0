import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { useAction } from '../actions/use-action.ts';

/** Switches the use of a template on or off. */
export function useSwitchTemplate({ id, isActive }: { id: number; isActive: boolean }) {
  const { perform, isPending } = useAction(
    isActive ? emailTemplatesApi.deactivate : emailTemplatesApi.activate,
    {
      doneMessage: ({ name, isActive: isUsed }) =>
        isUsed ? `Emails now use ${name}` : `${name} is no longer used`,
      refusedTitle: 'Not changed',
    },
  );
  return { isPending, turn: () => perform({ params: { emailTemplateId: id } }) };
}
