import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { useState } from 'react';
import { useFormDraft, useFoundDraft } from '../../app/use-form-draft.ts';
import { fieldsOf } from '../../platform/call.ts';
import { theirsIn } from '../../platform/theirs-in.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { staleByIssue } from '../queries.ts';
import { bodyOf, type Filled, IssueFields, valuesOf } from './fields.ts';
import { useKnown } from './use-new-issue.ts';

/** The form of an issue that is there already. */
export function useEditIssue(issue: SiteIssue, onSaved: () => void) {
  const toast = useToast();
  const known = useKnown();
  const found = useFoundDraft('issue', valuesOf(issue), issue);
  // With the version that somebody had before them, so that nobody is overwritten.
  const [base, setBase] = useState({ ...issue, version: found.version });
  const [theirs, setTheirs] = useState<SiteIssue>();
  const edit = useCommand(siteIssuesApi.edit, {
    refreshes: staleByIssue,
    onRefused: (error) => {
      form.refuse(fieldsOf(error));
      setTheirs(theirsIn(error));
    },
  });
  const load = (newer: SiteIssue) => {
    setBase(newer);
    setTheirs(undefined);
    found.forget();
    draft.drop();
    form.fill(valuesOf(newer));
  };
  const save = (filled: Filled, { id, version }: SiteIssue) =>
    edit.perform(
      { params: { siteIssueId: id }, body: { ...bodyOf(filled, known), version } },
      () => {
        draft.end();
        toast({ text: 'Issue updated' });
        onSaved();
      },
    );
  const form = useForm(IssueFields, found.values, { onSubmit: (filled) => save(filled, base) });
  const draft = useFormDraft({ ...found, version: base.version }, form, valuesOf(base));
  return {
    form,
    edit,
    theirs,
    draft,
    discard: () => load(issue),
    loadTheirs: () => theirs && load(theirs),
    saveMine: () => theirs && form.attempt((filled) => save(filled, theirs)),
  };
}
