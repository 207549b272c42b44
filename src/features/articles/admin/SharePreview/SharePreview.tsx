import { siteUrl } from '#data/siteUrl.ts';
import { useState } from 'react';
import { CoverArt } from '#design-system/primitives/CoverArt';
import { PreviewTitle } from '../PreviewTitle.ts';
import { Card, Picture, Words } from './SharePreview.styles.ts';

export interface SharePreviewProps {
  /** Le titre du lien partagé. */
  title: string;
  /** La phrase sous le titre. */
  description: string;
  /** L’adresse de l’image; sans elle, ou si elle ne se charge pas, la couverture dessinée. */
  image: string;
  /** De quoi cette couverture est tirée : l’identifiant de l’article. */
  seed: string;
}

/** The article as a card of a social network. */
export function SharePreview({ title, description, image, seed }: SharePreviewProps) {
  const [broken, setBroken] = useState('');
  return (
    <figure>
      <PreviewTitle>Une fois partagé</PreviewTitle>
      <Card>
        <Picture>
          {image && image !== broken ? (
            <img key={image} src={image} alt="" onError={() => setBroken(image)} />
          ) : (
            <CoverArt seed={seed} ratio="fill" />
          )}
        </Picture>
        <Words>
          <span>{new URL(siteUrl).host}</span>
          <strong>{title}</strong>
          <p>{description}</p>
        </Words>
      </Card>
    </figure>
  );
}
