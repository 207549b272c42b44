import { siteUrl } from '#data/siteUrl.ts';
import { useState } from 'react';
import { CoverArt } from '#design-system/primitives/CoverArt';
import { PreviewTitle } from '../PreviewTitle.ts';
import { Card, Picture, Words } from './SharePreview.styles.ts';

export interface SharePreviewProps {
  title: string;
  description: string;
  /** Address of the picture; without one, or when it doesn't load, the cover that is drawn for the article. */
  image: string;
  /** What that cover is drawn from: the article's id. */
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
