import { organizationsApi } from '@sitewright/domain/organizations/api';
import { useQuery } from '@tanstack/react-query';
import { query } from './query.ts';

const notEmailed = 'Not emailed: no mail server is set up';

/** Whether emails leave this installation. The frame of every page has read it; until then, yes. */
export const useCanSendEmail = (): boolean =>
  useQuery({ ...query(organizationsApi.current), enabled: false }).data?.canSendEmail ?? true;

/** The toast about an email: that it was sent, or that it could not be. */
export function useEmailMessage(): (sent: string) => string {
  const canSendEmail = useCanSendEmail();
  return (sent) => (canSendEmail ? sent : notEmailed);
}
