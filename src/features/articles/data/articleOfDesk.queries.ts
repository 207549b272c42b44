import { supabase } from '#data/supabase.ts';
import { type BlogArticle, toPictures } from './blog.queries.ts';

/** What the page of an article shows that no form of it holds. */
export type ArticleOfDesk = Pick<BlogArticle, 'id' | 'published_at' | 'profiles' | 'pictures'> &
  Partial<Pick<BlogArticle, 'created_at' | 'updated_at'>>;

/** The same of an article online or not, for whoever may edit it; of one that isn't saved yet, what it will have from them. */
export async function fetchArticleOfDesk(id: string): Promise<ArticleOfDesk> {
  const [{ data: saved }, { data }] = await Promise.all([
    supabase()
      .from('articles')
      .select('id,status,published_at,created_at,updated_at,pictures,profiles(first_name,last_name)')
      .eq('id', id || crypto.randomUUID())
      .maybeSingle()
      .throwOnError(),
    supabase().auth.getSession(),
  ]);
  if (saved) {
    const { status, published_at, pictures, ...others } = saved;
    // Its date is that of its publication, which is now as long as there is none.
    return {
      ...others,
      published_at: status === 'published' ? (published_at ?? saved.created_at) : null,
      pictures: toPictures(pictures),
    };
  }
  const { data: author } = data.session
    ? await supabase()
        .from('profiles')
        .select('first_name,last_name')
        .eq('user_id', data.session.user.id)
        .maybeSingle()
        .throwOnError()
    : { data: null };
  return { id: id || crypto.randomUUID(), published_at: null, profiles: author, pictures: {} };
}
