import { languages } from '@sitewright/domain/kernel/languages';
import { linksApi } from '@sitewright/domain/links/api';
import { type Link, type LinkPurpose, linkLifetimeDays } from '@sitewright/domain/links/link';
import { isInForce } from '@sitewright/domain/links/rules';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { userMessage } from '../platform/call.ts';
import { query } from '../platform/query.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { Failure } from '../ui/layout/failure.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { LinkInForce } from './link-in-force.tsx';

/** The record that a link opens. */
type LinkTarget = { purpose: LinkPurpose; targetId: number };

type Props = {
  target: LinkTarget;
  title: string;
  description: string;
  /** The purpose of the code, such as 'sign RAMS-001'. */
  codeFor: string;
  /** Whether the people who use it are briefed in a language of their own. */
  asksLanguage?: boolean;
  onClose: () => void;
  /** Further content, such as who has used it. */
  children?: ReactNode;
};

/** To be scanned from the screen, printed or sent: people without an account use it on their own phone. */
export function ShareLink(props: Props) {
  const { target, title, description, codeFor, asksLanguage, onClose, children } = props;
  return (
    <Dialog title={title} description={description} isOpen onClose={onClose}>
      <Loaded
        query={useQuery({
          ...query(linksApi.list, { query: target }),
          // Others may have made or withdrawn one since.
          staleTime: 0,
        })}
        what="the link"
        empty={<MakeLink target={target} asksLanguage={asksLanguage ?? false} />}
        skeleton={<Skeleton what="the link" shape="lines" />}
      >
        {(links) => {
          const link = links.find(isOpen);
          return link ? (
            <LinkInForce link={link} codeFor={codeFor} />
          ) : (
            <MakeLink target={target} asksLanguage={asksLanguage ?? false} />
          );
        }}
      </Loaded>
      {children}
    </Dialog>
  );
}

/** One that was emailed before links were signed cannot be shown again. */
const isOpen = (link: Link): boolean =>
  link.address !== null && isInForce(link, new Date().toISOString());

type MakeProps = { target: LinkTarget; asksLanguage: boolean };

function MakeLink({ target, asksLanguage }: MakeProps) {
  const [language, setLanguage] = useState('English');
  const create = useCommand(linksApi.create);
  const chosen = languages.find((candidate) => candidate === language);
  return (
    <div className="grid gap-3">
      {asksLanguage && (
        <SelectField
          name="language"
          label="Briefed in"
          options={languages}
          value={language}
          onChange={setLanguage}
        />
      )}
      <p className="text-sm text-text-2">
        The QR code and its link work for {linkLifetimeDays[target.purpose]} days. You can withdraw
        them at any time.
      </p>
      {create.error && <Failure text={userMessage(create.error)} />}
      <Button
        tone="primary"
        isPending={create.isPending}
        pendingLabel="Creating..."
        onClick={() =>
          create.perform({ body: { ...target, language: asksLanguage ? chosen : undefined } })
        }
      >
        Create QR code
      </Button>
    </div>
  );
}
