import { notAllowed } from '@sitewright/domain/kernel/problem';
import {
  CircleCheck,
  CircleDashed,
  CirclePause,
  Clock,
  Info,
  OctagonAlert,
  TriangleAlert,
} from 'lucide-react';
import { ActionButton } from '../ui/action-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Section, Specimen } from './section.tsx';

const idle = { isPending: false, error: null };
const busy = { isPending: true, error: null };
const failed = { isPending: false, error: new Error('409: This issue is closed.') };
const action = { label: 'Close issue', onPress: () => {} };

export const Buttons = () => (
  <>
    <Section title="Buttons" columns="three">
      <Specimen name="Primary, secondary, pending, blocked">
        <div className="flex flex-wrap items-center gap-2">
          <Button tone="primary">Create contract</Button>
          <Button>Export</Button>
          <Button tone="primary" isPending pendingLabel="Saving...">
            Save
          </Button>
          <Button isBlocked>Approve</Button>
          <LinkButton>Forgot your password?</LinkButton>
        </div>
      </Specimen>
      <Specimen name="The one action of a form">
        <Button tone="primary" isBig>
          Log Labour Entry
        </Button>
      </Specimen>
      <Specimen name="Actions: ready, not allowed, under way, failed">
        <ActionButton {...action} subject="Loose board" obstacle={undefined} command={idle} />
        <ActionButton {...action} subject="Cracked slab" obstacle={notAllowed} command={idle} />
        <ActionButton {...action} subject="Blocked drain" obstacle={undefined} command={busy} />
        <ActionButton {...action} subject="Bent ladder" obstacle={undefined} command={failed} />
      </Specimen>
    </Section>
    <BadgesAndNotices />
  </>
);

const BadgesAndNotices = () => (
  <Section title="Badges and notices" columns="three">
    <div className="flex flex-wrap gap-2">
      <Badge tone="plain">Completed</Badge>
      <Badge tone="ok" icon={CircleCheck}>
        Active
      </Badge>
      <Badge tone="warn" icon={CirclePause}>
        On hold
      </Badge>
      <Badge tone="bad" icon={OctagonAlert}>
        2 overdue
      </Badge>
      <Badge tone="info" icon={CircleDashed}>
        Planning
      </Badge>
      <Badge tone="wait" icon={Clock}>
        3 waiting
      </Badge>
    </div>
    <Notice icon={Info} tone="info" text="This order goes to the Contracts Manager." />
    <Notice icon={TriangleAlert} tone="warn" text="The card of one worker expires in 12 days." />
    <Notice icon={OctagonAlert} tone="bad" text="The lifting certificate has expired." />
    <Notice icon={Clock} text="3 entries are waiting to send.">
      <Button>Open outbox</Button>
    </Notice>
  </Section>
);
