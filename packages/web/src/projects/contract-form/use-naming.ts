import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '../../platform/query.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import type { Values } from './fields.ts';

/** The pause in typing before a request is sent. */
const pause = 300;

/** Suggests a slug and a code for a contract, and says whether they are taken. */
export function useNaming({ name, slug, code }: Values, project: Project | undefined) {
  const typed = useMemo(
    () => ({ name: name.slice(0, 200), slug: slug.slice(0, 100), code: code.slice(0, 50) }),
    [name, slug, code],
  );
  const settled = useDebouncedValue(typed, pause);
  const { data, isPlaceholderData } = useQuery({
    ...query(projectsApi.naming, { query: settled }),
    placeholderData: keepPreviousData,
    // Others name their contracts meanwhile.
    staleTime: 0,
    retry: false,
  });
  const verdict = settled === typed && !isPlaceholderData ? data : undefined;
  // What cannot be a slug is neither free nor taken: the form says what is wrong with it.
  const isOther = {
    slug: /^[a-z0-9-]{1,100}$/.test(slug) && slug !== project?.slug,
    code: code !== project?.code,
  };
  return {
    suggestedSlug: data?.suggestedSlug,
    suggestedCode: data?.suggestedCode,
    isSlugFree: isOther.slug ? verdict?.isSlugFree : undefined,
    codeIsOf: isOther.code ? verdict?.codeIsOf : undefined,
  };
}
