import { Table } from '#design-system/components/Table';
import { Heading } from '#design-system/primitives/Heading';
import preview from '#storybook/preview.tsx';
import { font, leading, text, tracking, weight } from '../tokens/typography.ts';
import { Page } from './Specimen.styles.ts';

const meta = preview.meta({
  title: 'Fondations/Typographie',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Bricolage Grotesque pour les titres, Inter pour le texte, toutes deux servies par le site. L’échelle est fluide : son minimum à
360 px de large, son maximum à 1280 px. Elle est en rem et suit la taille de texte du lecteur.

**À faire** : 60 à 72 caractères par ligne (\`<Text isMeasured>\`).

**À éviter** : une taille hors de l’échelle.`,
      },
    },
  },
});

const sample = {
  heading: 'Faites entendre votre voix',
  body: 'Une équipe de Québec qui enregistre, filme et forme.',
};
const isHeading = (name: string) => ['display', 'h1', 'h2', 'h3'].includes(name);

export const Echelle = meta.story({
  name: 'Échelle',
  render: () => (
    <Page>
      {Object.entries(text).map(([name, size]) => (
        <div key={name}>
          <p
            style={{
              fontFamily: isHeading(name) ? font.heading : font.body,
              fontSize: size,
              fontWeight: isHeading(name) ? weight.bold : weight.regular,
              lineHeight: isHeading(name) ? leading.heading : leading.body,
              letterSpacing: isHeading(name) ? tracking.heading : tracking.normal,
            }}
          >
            {isHeading(name) ? sample.heading : sample.body}
          </p>
          <code>
            {name} {size}
          </code>
        </div>
      ))}
    </Page>
  ),
});

export const Familles = meta.story({
  render: () => (
    <Page>
      {Object.entries(font).map(([name, family]) => (
        <div key={name}>
          <p style={{ fontFamily: family, fontSize: text.h2, lineHeight: leading.heading }}>
            Portez ce vieux whisky au juge blond qui fume 0123456789 « é è ê ç œ »
          </p>
          <code>
            {name} {family}
          </code>
        </div>
      ))}
    </Page>
  ),
});

const groups = { Graisses: weight, Interlignes: leading, Approches: tracking };

export const Reglages = meta.story({
  name: 'Réglages',
  render: () => (
    <Page>
      {Object.entries(groups).map(([title, tokens]) => (
        <div key={title}>
          <Heading level={2} size="h3">
            {title}
          </Heading>
          <Table caption={title} density="dense">
            <thead>
              <tr>
                <th scope="col">Jeton</th>
                <th scope="col" data-numeric>
                  Valeur
                </th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(tokens).map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td data-numeric>{value}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      ))}
    </Page>
  ),
});
