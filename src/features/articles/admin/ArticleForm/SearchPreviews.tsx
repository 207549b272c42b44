import { useSyncExternalStore } from 'react';
import { useSettled } from '#documents/admin/DocumentForm/useSettled.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import type { ArticleStore } from '#features/articles/admin/articleTexts.ts';
import { toSlug } from '#features/articles/data/slug.ts';
import { toId } from '#documents/data/documentKey.ts';
import { SearchPreview } from '../SearchPreview/SearchPreview.tsx';
import { SharePreview } from '../SharePreview/SharePreview.tsx';
import { Previews } from './SearchPreviews.styles.ts';

/** A part of the text. Not the content: a key in it would render these pictures again. */
const useText = <Name extends keyof ArticleInput>(store: ArticleStore, name: Name) =>
  useSyncExternalStore(store.subscribe, () => store.state().text[name]);

/** What search engines and social networks will show of an article. */
export function SearchPreviews({ store }: { store: ArticleStore }) {
  const title = useText(store, 'title');
  const slug = useText(store, 'slug');
  const excerpt = useText(store, 'excerpt');
  const searchTitle = useText(store, 'meta_title') || title || 'Titre de l’article';
  const description = useText(store, 'meta_description') || excerpt;
  const featured = useText(store, 'featured_image_url');
  const image = useText(store, 'og_image_url') || featured;
  return (
    <Previews>
      <SearchPreview title={searchTitle} description={description} slug={toSlug({ slug, title })} />
      <SharePreview
        title={searchTitle}
        description={description}
        image={useSettled(image)}
        seed={toId(store.state().document)}
      />
    </Previews>
  );
}
