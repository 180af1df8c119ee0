import { requestFor } from '@sitewright/domain/kernel/request';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Naming, Project } from '@sitewright/domain/projects/project';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../ui/use-settled.ts';
import type { Values } from './fields.ts';

/** The pause in typing before a request is sent. */
const pause = 300;

/** What to call a contract, and whether another is called so already. */
export function useNaming({ name, slug, code }: Values, project: Project | undefined) {
  const asks = { name: name.slice(0, 200), slug: slug.slice(0, 100), code: code.slice(0, 50) };
  const { url } = requestFor(projectsApi.naming, { query: asks });
  const settledUrl = useSettled(url, pause);
  const { data, isPlaceholderData } = useQuery<Naming | null>({
    queryKey: [settledUrl],
    placeholderData: keepPreviousData,
    // Others name their contracts meanwhile.
    staleTime: 0,
    retry: false,
  });
  const verdict = settledUrl === url && !isPlaceholderData ? data : undefined;
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
