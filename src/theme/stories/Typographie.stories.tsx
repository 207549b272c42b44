import preview from '#storybook/preview.tsx';
import { font, leading, text, tracking, weight } from '../tokens/typography.ts';
import { Page } from './Specimen.styles.ts';
import { TokenTable } from '#storybook/docs/TokenTable.tsx';

const meta = preview.meta({
  title: 'Fondations/Typographie',
  parameters: {
    layout: 'padded',
    description: `Bricolage Grotesque pour les titres, Inter pour le texte, toutes deux servies par le site. L’échelle est fluide : son minimum à
360 px de large, son maximum à 1280 px. Elle est en rem et suit la taille de texte du lecteur.

**À faire** : 60 à 72 caractères par ligne (\`<Text isMeasured>\`).

**À éviter** : une taille hors de l’échelle.

Aussi : police, fonte, font, graisse.`,
  },
});

const sample = {
  heading: 'Faites entendre votre voix',
  body: 'Une équipe de Québec qui enregistre, filme et forme.',
};
const isHeading = (name: string) => ['display', 'h1', 'h2', 'h3'].includes(name);

const setting = (name: string) => ({
  fontFamily: isHeading(name) ? font.heading : font.body,
  fontWeight: isHeading(name) ? weight.bold : weight.regular,
  lineHeight: isHeading(name) ? leading.heading : leading.body,
  letterSpacing: isHeading(name) ? tracking.heading : tracking.normal,
});

export const Echelle = meta.story({
  name: 'Échelle',
  render: () => (
    <Page>
      {Object.entries(text).map(([name, size]) => (
        <p key={name} style={{ ...setting(name), fontSize: size }}>
          {isHeading(name) ? sample.heading : sample.body}
        </p>
      ))}
      <TokenTable caption="Échelle" group="text" tokens={text} />
    </Page>
  ),
});

export const Familles = meta.story({
  render: () => (
    <Page>
      {Object.entries(font).map(([name, family]) => (
        <p key={name} style={{ fontFamily: family, fontSize: text.h2, lineHeight: leading.heading }}>
          Portez ce vieux whisky au juge blond qui fume 0123456789 « é è ê ç œ »
        </p>
      ))}
      <TokenTable caption="Familles" group="font" tokens={font} />
    </Page>
  ),
});

export const Reglages = meta.story({
  name: 'Réglages',
  render: () => (
    <Page>
      <TokenTable caption="Graisses" group="weight" tokens={weight} />
      <TokenTable caption="Interlignes" group="leading" tokens={leading} />
      <TokenTable caption="Approches" group="tracking" tokens={tracking} />
    </Page>
  ),
});
