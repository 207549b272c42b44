import { queryOptions, useQuery } from '@tanstack/react-query';
import { fullName } from '#data/fullName.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { supabase } from '#data/supabase.ts';
import { usePublishedSettings } from '#documents/admin/usePublishedSettings.ts';
import { type Facts, fillFacts, getFacts } from '#site/settings/facts.ts';
import { repliesContent } from '#site/settings/settings.content.ts';
import { repliesSchema, type ReplySettings } from '#site/settings/settings.schema.ts';

type ReplyTemplate = ReplySettings['templates'][number];

async function fetchTemplates(): Promise<ReplyTemplate[]> {
  const { data } = await supabase()
    .from('site_contents')
    .select('value')
    .eq('key', 'internal/replies')
    .throwOnError();
  const published = repliesSchema.safeParse(data[0]?.value);
  return (published.success ? published.data : repliesContent).templates;
}

const replyTemplatesQuery = queryOptions({
  queryKey: ['settings', 'replies'],
  queryFn: fetchTemplates,
  // Whoever has published others has them with the next answer.
  staleTime: 0,
});

/** A template for a person: with the facts of the company, who it is for and who writes. Where a name isn't known, it leaves no gap. */
export const fillTemplate = (
  words: string,
  { facts, firstName, signature }: { facts: Facts; firstName: string | null; signature: string },
): string =>
  fillFacts(firstName ? words : words.replaceAll(' {prénom}', ''), {
    ...facts,
    '{prénom}': firstName ?? '',
    '{signature}': signature,
  }).trim();

/**
 * The templates of the settings (those of the code until some are published), which an answer may begin with: each fills itself in for a
 * person, in the name of whoever is signed in. Editors and above.
 */
export function useReplyTemplates() {
  const { data: templates = [] } = useQuery(replyTemplatesQuery);
  const { profile } = useAuth();
  const facts = getFacts(usePublishedSettings());
  const signature = profile ? fullName(profile) : '';
  return templates.map(({ name, words }) => ({
    name,
    fill: (firstName: string | null) => fillTemplate(words, { facts, firstName, signature }),
  }));
}
