import type { ReactNode } from 'react';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import preview from '#storybook/preview.tsx';
import { color } from '../tokens/color.ts';
import { palette } from '../tokens/palette.ts';
import { contrast, pairsInUse } from './contrast.ts';
import { Chip, Contrasts, Name, Page, Pair, Ring, Swatch, Swatches } from './Specimen.styles.ts';
import { TokenTable } from '#storybook/docs/TokenTable.tsx';

const meta = preview.meta({
  title: 'Fondations/Couleurs',
  parameters: {
    layout: 'padded',
    description: `Les composants lisent des **rôles** (\`theme.color.accent\`), jamais la palette. Sur ce qui peut être posé sur une bande claire ou
sombre, ils lisent \`surface.text\`, \`surface.border\`… de \`#theme/surface.ts\` : la bande décide, le contenu suit.

Les valeurs et les contrastes de cette page sont lus et calculés dans la source; un test refuse une paire insuffisante.

[Télécharger les jetons pour un outil de design (DTCG 2025.10)](./tokens/porte-voix.tokens.json)

Aussi : contraste, palette, thème, dark, sombre, jetons, tokens, Figma.`,
  },
});

/** What each role is permitted for; the compiler asks for a line when a role is added. */
const uses: Record<keyof typeof color, string> = {
  text: 'Texte courant et titres sur fond clair.',
  textMuted: 'Texte secondaire sur fond clair : légendes, aides.',
  textOnDark: 'Texte sur les bandes sombres et sur « brand ».',
  textOnDarkMuted: 'Texte secondaire sur les bandes sombres.',
  brand: 'La couleur de la marque : contrôles pleins, états choisis.',
  brandHover: '« brand » sous le pointeur.',
  brandActive: '« brand » pendant l’appui.',
  link: 'Liens dans le texte, sur fond clair.',
  brandAccent: 'Dessins : barres, icônes, traits. Jamais du texte courant.',
  brandSoft: 'Dessins discrets, bordures fortes sur fond sombre.',
  brandTint: 'Fond d’un élément choisi ou mis en avant.',
  brandFaint: 'La plus pâle : survol d’une ligne, panneau en retrait.',
  accent: 'Le seul accent : l’appel à l’action principal, un par écran.',
  accentHover: '« accent » sous le pointeur.',
  onAccent: 'Texte sur « accent ».',
  accentText: 'Texte couleur d’accent, sur fond clair.',
  accentTint: 'Fond d’un texte couleur d’accent.',
  progress: 'Second accent : progrès et réussite, en dessin.',
  progressText: 'Texte de progrès ou de réussite, sur fond clair.',
  progressTint: 'Fond d’un texte de progrès.',
  page: 'La page.',
  band: 'Bandes alternées de la page.',
  surface: 'Cartes, champs, menus.',
  surfaceDark: 'Bandes sombres : tête d’accueil, résultats, pied de page.',
  surfaceDarkRaised: 'Cartes sur une bande sombre.',
  border: 'Filets entre les choses.',
  borderControl: 'Bordure des champs et des contrôles.',
  borderOnDark: 'Filets sur les bandes sombres.',
  focus: 'Anneau de focus sur fond clair.',
  focusOnDark: 'Anneau de focus sur fond sombre.',
  overlay: 'Voile posé sur la page par une fenêtre ou un tiroir.',
  danger: 'Erreur, suppression.',
  dangerHover: '« danger » sous le pointeur, quand il remplit un bouton.',
  dangerTint: 'Fond d’un message d’erreur.',
  warning: 'Avertissement.',
  warningTint: 'Fond d’un avertissement.',
  success: 'Réussite.',
  successTint: 'Fond d’un message de réussite.',
};

const figure = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

type ColorName = keyof typeof color;

const needs = { body: 'AAA', text: 'AA', graphic: 'dessin' } as const;

/** What a colour stands on, or what stands on it, each as a sample with its contrast. */
function listContrasts(name: string): ReactNode {
  const pairs = pairsInUse.filter(({ front, on }) => front === name || on === name);
  return (
    pairs.length > 0 && (
      <Contrasts>
        <summary>{pairs.length === 1 ? 'Son contraste' : `Ses ${pairs.length} contrastes`}</summary>
        {pairs.map(({ front, on, as }) => (
          <Contrast
            key={`${front} ${on}`}
            front={front}
            on={on}
            as={as}
            other={front === name ? on : front}
          />
        ))}
      </Contrasts>
    )
  );
}

type ContrastProps = { front: ColorName; on: ColorName; as: keyof typeof needs; other: ColorName };

/** Rounded down: a contrast is never better than it is said to be. */
const formatContrast = (front: string, on: string) =>
  figure.format(Math.floor(contrast(front, on) * 10) / 10);

function Contrast({ front, on, as, other }: ContrastProps) {
  const ratio = formatContrast(color[front], color[on]);
  return (
    <Pair>
      {as === 'graphic' ? (
        <Ring aria-hidden style={{ background: color[on], borderColor: color[front] }} />
      ) : (
        <Chip aria-hidden style={{ background: color[on], color: color[front] }}>
          Aa
        </Chip>
      )}
      <span>
        <code>{other}</code> {ratio} ({needs[as]})
      </span>
    </Pair>
  );
}

export const Roles = meta.story({
  render: () => (
    <Page>
      <TokenTable
        caption="Rôles"
        group="color"
        tokens={color}
        draw={(value) => <Chip aria-hidden style={{ background: value }} />}
        more={{
          'À quoi il sert, et son contraste': (name) => (
            <>
              {uses[name as ColorName]}
              {listContrasts(name)}
            </>
          ),
        }}
      />
    </Page>
  ),
});

export const Palette = meta.story({
  render: () => (
    <Page>
      <Heading level={1} size="h2">
        Palette
      </Heading>
      <Text tone="muted" isMeasured>
        Les teintes brutes. Seuls les rôles les lisent.
      </Text>
      <Swatches>
        {Object.entries(palette).map(([name, value]) => (
          <Swatch key={name}>
            <div style={{ background: value }} />
            <p>
              <Name>{name}</Name>
              {value}
            </p>
          </Swatch>
        ))}
      </Swatches>
    </Page>
  ),
});

type Shade = keyof typeof palette;

const shade = { control: 'select', options: Object.keys(palette) } as const;

/** Deux teintes quelconques, que l’on choisit sous « Contrôles » : ici le corail sur le sable. */
export const AnyTwo = meta.story({
  name: 'Contraste de deux teintes',
  tags: ['no-visual'],
  args: { front: 'signal500', on: 'sand' },
  argTypes: { front: { ...shade, name: 'Devant' }, on: { ...shade, name: 'Derrière' } },
  render: (args) => {
    const { front, on } = args as Record<'front' | 'on', Shade>;
    return (
      <Page>
        <Pair>
          <Ring aria-hidden style={{ background: palette[on], borderColor: palette[front] }} />
          <span>
            <code>{front}</code> sur <code>{on}</code>&nbsp;: {formatContrast(palette[front], palette[on])}.
            Il faut 3 à un dessin, 4,5 à un texte, 7 au texte courant.
          </span>
        </Pair>
      </Page>
    );
  },
});
