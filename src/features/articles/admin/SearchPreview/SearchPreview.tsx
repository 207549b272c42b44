import { usePublishedSettings } from '#documents/admin/usePublishedSettings.ts';
import { paths } from '#paths.ts';
import { siteUrl } from '#data/siteUrl.ts';
import { PreviewTitle } from '../PreviewTitle.ts';
import { Address, Result, Title } from './SearchPreview.styles.ts';

export interface SearchPreviewProps {
  /** Le titre, coupé comme le moteur de recherche le coupe. */
  title: string;
  /** La phrase sous le titre. */
  description: string;
  /** La fin de l’adresse. */
  slug: string;
}

/** The article as a result of a search engine, cut where it would be. */
export function SearchPreview({ title, description, slug }: SearchPreviewProps) {
  const { company } = usePublishedSettings();
  return (
    <figure>
      <PreviewTitle>Dans les résultats de recherche</PreviewTitle>
      <Result>
        <Address>
          {company.name}
          <span>{new URL(siteUrl).host + paths.blogArticle(slug)}</span>
        </Address>
        <Title>{title}</Title>
        <p>
          {description || 'Sans description, le moteur de recherche choisira lui-même un passage du texte.'}
        </p>
      </Result>
    </figure>
  );
}
