import { DataError, refuse } from '../errors.ts';
import { supabase } from '../supabase.ts';

/** A link that is alive. Its token is stored nowhere. */
export type PreviewLink = {
  id: string;
  created_at: string;
  ends_at: string;
  /** Of whoever made it; null once their account is gone. */
  first_name: string | null;
  last_name: string | null;
};

/** Who has approved an article. */
export type PreviewApproval = {
  id: string;
  name: string;
  comment: string | null;
  approved_at: string;
  /** Whether the article is still as it was approved. */
  is_current: boolean;
};

/** What is shared of an article, and who has approved it, newest first. */
export type Previews = { links: PreviewLink[]; approvals: PreviewApproval[] };

/** The living links to an article, and who has approved it (product 7.18). Editors and above. */
export async function fetchPreviews(articleId: string): Promise<Previews> {
  const { data } = await supabase().rpc('list_previews', { article_id: articleId }).throwOnError();
  const [previews] = data as Previews[];
  return previews ?? { links: [], approvals: [] };
}

/** A link that was just made. */
export type NewPreviewLink = { id: string; token: string; ends_at: string };

/**
 * Makes a link to an article as it is saved (product 7.16). Fails as `conflict` when it has ten already. Asked again after
 * a lost answer, it makes a second one: nobody has the token of the first, which the list shows.
 */
export async function createPreviewLink(articleId: string): Promise<NewPreviewLink> {
  const { data } = await supabase().rpc('create_preview_link', { article_id: articleId }).throwOnError();
  return data[0] ?? refuse();
}

/** Ends a link at once. One that has ended already is no failure. */
export async function revokePreviewLink(id: string) {
  const { status } = await supabase().rpc('revoke_preview_link', { link_id: id }).throwOnError();
  if (status !== 204) throw new DataError('refused');
}
