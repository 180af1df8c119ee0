import * as notices from '@sitewright/domain/kernel/notices';
import { planSuspended } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { readItem, setItem } from '../platform/local-storage.ts';
import { query } from '../platform/query.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/layout/notice.tsx';

/** Reads the organisation at the start; warns where that failed, its plan is suspended or no email leaves. */
export function OrganizationBanner({ user }: { user: SessionUser }) {
  const { data, isError, isFetching, refetch } = useQuery(query(organizationsApi.current));
  const isSuspended = data?.subscriptionStatus === 'suspended';
  if (!isError && !isSuspended)
    return data?.canSendEmail === false && user.isOrganizationAdmin === 'yes' ? (
      <NoMailServer />
    ) : null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-control bg-bad-soft px-4 py-2 text-on-bad-soft"
    >
      <p>{isError ? notices.organizationUnknown : planSuspended.message}</p>
      {isError && (
        <Button isPending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </div>
  );
}

const hiddenKey = 'hidesMailServerBanner';

/** Hidden by one administrator in one browser; the lists of invitations and emails still say it. */
function NoMailServer() {
  const [isHidden, setHidden] = useState(readItem(hiddenKey) !== null);
  if (isHidden) return null;
  const hide = () => {
    setItem(hiddenKey, 'yes');
    setHidden(true);
  };
  return (
    <div className="print:hidden">
      <Notice
        icon={MailX}
        tone="warn"
        text={
          <>
            Emails are not sent: no mail server is set up.
            <span className="max-md:hidden">
              {' '}
              Ask your IT team to set SMTP_URL and restart the server.
            </span>
          </>
        }
      >
        <Button onClick={hide}>Hide</Button>
      </Notice>
    </div>
  );
}
