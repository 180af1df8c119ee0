import { linksApi } from '@sitewright/domain/links/api';
import type { LinkPurpose, LinkSummary } from '@sitewright/domain/links/link';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { LinkErrorBoundary } from '../links/link-error-boundary.tsx';
import { LinkPage } from '../links/link-page.tsx';
import { callPath, isTemporary } from '../platform/call.ts';
import { query } from '../platform/query.ts';
import { OrderByLink } from '../purchase-orders/link-route.ts';
import { RamsByLink } from '../risk/sign/link-route.ts';
import { momentText } from '../ui/format/date-time.ts';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { TalkByLink } from '../wellbeing/link-route.ts';

/** The page of a link, by its purpose; loaded when such a link is opened. */
const screens: Record<LinkPurpose, ComponentType<{ token: string; language: string | null }>> = {
  purchaseOrder: OrderByLink,
  rams: RamsByLink,
  toolboxTalk: TalkByLink,
};

const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [path] }) => callPath(`${path}`),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && isTemporary(error),
      },
      mutations: { networkMode: 'always' },
    },
  });

type Props = { token: string };

const Waiting = () => (
  <main className="mx-auto max-w-[680px] p-gutter py-8">
    <Skeleton what="the page" shape="lines" />
  </main>
);

/** The one public frame: it asks what the link is for, and shows that. */
export function LinkFrame({ token }: Props) {
  const [client] = useState(makeClient);
  return (
    <LinkErrorBoundary>
      <QueryClientProvider client={client}>
        <LinkLoader token={token} />
      </QueryClientProvider>
    </LinkErrorBoundary>
  );
}

function LinkLoader({ token }: Props) {
  const link = useQuery(query(linksApi.open, { params: { token } }));
  if (link.data) return <Opened token={token} link={link.data} />;
  return (
    <LinkPage
      heading="Link"
      query={link}
      what="the page"
      over="It has expired, has been withdrawn or is incomplete. Ask the person who sent it for a new one."
    >
      {() => null}
    </LinkPage>
  );
}

function Opened({ token, link }: Props & { link: LinkSummary }) {
  const Screen = screens[link.purpose];
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <Screen token={token} language={link.language} />
      </Suspense>
      <footer className="mx-auto max-w-[680px] p-gutter pb-8 text-xs text-text-2">
        {link.company} gave you this link. It is valid until {momentText(link.expiresAt)}. Your name
        and what you do here are recorded.
      </footer>
    </>
  );
}
