import { useState, useSyncExternalStore } from 'react';
import { siteUrl } from '#data/siteUrl.ts';
import { CoverArt } from '#design-system/primitives/CoverArt';
import { useSettled } from '#documents/admin/DocumentForm/useSettled.ts';
import { usePublishedSettings } from '#documents/admin/usePublishedSettings.ts';
import { toId } from '#documents/data/documentKey.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { toSlug } from '#features/articles/data/slug.ts';
import { paths } from '#paths.ts';
import type { ArticleStore } from '../articleTexts.ts';
import { Address, Card, Picture, Previews, Result, Title, Words } from './ArticlePreviews.styles.ts';

export interface ArticlePreviewsProps {
  /** Le titre, coupé comme le moteur de recherche le coupe. */
  title: string;
  /** La phrase sous le titre. */
  description: string;
  /** La fin de l’adresse. */
  slug: string;
  /** L’adresse de l’image; sans elle, ou si elle ne se charge pas, la couverture dessinée. */
  image: string;
  /** De quoi cette couverture est tirée : l’identifiant de l’article. */
  seed: string;
}

/** The article as a result of a search engine, cut where it would be, and as a card of a social network. */
export function ArticlePreviews({ title, description, slug, image, seed }: ArticlePreviewsProps) {
  const { company } = usePublishedSettings();
  const [broken, setBroken] = useState('');
  const { host } = new URL(siteUrl);
  return (
    <Previews>
      <figure>
        <figcaption>Dans les résultats de recherche</figcaption>
        <Result>
          <Address>
            {company.name}
            <span>{host + paths.blogArticle(slug)}</span>
          </Address>
          <Title>{title}</Title>
          <p>
            {description || 'Sans description, le moteur de recherche choisira lui-même un passage du texte.'}
          </p>
        </Result>
      </figure>
      <figure>
        <figcaption>Une fois partagé</figcaption>
        <Card>
          <Picture>
            {image && image !== broken ? (
              <img key={image} src={image} alt="" onError={() => setBroken(image)} />
            ) : (
              <CoverArt seed={seed} ratio="fill" />
            )}
          </Picture>
          <Words>
            <span>{host}</span>
            <strong>{title}</strong>
            <p>{description}</p>
          </Words>
        </Card>
      </figure>
    </Previews>
  );
}

/** A part of the text. Not the content: a key in it would render these pictures again. */
const useText = <Name extends keyof ArticleInput>(store: ArticleStore, name: Name) =>
  useSyncExternalStore(store.subscribe, () => store.state().text[name]);

/** What search engines and social networks will show of the article that is written. */
export function WrittenPreviews({ store }: { store: ArticleStore }) {
  const title = useText(store, 'title');
  const slug = useText(store, 'slug');
  const excerpt = useText(store, 'excerpt');
  const featured = useText(store, 'featured_image_url');
  const image = useText(store, 'og_image_url') || featured;
  return (
    <ArticlePreviews
      title={useText(store, 'meta_title') || title || 'Titre de l’article'}
      description={useText(store, 'meta_description') || excerpt}
      slug={toSlug({ slug, title })}
      image={useSettled(image)}
      seed={toId(store.state().document)}
    />
  );
}
