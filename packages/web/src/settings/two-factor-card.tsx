import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { type TwoFactor, twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { obstacleToTurningOff } from '@sitewright/domain/session/two-factor-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { invalidateAfter } from '../platform/invalidate.ts';
import { query } from '../platform/query.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { dayText } from '../ui/format/date-time.ts';
import { LazyBoundary, lazyComponent } from '../ui/layout/lazy-component.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { Panel } from '../ui/layout/panel.tsx';

const SetUpTwoFactor = lazyComponent(
  () => import('../session/two-factor/set-up.tsx'),
  'SetUpTwoFactor',
);
const TurnOff = lazyComponent(() => import('./turn-off-two-factor.tsx'), 'TurnOffTwoFactor');
const NewCodes = lazyComponent(() => import('./new-recovery-codes.tsx'), 'NewRecoveryCodes');

type Over = 'setUp' | 'turnOff' | 'newCodes';

/** How the user signs in, in addition to the password. */
export function TwoFactorCard() {
  const twoFactor = useQuery(query(twoFactorApi.readTwoFactor));
  const client = useQueryClient();
  const [over, open] = useState<Over>();
  const close = () => open(undefined);
  const done = () => {
    close();
    const reads = [twoFactorApi.readTwoFactor, ownSessionsApi.sessions];
    void invalidateAfter(client, twoFactorApi.turnOnTwoFactor, reads);
  };
  return (
    <Panel title="Two-factor sign-in">
      <div className="grid gap-3 p-4">
        <Loaded query={twoFactor} what="two-factor sign-in" empty="This could not be loaded.">
          {(state) => (state.isOn ? <On state={state} open={open} /> : <Off open={open} />)}
        </Loaded>
      </div>
      {over && (
        <LazyBoundary onLost={close}>
          {over === 'setUp' && (
            <SetUpTwoFactor
              cancel={{ label: 'Cancel', onPress: close }}
              onClose={close}
              onDone={done}
            />
          )}
          {over === 'turnOff' && <TurnOff onDone={done} onClose={close} />}
          {over === 'newCodes' && <NewCodes onDone={done} onClose={close} />}
        </LazyBoundary>
      )}
    </Panel>
  );
}

type OpenProps = { open: (over: Over) => void };

const Off = ({ open }: OpenProps) => (
  <>
    <p className="text-sm">
      <Badge tone="plain" icon={ShieldOff}>
        Off
      </Badge>
    </p>
    <p className="text-sm text-text-2">
      Add a code from an app on your phone, so that your password alone is not enough to sign in.
      Turning it on signs out your other devices and stops your calendar link working.
    </p>
    <div>
      <Button tone="primary" onClick={() => open('setUp')}>
        Set up
      </Button>
    </div>
  </>
);

const fewCodes = 3;

function On({ state, open }: OpenProps & { state: TwoFactor }) {
  const { since, recoveryCodesLeft } = state;
  const left = `${recoveryCodesLeft} ${recoveryCodesLeft === 1 ? 'recovery code' : 'recovery codes'} left.`;
  return (
    <>
      <p className="text-sm">
        <Badge tone="ok" icon={ShieldCheck}>
          On
        </Badge>{' '}
        {since && `Since ${dayText(since)}. `}
        {left}
      </p>
      {recoveryCodesLeft <= fewCodes && (
        <Notice
          icon={TriangleAlert}
          text="Create new recovery codes, so that you can still sign in if you lose your phone."
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => open('newCodes')}>New recovery codes</Button>
        <ButtonWithReason obstacle={obstacleToTurningOff(state)} onClick={() => open('turnOff')}>
          Turn off
        </ButtonWithReason>
      </div>
    </>
  );
}
